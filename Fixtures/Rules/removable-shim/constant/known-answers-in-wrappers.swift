// target: iOS 15
// fixes: unsafe
// What a property wrapper is given.
struct Info { var icons: Int }

struct Settings {
  @Storage(key: "weather", defaultValue: Info(icons: isModern() ? 1 : 2))
  static var weather: Info
  @Storage(isModern() && Settings.isModern())
  static var other: Bool

  static func isModern() -> Bool {
    if #available(iOS 15, *) { return true } else { return false } // expect: 8 [redundant-check] "always true"
  }
}
