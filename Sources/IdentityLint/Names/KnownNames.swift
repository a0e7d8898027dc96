/// Names of SwiftUI and of the frameworks around it, by what they say about the declaration that mentions them.
enum KnownNames {
  /// Types in a declaration's signature by which it gives something that can be on the screen.
  static let viewTypes: Set<String> = [
    "View", "AnyView", "Body", "Content", "Label", "Text", "Image", "Button", "Group", "ForEach",
    "ModifiedContent",
    "EmptyView", "VStack", "HStack", "ZStack", "List", "Section", "NavigationLink", "Menu", "Link", "Toggle",
    "TupleView", "Scene", "Commands", "ToolbarContent",
  ]

  /// Protocols whose types are views.
  static let viewProtocols: Set<String> = ["View"]

  /// Protocols whose types stand for a view of another framework, which keeps state of its own.
  static let representableProtocols: Set<String> = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
    "NSViewControllerRepresentable",
    "WKInterfaceObjectRepresentable",
  ]

  /// Protocols whose types are shapes, which are views too.
  static let shapeProtocols: Set<String> = ["Shape", "InsettableShape"]

  /// Protocols whose types change a view.
  static let modifierProtocols: Set<String> = [
    "ViewModifier", "AnimatableModifier", "EnvironmentalModifier", "GeometryEffect",
  ]

  /// Protocols whose types say how a control looks.
  static let styleProtocols: Set<String> = [
    "ButtonStyle", "ControlGroupStyle", "DatePickerStyle", "DisclosureGroupStyle", "FormStyle", "GaugeStyle",
    "GroupBoxStyle", "IndexViewStyle", "LabelStyle", "LabeledContentStyle", "ListStyle", "MenuStyle",
    "NavigationSplitViewStyle", "PickerStyle", "PrimitiveButtonStyle", "ProgressViewStyle", "TableStyle",
    "TabViewStyle", "TextEditorStyle", "TextFieldStyle", "ToggleStyle",
  ]

  /// Protocols whose types hold views: apps, scenes, tool bars, commands, widgets.
  static let sceneProtocols: Set<String> = [
    "App", "Scene", "Commands", "ToolbarContent", "CustomizableToolbarContent", "Widget", "WidgetBundle",
    "TableRowContent", "TableColumnContent", "TabContent",
  ]

  /// Protocols whose types are looked at in an editor and never by a user.
  static let previewProtocols: Set<String> = ["PreviewProvider", "LibraryContentProvider"]

  /// Protocols whose types are models that views observe.
  static let modelProtocols: Set<String> = ["ObservableObject", "Observable", "BindableObject"]

  /// Attributes that make a class a model that views observe.
  static let modelAttributes: Set<String> = [
    "Observable", "Model", "ObservableState", "Reducer", "Perceptible",
  ]

  /// Protocols that tie a type to the screen in some other way.
  static let otherProtocols: Set<String> = [
    "Animatable", "DynamicProperty", "Layout", "Transition", "CustomAnimation", "Reducer",
  ]

  /// All protocols by which the whole of a type is read.
  static let interfaceProtocols = [
    viewProtocols, representableProtocols, shapeProtocols, modifierProtocols, styleProtocols, sceneProtocols,
    previewProtocols, modelProtocols, otherProtocols,
  ].reduce(into: Set<String>()) { $0.formUnion($1) }

  /// Wrappers whose value begins and ends with the view that declares them.
  static let ownedWrappers: Set<String> = [
    "State", "StateObject", "FocusState", "AccessibilityFocusState", "GestureState", "Namespace",
  ]

  /// Wrappers whose value the view may change, but that is kept elsewhere.
  static let storedElsewhereWrappers: Set<String> = [
    "AppStorage", "SceneStorage", "Default", "Defaults", "Shared", "FetchRequest", "SectionedFetchRequest",
    "Query",
    "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor",
  ]

  /// Wrappers whose value is handed in.
  static let borrowedWrappers: Set<String> = [
    "Binding", "Bindable", "ObservedObject", "EnvironmentObject", "Environment", "FocusedValue",
    "FocusedBinding",
    "FocusedObject", "ScaledMetric", "ObservedRealmObject", "ObservedResults", "Perception",
  ]

  /// All wrappers by which the whole of a type is read.
  static let wrappers =
    ownedWrappers.union(storedElsewhereWrappers).union(borrowedWrappers).union([
      "Published", "AsyncPublished",
    ])
}
