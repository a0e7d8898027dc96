/// How a value answers when an update changes it.
public enum AttributeResponse: Hashable, Sendable {
  /// The value itself goes through the values in between, where the modifier stands.
  case interpolates
  /// The value is handed down and goes through the values in between at the leaf that draws it,
  /// on whichever side of `.animation` the modifier stands.
  case interpolatesAtLeaves
  /// The value shapes letters and goes through the values in between at the text that draws them, as
  /// long as the text says the same.
  case interpolatesLetters
  /// The value takes effect in layout at once; the frames that it governs interpolate.
  case layoutInput
  /// The value has no values in between; the reason says why.
  case set(because: String)
}

/// How much of an API is modelled.
public enum APIStatus: String, Hashable, Sendable, CaseIterable {
  /// Its semantics are modelled and tested.
  case behaves
  /// It is kept as an attribute, compared and reported.
  case recorded
  /// It compiles and does nothing; the first update that meets it says so.
  case declaredOnly = "declared only"
}

/// What a modifier, or a view itself, gives to a node: the names of its values and how each answers
/// a change.
///
/// Every application of a modifier to a view is one attribute; two `.frame`s are two.
public final class AttributeSchema: Sendable {
  /// One of the values.
  public struct Component: Hashable, Sendable {
    /// The name that reports print, such as `maxHeight`.
    public let name: String
    /// How the value answers a change.
    public let response: AttributeResponse

    /// Creates a component.
    public init(_ name: String, _ response: AttributeResponse) {
      self.name = name
      self.response = response
    }
  }

  /// The modifier or view that the values belong to, such as `frame`.
  public let name: String
  /// Its values, in the order in which they are written.
  public let components: [Component]
  /// How much of it is modelled.
  public let status: APIStatus

  /// Creates a schema with several values.
  public init(_ name: String, _ components: [Component], status: APIStatus = .recorded) {
    self.name = name
    self.components = components
    self.status = status
  }

  /// Creates a schema with a single value of the modifier's own name.
  public convenience init(_ name: String, _ response: AttributeResponse, status: APIStatus = .recorded) {
    self.init(name, [Component(name, response)], status: status)
  }
}

extension AttributeSchema: Equatable {
  /// Two schemas are equal when they name the same values of the same modifier.
  public static func == (a: AttributeSchema, b: AttributeSchema) -> Bool {
    a === b || (a.name == b.name && a.components == b.components)
  }
}

/// One application of a modifier to a view: a schema with its values.
public struct Attribute: Equatable {
  /// Names the values.
  public let schema: AttributeSchema
  /// The values, one for each component of the schema.
  public let values: [AttributeValue]

  /// The value of a component, or `nil` if the schema has none of that name.
  public subscript(name: String) -> AttributeValue? {
    schema.components.firstIndex { $0.name == name }.map { values[$0] }
  }
}
