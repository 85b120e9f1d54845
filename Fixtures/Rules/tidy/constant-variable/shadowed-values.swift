// target: iOS 15
// A variable that only the fallback changed, beside another one of its name.
final class Finder {
  var found: Screen?
  func setUp() {
    var screen: Screen? = nil
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      begin()
    } else {
      screen = find()
    }
    if let screen = screen {
      found = screen
    }
  }
  func change() {
    var screen: Screen? = nil
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      begin()
    } else {
      screen = find()
    }
    if var screen = screen {
      screen.size = 2
    }
  }
}
