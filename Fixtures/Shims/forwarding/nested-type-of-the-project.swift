// A constant of the project's own nested type is no shim.
// iOS: 12 -> 16
// still builds for the old minimum: nothing newer is called

// ==== Theme.swift
struct Theme {
  enum Style { case large, medium }
}

// ==== Compat.swift
extension Theme.Style {
  static var big: Theme.Style {
    if #available(iOS 13.0, *) {
      return .large
    } else {
      return .medium
    }
  }
}

// ==== Wait.swift
func wait() -> Theme.Style { .big }

// ==== after: Compat.swift
extension Theme.Style {
  static var big: Theme.Style {
    return .large
  }
}
