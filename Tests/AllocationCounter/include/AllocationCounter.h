/// How many blocks of memory the calling thread has asked for.
///
/// The test's program defines `malloc` and its family itself and passes each call on to the C library, so that
/// blocks of the Swift runtime are counted, too.
///
/// Returns -1 where that is not possible: outside of Linux with the GNU C library, and under a sanitizer, which
/// brings a `malloc` of its own.
long allocation_count(void);

/// How many bytes these blocks have together, whether or not they have been freed; -1 like the number of blocks.
long allocation_bytes(void);
