import Foundation

/// Finds the Swift files under files and folders.
///
/// A folder is entered once, however many links lead to it, so a loop of folders ends. Names that begin with a dot
/// are left out, unless they are given. Files come sorted by path.
struct SourceFinder {
  private(set) var files: [String] = []
  private(set) var troubles: [SourceTrouble] = []
  /// The real places of what has been found, so that nothing is found twice.
  private var visited: Set<String> = []

  /// Finds the files under paths.
  init(_ paths: [String]) {
    for path in paths {
      visitGiven(path)
    }
    files.sort()
    troubles.sort()
  }

  private enum Kind {
    case file
    case folder
    case other
  }

  private mutating func visitGiven(_ path: String) {
    guard let kind = Self.kind(of: path) else {
      troubles.append(SourceTrouble(path: path, what: "not read", why: Self.reason(path)))
      return
    }
    switch kind {
    case .file: add(path)
    case .folder: enter(path)
    case .other:
      troubles.append(SourceTrouble(path: path, what: "not read", why: "it is neither a file nor a folder"))
    }
  }

  /// Walks a folder without recursion: folders can be nested deeper than a stack is.
  private mutating func enter(_ root: String) {
    var waiting = [root]
    while let folder = waiting.popLast() {
      guard let place = Self.realPath(folder), visited.insert(place).inserted else { continue }
      let names: [String]
      do {
        names = try FileManager.default.contentsOfDirectory(atPath: folder)
      } catch {
        troubles.append(
          SourceTrouble(path: folder, what: "folder not read", why: SourceText.reason(of: error)))
        continue
      }
      for name in names where !name.hasPrefix(".") {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        let isSource = name.hasSuffix(".swift")
        switch Self.kind(of: path) {
        case .folder: waiting.append(path)
        case .file: if isSource { add(path) }
        case .other: break
        // A broken link to something that is no source file is nobody's business here.
        case nil: if isSource { troubles.append(.init(path: path, what: "not read", why: Self.reason(path))) }
        }
      }
    }
  }

  private mutating func add(_ path: String) {
    guard visited.insert(Self.realPath(path) ?? path).inserted else { return }
    files.append(path)
  }

  /// What a path leads to, through links, or `nil` where that cannot be said.
  private static func kind(of path: String) -> Kind? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return .file
    case S_IFDIR: return .folder
    default: return .other
    }
  }

  private static func reason(_ path: String) -> String {
    let error = SourceText.lastError()
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFLNK else { return error }
    return "the link leads nowhere (\(error))"
  }

  private static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension SourceText {
  /// An error of Foundation in the system's words, without Foundation's sentence around them.
  static func reason(of error: any Error) -> String {
    let cocoa = error as NSError
    if let underlying = cocoa.userInfo[NSUnderlyingErrorKey] as? NSError,
      underlying.domain == NSPOSIXErrorDomain
    {
      return String(cString: strerror(Int32(underlying.code)))
    }
    return cocoa.localizedDescription
  }
}
