// Only these systems can start another program.
#if os(macOS) || os(Linux)
  import Foundation

  /// One of the programs in `Examples`, as the test run has built it.
  ///
  /// `swift run` cannot be used: inside `swift test` it waits for ever for the build folder.
  struct ExampleProgram {
    /// Every example, by the name that `swift run` takes.
    static let names = [
      "expanding-card", "editable-field", "archived-list", "panel-visibility", "toggleable-stack",
      "hiking-route",
    ]

    let executable: URL

    /// Finds a program beside the test bundle.
    ///
    /// - Throws: `NotFound` where no folder above the test bundle holds it.
    init(_ name: String) throws {
      // On a Mac the process is a helper from the toolchain, and the bundle is one of its arguments.
      let starts = CommandLine.arguments.filter { $0.contains(".xctest") } + [CommandLine.arguments[0]]
      for start in starts {
        var folder = URL(filePath: start).standardizedFileURL
        while folder.path != "/" {
          folder.deleteLastPathComponent()
          let candidate = folder.appending(path: name)
          let values = try? candidate.resourceValues(forKeys: [.isRegularFileKey])
          if values?.isRegularFile == true {
            executable = candidate
            return
          }
        }
      }
      throw NotFound(name: name, starts: starts)
    }

    /// Runs the program to its end and gives what it wrote to standard output.
    ///
    /// - Throws: `Failed` where its exit status is not 0, and what starting it throws.
    func output() throws -> String {
      let process = Process()
      let pipe = Pipe()
      process.executableURL = executable
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = pipe
      try process.run()
      // To the end before waiting: a full pipe would stop the program for ever.
      let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        throw Failed(name: executable.lastPathComponent, status: process.terminationStatus)
      }
      return String(decoding: data, as: UTF8.self)
    }

    struct NotFound: Error, CustomStringConvertible {
      let name: String
      let starts: [String]

      var description: String {
        "no program '\(name)' in a folder above \(starts.joined(separator: " or "))"
      }
    }

    struct Failed: Error, CustomStringConvertible {
      let name: String
      let status: Int32

      var description: String { "'\(name)' ended with exit status \(status)" }
    }
  }
#endif
