/// Which closures in a body build views, by the names around them.
enum ContentNames {
  /// Views of SwiftUI and its companions: a call of one of these builds something on the screen.
  static let views: Set<String> = [
    "AnyView", "AsyncImage", "Button", "ButtonBorderShape", "Canvas", "Capsule", "Chart", "Circle", "Color",
    "ColorPicker",
    "ContainerRelativeShape", "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup",
    "Divider",
    "EditButton", "Ellipse", "EmptyView", "EquatableView", "ForEach", "Form", "Gauge", "GeometryReader",
    "Grid",
    "GridRow", "Group", "GroupBox", "HSplitView", "HStack", "Image", "KeyframeAnimator", "Label",
    "LabeledContent",
    "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "LinearGradient", "List", "Map", "Menu",
    "MeshGradient",
    "MultiDatePicker", "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView",
    "OutlineGroup",
    "PasteButton", "Path", "PhaseAnimator", "PhotosPicker", "Picker", "ProgressView", "RadialGradient",
    "Rectangle",
    "RenameButton", "RoundedRectangle", "ScrollView", "ScrollViewReader", "SecureField", "Section",
    "ShareLink", "Slider",
    "Spacer", "Stepper", "TabView", "Tab", "Table", "TableColumn", "TableRow", "Text", "TextEditor",
    "TextField",
    "TimelineView", "Toggle", "ToolbarItem", "ToolbarItemGroup", "UnevenRoundedRectangle", "VSplitView",
    "VStack",
    "VideoPlayer", "ViewThatFits", "WebView", "WindowGroup", "Window", "DocumentGroup", "Settings",
    "MenuBarExtra",
    "ZStack", "CommandMenu", "CommandGroup", "SettingsLink", "AngularGradient", "EllipticalGradient",
    "SignInWithAppleButton",
  ]

  /// Views whose closures draw or compute and build nothing.
  static let drawing: Set<String> = ["Canvas", "Path"]

  /// Types that are called in bodies and are values, no views.
  static let values: Set<String> = [
    "Angle", "Animation", "AnyShapeStyle", "AnyTransition", "AttributedString", "Binding", "Bool", "CGPoint",
    "CGRect",
    "CGSize", "Calendar", "Date", "DispatchQueue", "Double", "DragGesture", "Duration", "EdgeInsets", "Edge",
    "Environment",
    "FetchRequest", "Float", "Font", "Gradient", "GridItem", "IndexSet", "Int", "LocalizedStringKey",
    "Locale",
    "LongPressGesture", "MagnificationGesture", "NotificationCenter", "NSPredicate", "Notification",
    "RotationGesture",
    "Set", "Array", "Dictionary", "State", "StateObject", "String", "StrokeStyle", "SpatialTapGesture",
    "TapGesture", "Task",
    "TimeInterval", "Timer", "Transaction", "UIImage", "NSImage", "UIColor", "NSColor", "URL", "UUID",
    "UnitPoint", "Namespace",
    "MagnifyGesture", "RotateGesture", "CGFloat", "Measurement", "Logger", "FormatStyle", "Self", "Optional",
    "Range", "Result",
    "SortDescriptor", "KeyPath", "Predicate", "Data", "Locale", "Character", "Mirror", "Stop", "Spring",
    "UnitCurve",
  ]

  /// Modifiers whose closures run code, beside those whose names begin with `on`.
  static let actionModifiers: Set<String> = [
    "task", "refreshable", "transaction", "alignmentGuide", "visualEffect", "environment",
    "transformEnvironment",
    "transformPreference", "transformAnchorPreference", "preference", "anchorPreference",
    "accessibilityAction",
    "accessibilityAdjustableAction", "accessibilityScrollAction", "accessibilityRotor", "dropDestination",
    "itemProvider",
    "sensoryFeedback", "fileImporter", "fileExporter", "fileMover", "pasteDestination", "copyable",
    "cuttable",
    "scrollTransition", "containerRelativeFrame", "digitalCrownRotation", "layoutValue", "gesture",
    "simultaneousGesture",
    "highPriorityGesture", "searchCompletion", "mapControls", "chartOverlay", "handlesExternalEvents",
    "userActivity",
    "introspect", "measureSize", "readSize", "getSize",
  ]

  /// Labels of closures that run code.
  static let actionLabels: Set<String> = [
    "action", "perform", "onDismiss", "completion", "get", "set", "onCompletion", "onEditingChanged",
    "onCommit",
    "primaryAction", "onCancellation", "where", "by", "onIncrement", "onDecrement", "onSubmit", "onDelete",
    "onTap",
    "handler", "onSelect", "onSave", "onCancel", "onClose", "onChange", "update", "transform", "id", "value",
  ]

  /// Labels of arguments that are views.
  static let viewLabels: Set<String> = [
    "content", "label", "destination", "header", "footer", "overlay", "background", "placeholder", "icon",
    "title",
    "detail", "sidebar", "currentValueLabel", "minimumValueLabel", "maximumValueLabel", "description",
    "actions",
    "message", "empty", "preview", "menuItems", "accessory", "leading", "trailing",
  ]

  /// Modifiers whose first argument is a view, without a label.
  static let viewArgumentModifiers: Set<String> = [
    "overlay", "background", "mask", "navigationBarItems", "listRowBackground",
  ]

  /// Whether a modifier's closures run code.
  static func isAction(_ modifier: String) -> Bool {
    if actionModifiers.contains(modifier) { return true }
    guard modifier.hasPrefix("on"), let third = modifier.dropFirst(2).first else { return false }
    return third.isUppercase
  }
}

/// State that views and modifiers of SwiftUI hold by themselves, in the words of a report.
enum BuiltInState {
  /// By the view that holds it.
  static let views: [String: String] = [
    "TextField": "text field", "SecureField": "text field", "TextEditor": "text field",
    "ScrollView": "scroll",
    "List": "list", "Table": "list", "Form": "scroll", "NavigationStack": "navigation",
    "NavigationView": "navigation",
    "NavigationSplitView": "navigation", "TabView": "tab", "VideoPlayer": "media", "WebView": "web",
    "Map": "map",
    "DisclosureGroup": "expansion", "OutlineGroup": "expansion", "PhaseAnimator": "animation phase",
    "KeyframeAnimator": "animation phase", "AsyncImage": "loaded image",
  ]

  /// By the modifier that brings it.
  static let modifiers: [String: String] = [
    "task": "task", "onReceive": "subscription", "focused": "focus", "focusable": "focus",
    "searchable": "search text",
    "scrollPosition": "scroll", "sheet": "presentation", "fullScreenCover": "presentation",
    "popover": "presentation",
    "inspector": "presentation",
  ]
}
