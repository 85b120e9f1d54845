// target: iOS 15
extension Color {
  static let fill = Color(named: .fill)!
  static let border: Color = .accent
  lazy var many: [Int] = [
    1,
    2,
  ]
  static let commented: Color = {
    // the new accent is what the designers asked for
    return .accent
  }()
  static let twoSteps: Color = {
    let name = "x"
    return Color(named: name)
  }()
  static let untouched: Color = { return .blue }() // no check, no change
}
let sum = 1 + { return 2 + 3 }() * 4
let element = ["a": true]

final class Label {
  var color: UIColor = .label {
    didSet { print(color) }
  }
}

enum Trait { case toggle, button }
let pairs: [(String, Trait)] = [
  ("Toggle", .toggle)
]
