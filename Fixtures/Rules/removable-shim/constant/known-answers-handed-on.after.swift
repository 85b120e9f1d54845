// target: iOS 15
// fixes: unsafe
// A constant that a local constant, a property and a function only hand on: all are constants now.
enum Platform {
}

struct Panel {
  var wide = false

  func width() -> Int {
    return 1
  }

  func height(_ tall: Bool) -> Int {
    let grows = tall
    print(grows)
    return 2
  }

  func show() {
    // A constant of the project's own, as it was.
    let debug = true
    if debug { print("animated") } else { print("still") }
  }
}
