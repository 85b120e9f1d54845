// target: iOS 15
// fixes: unsafe
// What a property wrapper is given.
struct Info { var icons: Int }

struct Settings {
  @Storage(key: "weather", defaultValue: Info(icons: 1))
  static var weather: Info
  @Storage(true)
  static var other: Bool
}
