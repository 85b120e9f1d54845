// target: iOS 15
// fixes: unsafe
// A constant that a local constant, a property and a function only hand on: all are constants now.
enum Platform {
  static var isModern: Bool {
    if #available(iOS 15, *) { return true } // expect: 8 [redundant-check] "always true"
    return false
  }
}

struct Panel {
  private let animates = Platform.isModern
  var wide = false

  private func mayGlow() -> Bool { Platform.isModern || wide }

  func width() -> Int {
    let modern = Platform.isModern
    if modern {
      return 1
    } else {
      return 2
    }
  }

  func height(_ tall: Bool) -> Int {
    let grows = Platform.isModern && tall
    let modern = !Platform.isModern
    print(grows)
    return modern ? 1 : mayGlow() ? 2 : 3
  }

  func show() {
    // A constant of the project's own, as it was.
    let debug = true
    if debug, animates { print("animated") } else { print("still") }
  }
}
