/// An API of SwiftUI that ViewGraph declares, and how much of it is modelled.
///
/// The article <doc:APIStatus> shows all of them as a table. Values that are kept, compared and printed, such as
/// `Font` or `EdgeInsets`, are not among them.
public struct ModelledAPI: Hashable, Sendable {
  /// What sort of declaration an API is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A structure that conforms to `View`.
    case view
    /// A function that gives a modified view.
    case modifier
    /// A property wrapper.
    case propertyWrapper = "property wrapper"
    /// A function outside of any type.
    case function
    /// Any other type: a protocol, a gesture, a part of an app.
    case type
  }

  /// The name as it is written in code, without arguments, such as `frame`.
  public let name: String
  /// What sort of declaration it is.
  public let kind: Kind
  /// How much of it is modelled.
  public let status: APIStatus
  /// What one should know beside the status, in a short phrase.
  public let note: String?

  /// All of them: views, modifiers, property wrappers, functions and types, each kind sorted by name.
  ///
  /// No name occurs twice; capital letters come before small ones.
  public static let all: [ModelledAPI] = {
    let types = (typesOfViews + typesOfModifiers + typesOfData).sorted { $0.name < $1.name }
    return views + modifiers + propertyWrappers + functions + types
  }()

  /// How much is modelled of the API with a name, or `nil` where ViewGraph does not list it.
  ///
  /// ```swift
  /// ModelledAPI.status(of: "frame")  // recorded
  /// ```
  public static func status(of name: String) -> APIStatus? {
    all.first { $0.name == name }?.status
  }
}

extension ModelledAPI {
  static func view(_ name: String, _ status: APIStatus, _ note: String? = nil) -> ModelledAPI {
    ModelledAPI(name: name, kind: .view, status: status, note: note)
  }

  static func modifier(_ name: String, _ status: APIStatus, _ note: String? = nil) -> ModelledAPI {
    ModelledAPI(name: name, kind: .modifier, status: status, note: note)
  }

  static func propertyWrapper(_ name: String, _ status: APIStatus, _ note: String? = nil) -> ModelledAPI {
    ModelledAPI(name: name, kind: .propertyWrapper, status: status, note: note)
  }

  static func function(_ name: String, _ status: APIStatus, _ note: String? = nil) -> ModelledAPI {
    ModelledAPI(name: name, kind: .function, status: status, note: note)
  }

  static func type(_ name: String, _ status: APIStatus, _ note: String? = nil) -> ModelledAPI {
    ModelledAPI(name: name, kind: .type, status: status, note: note)
  }
}
