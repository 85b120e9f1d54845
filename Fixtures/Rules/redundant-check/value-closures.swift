// target: iOS 15
extension Color {
  static let fill: Color = {
    if #available(iOS 13, *) { // expect: 8 [redundant-check] "always true"
      return Color(named: .fill)!
    }
    return old
  }()
  static let border: Color = {
    if #available(iOS 13, *) { // expect: 8 [redundant-check] "the 'else' branch is dead"
      return .accent
    } else {
      return .blue
    }
  }()
  lazy var many: [Int] = {
    if #available(iOS 13, *) { // expect: 8 [redundant-check] "always true"
      return [
        1,
        2,
      ]
    } else {
      return []
    }
  }()
  static let commented: Color = {
    if #available(iOS 13, *) { // expect: 8 [redundant-check] "the check can go"
      // the new accent is what the designers asked for
      return .accent
    }
    return .blue
  }()
  static let twoSteps: Color = {
    if #available(iOS 13, *) { // expect: 8 [redundant-check] "always true"
      let name = "x"
      return Color(named: name)
    }
    return .blue
  }()
  static let isOld: Bool = {
    if #unavailable(iOS 13) { // expect: 8 [redundant-check] "its body is dead"
      return true
    }
    return false
  }()
  static let untouched: Color = { return .blue }() // no check, no change
}
let sum = 1 + { if #available(iOS 13, *) { return 2 + 3 } else { return 0 } }() * 4 // expect: 20 [redundant-check] "always true"
let element = ["a": { if #available(iOS 14, *) { true } else { false } }()] // expect: 26 [redundant-check] "always true"

final class Label {
  var color: UIColor = {
    if #available(iOS 15, *) { // expect: 8 [redundant-check] "always true"
      return .label
    } else {
      return .black
    }
  }() {
    didSet { print(color) }
  }
}

enum Trait { case toggle, button }
let pairs: [(String, Trait)] = [
  ("Toggle", {
    if #available(iOS 14, *) { return .toggle } // expect: 8 [redundant-check] "always true"
    else { return .button } // fallback
  }())
]
