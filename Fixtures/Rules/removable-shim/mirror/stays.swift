// target: iOS 16
import SwiftUI
enum Height: String { // expect: 6 [removable-shim/mirror] "stays beside the system's 'PresentationDetent' that it stands for: it differs from the system's type in 'String'"
  case medium, large
  @available(iOS 16, *) var detent: PresentationDetent { // expect: 3 [redundant-attribute] "restricts nothing"
    switch self {
    case .medium: .medium
    case .large: .large
    }
  }
}
enum Size { // expect: 6 [removable-shim/mirror] "differs from the system's type in 'isLarge'"
  case medium, large
  var isLarge: Bool { self == .large }
  @available(iOS 16, *) var detent: PresentationDetent { // expect: 3 [redundant-attribute] "restricts nothing"
    switch self {
    case .medium: .medium
    case .large: .large
    }
  }
}
enum Extent { // expect: 6 [removable-shim/mirror] "differs from the system's type in 'full'"
  case large, medium, full
  @available(iOS 16, *) var detent: PresentationDetent { // expect: 3 [redundant-attribute] "restricts nothing"
    switch self {
    case .medium: .medium
    case .full: .large
    case .large: .large
    }
  }
}
// The app's own words for something else.
enum Emphasis {
  case strong, weak
  @available(iOS 16, *) var detent: PresentationDetent { // expect: 3 [redundant-attribute] "restricts nothing"
    switch self {
    case .strong: .large
    case .weak: .medium
    }
  }
}
// It stands for two types, and so for none.
enum Value {
  case low, high
  @available(iOS 16, *) var one: First { // expect: 3 [redundant-attribute] "restricts nothing"
    switch self {
    case .low: .low
    case .high: .high
    }
  }
  @available(iOS 15, *) var two: Second { // expect: 3 [redundant-attribute] "restricts nothing"
    switch self {
    case .low: .low
    case .high: .high
    }
  }
}
// What is as new as the native type itself stands for nothing.
@available(iOS 16, *) // expect: 1 [redundant-attribute] "restricts nothing"
enum Modern {
  case medium, large
  var detent: PresentationDetent {
    switch self {
    case .medium: .medium
    case .large: .large
    }
  }
}
