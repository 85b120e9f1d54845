// target: iOS 16
struct Screen {
  let isPad: Bool
  enum Size { case small, large, huge }
  let size: Size
  // It answers either way.
  private var isOdd: Bool {
    if isPad { return false }
    return true
  }
  // What it asks runs code.
  private var isLoud: Bool {
    guard load() else { return true }
    return true
  }
  func load() -> Bool { print("load"); return isPad }
  func show() {
    print("roomy")
    print("narrow")
    if isOdd { print("odd") }
    if isLoud { print("loud") }
  }
}
