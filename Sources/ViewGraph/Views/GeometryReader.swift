import Foundation

/// Content that is built for the size it is given.
///
/// The closure runs on behalf of the view around it: what it reads makes that view depend on it. Its content has one
/// identity whatever the size.
public struct GeometryReader<Content> {
  /// Builds the content.
  public var content: (GeometryProxy) -> Content
  let location: SourceLocation?
}

extension GeometryReader: View where Content: View {
  /// A reader has no body.
  public typealias Body = Never

  /// Creates a reader.
  nonisolated public init(
    @ViewBuilder content: @escaping (GeometryProxy) -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.content = content
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// Describes a container with the content that the closure builds.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    let opened = pass.open(Self.self, .container, at: view.location)
    let (graph, context) = (pass.graph, opened.changed ?? pass.context)
    let content = graph.geometryContents[opened.node] ?? GeometryContent(MeasuredGeometry())
    let proxy = GeometryProxy(measured: content.measured)
    content.reader = context.reader
    content.describe = { pass in
      Content._describe(pass.graph.observing { view.content(proxy) }, in: &pass)
    }
    graph.geometryContents[opened.node] = content
    graph.live(opened.node).environment = context.environment
    // A new reader on a screen is told its size before it builds anything.
    if opened.isNew, graph.geometry != nil { return }
    pass.describeContent(of: opened.node, opened.changed) { content.describe(&$0) }
  }
}

/// The size and place of the view that reads it.
///
/// Everything is zero in a host without a screen. The content is described again, in the same update, when the frame
/// has changed.
public struct GeometryProxy: Sendable {
  let measured: MeasuredGeometry

  /// The size in points.
  public var size: CGSize { measured.frame.withLock { $0 }.size }

  /// The insets that keep content clear of bars and corners, in points; nothing here, since layouts do not fill them.
  public var safeAreaInsets: EdgeInsets { measured.safeAreaInsets.withLock { $0 } }

  /// The frame in points, in a space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The frame in points, in a space.
  @_disfavoredOverload public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global: return measured.frame.withLock { $0 }
    case .named(let name):
      let frame = measured.frame.withLock { $0 }
      guard let space = measured.space(named: name) else { return frame }
      return frame.offsetBy(dx: -space.minX, dy: -space.minY)
    }
  }

  /// The bounds of the space that carries a name, in the view's own; `nil` if no view around it carries the name or
  /// there is no layout.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard let space = measured.space(named: coordinateSpace.name) else { return nil }
    let frame = measured.frame.withLock { $0 }
    return space.offsetBy(dx: -frame.minX, dy: -frame.minY)
  }
}
