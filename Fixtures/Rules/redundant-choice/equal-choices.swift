// target: iOS 15
// fixes: unsafe
// Choices whose answers a migration made the same.
enum System {
  static var isModern: Bool { if #available(iOS 15, *) { return true } else { return false } } // expect: 34 [redundant-check] "always true"
}
enum Color { case clear, black, white }

func colors(_ bubbled: Bool, _ incoming: Bool) -> Color {
  return bubbled ? incoming ? System.isModern ? .clear : .black : System.isModern ? .clear : .white : .white
}

func arguments(_ incoming: Bool, _ isShown: Bool) -> [Color] {
  let color: Color = incoming ? (System.isModern ? .clear : .black) : (System.isModern ? .clear : .white)
  show(incoming ? System.isModern ? .clear : .black : System.isModern ? .clear : .white, of: color)
  show(of: next() ? System.isModern ? .clear : .black : System.isModern ? .clear : .white)
  show(of: best! > .black ? System.isModern ? .clear : .black : System.isModern ? .clear : .white)
  show(best! > .black && !System.isModern)
  show(!isShown && !System.isModern)
  show(of: incoming ? System.isModern ? .clear : .black : System.isModern ? .white : .clear)
  return [isShown ? .clear : .clear]
}
