import Foundation

/// What a person does to a view.
enum Deed: Equatable {
  case tap(count: Int)
  case longPress
  case drag(translation: CGSize, ends: Bool)
  case magnify(scale: CGFloat, ends: Bool)
  case rotate(angle: Angle, ends: Bool)
  case hover(Bool)
  case press(KeyPress)
  case delete
  case move(to: Int)
  case open(URL)

  /// The name that reports print.
  var name: String {
    switch self {
    case .tap(let count): count == 1 ? "tap" : "\(count) taps"
    case .longPress: "long press"
    case .drag: "drag"
    case .magnify: "magnification"
    case .rotate: "rotation"
    case .hover: "hover"
    case .press(let press): "key \(press.key)"
    case .delete: "deletion"
    case .move: "move"
    case .open(let url): "URL \(url)"
    }
  }
}
