#if !canImport(UIKit)
  /// The keys of the keyboard on the screen, as UIKit names them; it is not there on this platform.
  public enum UIKeyboardType: Int, Hashable, Sendable {
    case `default` = 0
    case asciiCapable
    case numbersAndPunctuation
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case URL
    case numberPad
    case phonePad
    case namePhonePad
    case emailAddress
    case decimalPad
    case twitter
    case webSearch
    case asciiCapableNumberPad
  }

  /// Which letters become capitals, as UIKit names it; it is not there on this platform.
  public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    case none = 0
    case words
    case sentences
    case allCharacters
  }

  /// What a field asks for, as UIKit names it; it is not there on this platform.
  public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String

    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a type from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A person's name.
    public static let name = UITextContentType("name")
    /// A first name.
    public static let givenName = UITextContentType("givenName")
    /// A family name.
    public static let familyName = UITextContentType("familyName")
    /// A name that friends use.
    public static let nickname = UITextContentType("nickname")
    /// The name of an organisation.
    public static let organizationName = UITextContentType("organizationName")
    /// A place.
    public static let location = UITextContentType("location")
    /// A whole address with street and city.
    public static let fullStreetAddress = UITextContentType("fullStreetAddress")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType("streetAddressLine1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType("streetAddressLine2")
    /// A city.
    public static let addressCity = UITextContentType("addressCity")
    /// A state.
    public static let addressState = UITextContentType("addressState")
    /// A country.
    public static let countryName = UITextContentType("countryName")
    /// A postal code.
    public static let postalCode = UITextContentType("postalCode")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType("telephoneNumber")
    /// An e-mail address.
    public static let emailAddress = UITextContentType("emailAddress")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// An address on the web.
    public static let URL = UITextContentType("URL")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType("creditCardNumber")
    /// A name to sign in with.
    public static let username = UITextContentType("username")
    /// A password that exists.
    public static let password = UITextContentType("password")
    /// A password that is made.
    public static let newPassword = UITextContentType("newPassword")
    /// A code for one time.
    public static let oneTimeCode = UITextContentType("oneTimeCode")
  }

  extension UITextContentType: CustomStringConvertible {
    /// The name of the type.
    public var description: String { rawValue }
  }

  enum KeyboardTypeFamily: AttributeFamily {
    static let schema = AttributeSchema("keyboardType", .setChoice)
  }

  enum TextContentTypeFamily: AttributeFamily {
    static let schema = AttributeSchema("textContentType", .setChoice)
  }

  enum AutocapitalizationFamily: AttributeFamily {
    static let schema = AttributeSchema("autocapitalization", .setChoice)
  }

  extension View {
    /// Sets the keys of the keyboard on the screen.
    nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View {
      modifier(AttributeModifier<KeyboardTypeFamily>(AttributeValue(opaque: type)))
    }

    /// Says what a field asks for; `nil` says nothing.
    nonisolated public func textContentType(_ textContentType: UITextContentType?) -> some View {
      modifier(AttributeModifier<TextContentTypeFamily>(AttributeValue(optional: textContentType)))
    }

    /// Sets which letters become capitals by themselves, in SwiftUI's older spelling.
    nonisolated public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
      modifier(AttributeModifier<AutocapitalizationFamily>(AttributeValue(opaque: style)))
    }
  }
#endif
