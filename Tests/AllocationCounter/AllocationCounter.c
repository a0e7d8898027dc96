#include "AllocationCounter.h"

#include <errno.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_OTHER_MALLOC 1
#endif
#endif

#if defined(__linux__) && defined(__GLIBC__) && !defined(HAS_OTHER_MALLOC)

static __thread long count = 0;
static __thread long bytes = 0;

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  count++;
  bytes += size;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  bytes += number * size;
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count++;
  bytes += size;
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count++;
  bytes += size;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  bytes += size;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count++;
  bytes += size;
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}

long allocation_count(void) { return count; }

long allocation_bytes(void) { return bytes; }

#else

long allocation_count(void) { return -1; }

long allocation_bytes(void) { return -1; }

#endif
