// target: iOS 15
// fixes: unsafe
// Choices whose answers a migration made the same.
enum System {
}
enum Color { case clear, black, white }

func colors(_ bubbled: Bool, _ incoming: Bool) -> Color {
  return bubbled ? .clear : .white
}

func arguments(_ incoming: Bool, _ isShown: Bool) -> [Color] {
  let color: Color = .clear
  show(.clear, of: color)
  show(of: next() ? .clear : .clear)
  show(of: best! > .black ? .clear : .clear)
  show(best! > .black && false)
  show(false)
  show(of: incoming ? .clear : .white)
  return [isShown ? .clear : .clear]
}
