// Only these systems can start another program.
#if os(macOS) || os(Linux)
  import Foundation

  /// The program `identity-lint` as the test run has built it.
  struct LintProgram {
    /// What a run has given.
    struct Run {
      let output: String
      let troubles: String
      let status: Int32
    }

    private let executable: URL

    /// Finds the program beside the test bundle.
    ///
    /// - Throws: `NotFound` where no folder above the test bundle holds it.
    init() throws {
      // On a Mac the process is a helper from the toolchain, and the bundle is one of its arguments.
      let starts = CommandLine.arguments.filter { $0.contains(".xctest") } + [CommandLine.arguments[0]]
      for start in starts {
        var folder = URL(filePath: start).standardizedFileURL
        while folder.path != "/" {
          folder.deleteLastPathComponent()
          let candidate = folder.appending(path: "identity-lint")
          let values = try? candidate.resourceValues(forKeys: [.isRegularFileKey])
          if values?.isRegularFile == true {
            executable = candidate
            return
          }
        }
      }
      throw NotFound(starts: starts)
    }

    /// Runs the program to its end.
    ///
    /// - Parameter folder: The folder to run it in, or `nil` for the present one.
    func run(_ arguments: String..., in folder: String? = nil) throws -> Run {
      try run(arguments, in: folder)
    }

    func run(_ arguments: [String], in folder: String? = nil) throws -> Run {
      let process = Process()
      let (output, troubles) = (Pipe(), Pipe())
      process.executableURL = executable
      process.arguments = arguments
      if let folder { process.currentDirectoryURL = URL(filePath: folder) }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = troubles
      try process.run()
      // The troubles are written first, and fit a pipe.
      let printed = try output.fileHandleForReading.readToEnd() ?? Data()
      let complained = try troubles.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return Run(
        output: String(decoding: printed, as: UTF8.self),
        troubles: String(decoding: complained, as: UTF8.self),
        status: process.terminationStatus)
    }

    struct NotFound: Error, CustomStringConvertible {
      let starts: [String]

      var description: String {
        "no program 'identity-lint' in a folder above \(starts.joined(separator: " or "))"
      }
    }
  }
#endif
