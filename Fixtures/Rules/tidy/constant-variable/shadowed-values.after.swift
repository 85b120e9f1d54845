// target: iOS 15
// A variable that only the fallback changed, beside another one of its name.
final class Finder {
  var found: Screen?
  func setUp() {
    let screen: Screen? = nil
    begin()
    if let screen = screen {
      found = screen
    }
  }
  func change() {
    let screen: Screen? = nil
    begin()
    if var screen = screen {
      screen.size = 2
    }
  }
}
