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
    pass.node(Self.self, .container, at: view.location) { pass in
      let proxy = GeometryProxy(measured: pass.construct { MeasuredGeometry() })
      Content._describe(pass.graph.observing { view.content(proxy) }, in: &pass)
    }
  }
}

/// The size and place of the view that reads it.
///
/// Until there is layout, everything is zero.
public struct GeometryProxy: Sendable {
  let measured: MeasuredGeometry

  /// The size in points.
  public var size: CGSize { measured.frame.withLock { $0 }.size }

  /// The insets that keep content clear of bars and corners, in points.
  public var safeAreaInsets: EdgeInsets { measured.safeAreaInsets.withLock { $0 } }

  /// The frame in points, in a space.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The frame in points, in a space.
  @_disfavoredOverload public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    coordinateSpace.isLocal ? CGRect(origin: .zero, size: size) : measured.frame.withLock { $0 }
  }

  /// The bounds of the space that carries a name, in the view's own; `nil` until there is layout.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? { nil }
}

/// What layout has found out about a reader.
final class MeasuredGeometry: Sendable {
  /// The frame in the window, in points.
  let frame = Protected(CGRect.zero)
  let safeAreaInsets = Protected(EdgeInsets())
}
