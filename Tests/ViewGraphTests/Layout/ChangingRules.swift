import ViewGraph

/// Rules beside those of stacks and frames, each around two views, with values that random updates change.
struct ChangingRule {
  enum Kind: CaseIterable {
    case safePadding, direction, fits, list, picker, tabs, collapse, stackView, constraints, matched, clip
    case navigation, inset, relative, scrolledGroup
  }

  var kind: Kind
  var flag: Bool
  var length: CGFloat

  static func random(_ generator: inout SeededGenerator) -> ChangingRule {
    ChangingRule(
      kind: Kind.allCases.randomElement(using: &generator) ?? .clip, flag: Bool.random(using: &generator),
      length: [0, 1.25, 7, 20, 33].randomElement(using: &generator) ?? 0)
  }

  /// The same rule with other values.
  func changed(_ generator: inout SeededGenerator) -> ChangingRule {
    var rule = Self.random(&generator)
    rule.kind = kind
    return rule
  }
}

/// Two views under a rule.
struct RuledView<First: View, Second: View>: View {
  let rule: ChangingRule
  let first: First
  let second: Second
  @Namespace private var namespace

  private var flag: Bool { rule.flag }
  private var length: CGFloat { rule.length }

  var body: some View {
    switch rule.kind {
    case .safePadding, .direction, .fits, .inset, .relative, .clip: AnyView(simple)
    case .list, .picker, .tabs, .navigation, .scrolledGroup: AnyView(screens)
    case .collapse, .stackView, .constraints, .matched: AnyView(containers)
    }
  }

  @ViewBuilder private var simple: some View {
    switch rule.kind {
    case .safePadding:
      VStack {
        first.background(.red).ignoresSafeArea(edges: flag ? .all : .leading)
        second
      }
      .safeAreaPadding(length)
    case .direction:
      VStack(alignment: .leading) {
        first.padding(.leading, length)
        second
      }
      .environment(\.layoutDirection, flag ? .rightToLeft : .leftToRight)
    case .fits:
      ViewThatFits(in: .horizontal) {
        first.frame(width: length * 5)
        second
      }
    case .inset: first.safeAreaInset(edge: flag ? .top : .bottom, spacing: length) { second }
    case .relative:
      ScrollView {
        first.containerRelativeFrame(.horizontal, alignment: .trailing)
        second
      }
      .frame(width: length * 3, height: 60)
    default: first.frame(width: 40, height: 20 + length).clipped()
    }
  }

  @ViewBuilder private var screens: some View {
    switch rule.kind {
    case .list:
      List {
        Section("head") {
          first.listRowInsets(flag ? EdgeInsets(top: length, leading: 1, bottom: 2, trailing: 3) : nil)
          ForEach(0..<Int(length), id: \.self) { Text(verbatim: "\($0)") }
        }
        second.shown(flag, layout: .collapse)
        Section {
          Text("last")
          second
        } footer: {
          Text("foot")
        }
      }
      .listRowSpacing(length).frame(height: 170)
    case .picker:
      Picker("picker", selection: .constant(flag ? 1 : 2)) {
        first.tag(1)
        second.tag(length > 5 ? 2 : 3)
      }
    case .tabs:
      TabView(selection: .constant(flag ? 1 : 2)) {
        first.tag(1).tabItem { Text("one") }
        second.tag(length > 5 ? 2 : 3).tabItem { Text("two") }
      }
      .frame(height: 120)
    case .navigation:
      NavigationStack {
        VStack {
          first.navigationTitle(flag ? "title" : "")
          second
        }
        .toolbar(length > 20 ? .hidden : .visible, for: .navigationBar)
      }
      .frame(height: 200)
    default:
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 1) {
          Group {
            ForEach(0..<40, id: \.self) { Text(verbatim: "\($0)").padding(.leading, 2) }
            first.shown(flag, layout: .collapse)
          }
          .environment(\.layoutDirection, flag ? .rightToLeft : .leftToRight)
          second.containerRelativeFrame(.horizontal)
        }
      }
      .frame(width: 60 + length, height: 90)
    }
  }

  @ViewBuilder private var containers: some View {
    switch rule.kind {
    case .collapse:
      VStack(spacing: 2) {
        first.shown(flag, animation: nil, layout: .collapse)
        second
      }
    case .stackView:
      StackViewLayout(axis: .vertical, spacing: 3) {
        first.shown(flag, animation: nil, layout: .collapse)
        second
      }
    case .constraints:
      ConstraintContainer {
        VStack { first }.constrained(as: "first")
        VStack { second }.constrained(as: "second")
      } constraints: { container in
        let (first, second) = (LayoutItem("first"), LayoutItem("second"))
        first.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: length)
        first.topAnchor.constraint(equalTo: container.topAnchor, constant: 3)
        second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: flag ? length : 0)
        second.leadingAnchor.constraint(equalTo: first.leadingAnchor)
        container.bottomAnchor.constraint(equalTo: second.bottomAnchor)
      }
    default:
      HStack(spacing: length) {
        first.matchedGeometryEffect(id: "one", in: namespace, isSource: flag)
        VStack {
          second.matchedGeometryEffect(
            id: "one", in: namespace, properties: length > 5 ? .frame : .position, isSource: !flag)
          Divider()
        }
      }
    }
  }
}
