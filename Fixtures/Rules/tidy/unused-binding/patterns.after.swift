// target: iOS 15
enum Shape {
  case circle(Int), box(Int, String), line(Int), arc(Int)
}

func shapes(_ shape: Shape, _ list: [(Int, String)]) {
  switch shape {
  case .circle:
    draw()
  case let .box(_, name):
    draw(name)
  case .line(let length): // nothing read it before
    draw()
  case .arc(let angle):
    if #unavailable(iOS 16) { draw(angle) } // above the target
    draw()
  }
  for (_, item) in list.enumerated() {
    draw(item.1)
  }
  if case let .box(_, name) = shape {
    let draw = { draw(name, width: 1) }
    draw()
  }
}
