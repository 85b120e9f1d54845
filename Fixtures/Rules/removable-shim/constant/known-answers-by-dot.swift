// target: iOS 15
// fixes: unsafe
extension Bool {
  static var tahoe: Bool {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      return true
    } else {
      return false
    }
  }

  static var sequoia: Bool {
    guard #available(iOS 15, *) else { return true } // expect: 11 [redundant-check] "always true"
    return false
  }

  // A case has its name.
  static var sonoma: Bool {
    if #available(iOS 15, *) { true } else { false } // expect: 8 [redundant-check] "always true"
  }
}

enum Release { case sonoma, ventura }

func show(_ x: Int, _ wide: Bool, on: Bool = .tahoe) {
  if .tahoe { print(x) }
  if .sequoia, x > 1 { print(x) }
  show(x, .tahoe)
  show(x, !.tahoe, on: .sequoia)
  show(x, .sequoia || x > 1)
  show(x, Bool.tahoe ? x > 1 : wide)
  show(x, .sonoma)
}

func release() -> Release { .sonoma }
