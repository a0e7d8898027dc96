/// The first of several views that fits.
///
/// Until there is layout the first candidate stands for all: the others are not described.
public struct ViewThatFits<Content> {
  let axes: Axis.Set
  let content: Content
  let location: SourceLocation?
}

extension ViewThatFits: View where Content: View {
  /// The view has no body.
  public typealias Body = Never

  /// Creates a choice of views, in the order of preference.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) {
    self.axes = axes
    self.content = content()
    location = SourceLocation(fileID: fileID, line: line, column: column)
  }

  /// Describes a container with the first candidate.
  public static func _describe(_ view: Self, in pass: inout DescribingPass) {
    pass.node(
      Self.self, .container, at: view.location,
      { $0.push(.viewThatFits, AttributeValue(opaque: view.axes)) },
      content: { pass in
        if let candidates = view.content as? any Candidates {
          candidates.describeFirst(in: &pass)
        } else {
          Content._describe(view.content, in: &pass)
        }
      })
  }
}

/// Several views in a row, of which the first can be described alone.
@MainActor private protocol Candidates {
  func describeFirst(in pass: inout DescribingPass)
}

extension DescribingPass {
  fileprivate mutating func first<Content: View>(_ candidate: Located<Content>) {
    stepping(.child, 0, at: candidate.location) { pass in
      if let candidates = candidate.content as? any Candidates {
        candidates.describeFirst(in: &pass)
      } else {
        Content._describe(candidate.content, in: &pass)
      }
    }
  }
}

extension TupleView2: Candidates {
  fileprivate func describeFirst(in pass: inout DescribingPass) { pass.first(a) }
}
extension TupleView3: Candidates {
  fileprivate func describeFirst(in pass: inout DescribingPass) { pass.first(a) }
}
extension TupleView4: Candidates {
  fileprivate func describeFirst(in pass: inout DescribingPass) { pass.first(a) }
}
extension TupleView5: Candidates {
  fileprivate func describeFirst(in pass: inout DescribingPass) { pass.first(a) }
}
extension TupleView6: Candidates {
  fileprivate func describeFirst(in pass: inout DescribingPass) { pass.first(a) }
}
extension TupleView7: Candidates {
  fileprivate func describeFirst(in pass: inout DescribingPass) { pass.first(a) }
}
extension TupleView8: Candidates {
  fileprivate func describeFirst(in pass: inout DescribingPass) { pass.first(a) }
}
extension TupleView9: Candidates {
  fileprivate func describeFirst(in pass: inout DescribingPass) { pass.first(a) }
}
extension TupleView10: Candidates {
  fileprivate func describeFirst(in pass: inout DescribingPass) { pass.first(a) }
}

extension ForEach: Candidates where Content: View {
  fileprivate func describeFirst(in pass: inout DescribingPass) {
    guard let element = data.first else { return }
    let view = pass.graph.observing { content(element) }
    pass.stepping(.element, id: id(element), at: location ?? pass.currentLocation) {
      Content._describe(view, in: &$0)
    }
  }
}

extension Group: Candidates where Content: View {
  fileprivate func describeFirst(in pass: inout DescribingPass) {
    if let candidates = content as? any Candidates {
      candidates.describeFirst(in: &pass)
    } else {
      Content._describe(content, in: &pass)
    }
  }
}

extension AttributeSchema {
  fileprivate static let viewThatFits = AttributeSchema(
    "ViewThatFits", [Component("axes", .set(because: "a set of options has no values in between"))])
}
