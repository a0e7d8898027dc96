// As with SwiftUI, one import brings `CGFloat`, `Date` and `@Observable` along. A file that imports only SwiftUI
// would not compile otherwise when its import is changed.
@_exported import Foundation
@_exported import Observation
