// target: iOS 16
struct Message {
  var payload: [String: Any] {
    [
      "hasCameraPlayer": {
        if #available(iOS 16.0, *), !Current.isCatalyst { // expect: 12 [redundant-check] "always true"
          return true
        } else {
          return false
        }
      }(),
      "other": 1,
    ]
  }
  func f() {
    let x = !{ if #available(iOS 15, *), a || b { return true } else { return false } }() // expect: 19 [redundant-check] "always true"
    let y: Bool = { if let z, #available(iOS 15, *) { return true } else { return false } }() // expect: 31 [redundant-check] "always true"
    let w: Bool = { if #available(iOS 15, *), a || b { return true } else { return false } }() // expect: 24 [redundant-check] "always true"
    use(x, y, w)
  }
  func g() -> Bool {
    var useScrollView: Bool = false
    if #available(iOS 16.0, *) { // expect: 8 [redundant-check] "always true"
      useScrollView = Height.exceeds(1)
    }
    return useScrollView
  }
  func h() -> Int {
    var size: Int = 1
    if #available(iOS 16.0, *) { // expect: 8 [redundant-check] "always true"
      size = read()
    }
    func read() -> Int { size + 1 }
    var made: Int = make()
    if #available(iOS 16.0, *) { // expect: 8 [redundant-check] "always true"
      made = 2
    }
    var twice: Int = 3
    if #available(iOS 16.0, *) { // expect: 8 [redundant-check] "always true"
      twice = 4
    }
    twice += made
    return size + twice
  }
}
