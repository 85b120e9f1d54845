// target: iOS 16
struct Screen {
  let isPad: Bool
  enum Size { case small, large, huge }
  let size: Size
  private var isRoomy: Bool {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      guard isPad else { return true }
      return true
    }
    return false
  }
  private var isWide: Bool {
    switch size {
    case .small, .large:
      if #available(iOS 15, *) { return false } // expect: 10 [redundant-check] "always true"
      return true
    default: return false
    }
  }
  // It answers either way.
  private var isOdd: Bool {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      if isPad { return false }
      return true
    }
    return true
  }
  // What it asks runs code.
  private var isLoud: Bool {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      guard load() else { return true }
      return true
    }
    return false
  }
  func load() -> Bool { print("load"); return isPad }
  func show() {
    if isRoomy { print("roomy") }
    if isWide { print("wide") } else { print("narrow") }
    if isOdd { print("odd") }
    if isLoud { print("loud") }
  }
}
