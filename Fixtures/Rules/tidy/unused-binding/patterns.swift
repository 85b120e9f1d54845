// target: iOS 15
enum Shape {
  case circle(Int), box(Int, String), line(Int), arc(Int)
}

func shapes(_ shape: Shape, _ list: [(Int, String)]) {
  switch shape {
  case .circle(let radius):
    if #unavailable(iOS 15) { draw(radius) } // expect: 8 [redundant-check] "always false"
    draw()
  case let .box(width, name):
    if #unavailable(iOS 14) { draw(width) } // expect: 8 [redundant-check] "always false"
    draw(name)
  case .line(let length): // nothing read it before
    if #unavailable(iOS 14) { draw() } // expect: 8 [redundant-check] "always false"
    draw()
  case .arc(let angle):
    if #unavailable(iOS 16) { draw(angle) } // above the target
    draw()
  }
  for (index, item) in list.enumerated() {
    if #unavailable(iOS 14) { draw(index) } // expect: 8 [redundant-check] "always false"
    draw(item.1)
  }
  if case let .box(width, name) = shape {
    if #unavailable(iOS 14) { draw(width) } // expect: 8 [redundant-check] "always false"
    let draw = { draw(name, width: 1) }
    draw()
  }
}
