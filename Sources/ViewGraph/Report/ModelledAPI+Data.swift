extension ModelledAPI {
  /// Every property wrapper.
  static let propertyWrappers: [ModelledAPI] = [
    propertyWrapper("AccessibilityFocusState", .recorded, "keeps what is written; no technology sets it"),
    propertyWrapper("AppStorage", .recorded, "kept in the host's memory; untested"),
    propertyWrapper("Bindable", .behaves),
    propertyWrapper("Binding", .behaves),
    propertyWrapper("Environment", .behaves),
    propertyWrapper("EnvironmentObject", .behaves),
    propertyWrapper("FocusState", .behaves),
    propertyWrapper("FocusedBinding", .declaredOnly, "always 'nil'"),
    propertyWrapper("FocusedObject", .declaredOnly, "always 'nil'"),
    propertyWrapper("FocusedValue", .declaredOnly, "always 'nil'"),
    propertyWrapper("GestureState", .behaves),
    propertyWrapper("Namespace", .behaves),
    propertyWrapper("ObservedObject", .behaves),
    propertyWrapper("Published", .behaves, "without Combine"),
    propertyWrapper("ScaledMetric", .declaredOnly, "the number stays as it is"),
    propertyWrapper("SceneStorage", .recorded, "kept in the host's memory; untested"),
    propertyWrapper("State", .behaves),
    propertyWrapper("StateObject", .behaves),
  ]

  /// The functions that stand outside of any type.
  static let functions: [ModelledAPI] = [
    function("withAnimation", .behaves),
    function("withTransaction", .behaves),
  ]

  /// The types that hand data up, down and about.
  static let typesOfData: [ModelledAPI] = [
    type("AnyCancellable", .behaves, "without Combine"),
    type("AnyPublisher", .behaves, "without Combine"),
    type("CurrentValueSubject", .behaves, "without Combine"),
    type("DismissAction", .behaves),
    type("DismissSearchAction", .declaredOnly),
    type("DismissWindowAction", .declaredOnly, "nothing closes"),
    type("DynamicProperty", .behaves),
    type("EditMode", .recorded),
    type("Empty", .behaves, "without Combine"),
    type("EnvironmentKey", .behaves),
    type("EnvironmentValues", .behaves, "the system's values are constant until a modifier sets them"),
    type("FocusedValueKey", .declaredOnly),
    type("FocusedValues", .declaredOnly),
    type("Just", .behaves, "without Combine"),
    type("ObservableObject", .behaves, "without Combine"),
    type("ObservableObjectPublisher", .behaves, "without Combine"),
    type("OpenURLAction", .behaves),
    type("OpenWindowAction", .declaredOnly, "nothing opens"),
    type("PassthroughSubject", .behaves, "without Combine"),
    type("PreferenceKey", .behaves),
    type("PresentationMode", .behaves),
    type("Publisher", .behaves, "without Combine; a few operators"),
    type("RefreshAction", .recorded, "untested"),
    type("Subject", .behaves, "without Combine"),
  ]
}
