// target: iOS 16
struct Message {
  var payload: [String: Any] {
    [
      "hasCameraPlayer": !Current.isCatalyst,
      "other": 1,
    ]
  }
  func f() {
    let x = !{ if a || b { return true } else { return false } }()
    let y: Bool = { if let z { return true } else { return false } }()
    let w: Bool = a || b
    use(x, y, w)
  }
  func g() -> Bool {
    let useScrollView: Bool = Height.exceeds(1)
    return useScrollView
  }
  func h() -> Int {
    var size: Int = 1
    size = read()
    func read() -> Int { size + 1 }
    var made: Int = make()
    made = 2
    var twice: Int = 4
    twice += made
    return size + twice
  }
}
