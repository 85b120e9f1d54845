// Names in patterns that dead code alone read, and two variables of one name.
// min: 16

// ==== main.swift
struct Failure: Error { var code = 1 }
enum Shape {
  case circle(Int), box(Int, String), line(length: Int), none
}
func shapes(_ shape: Shape) {
  switch shape {
  case .circle(let radius):
    if #unavailable(iOS 15) { print(radius) }
    print("circle")
  case let .box(width, name):
    if #unavailable(iOS 15) { print(width) }
    print(name)
  case .line(length: let length):
    if #unavailable(iOS 15) { print(length) }
    print("line")
  case .none: print("none")
  }
  if case .circle(let radius) = shape {
    if #unavailable(iOS 15) { print(radius) }
    print("is a circle")
  }
  guard case .box(let width, let name) = shape, !name.isEmpty else { return }
  if #unavailable(iOS 15) { print(width) }
  print("is a box")
}
func loops(_ list: [(Int, String)], _ values: [Any]) {
  for (index, item) in list.enumerated() {
    if #unavailable(iOS 15) { print(index) }
    print(item.1)
  }
  for (number, name) in list {
    if #unavailable(iOS 15) { print(number, name) }
    print("pair")
  }
  for case let number as Int in values {
    if #unavailable(iOS 15) { print(number) }
    print("number")
  }
  let (one, two) = (list.count, values.count)
  if #unavailable(iOS 15) { print(one) }
  print(two)
}
func errors(_ isThrown: Bool) {
  do {
    if isThrown { throw Failure() }
    print("fine")
  } catch let failure as Failure {
    if #unavailable(iOS 15) { print(failure.code) }
    print("failure")
  } catch let other {
    if #unavailable(iOS 15) { print(other) }
    print("other")
  }
}
func optionals(_ limit: Int?, _ size: Int?) {
  if case let limit? = limit {
    if #unavailable(iOS 15) { print(limit) }
    print("limited")
  }
  if case .some(let limit) = limit {
    if #unavailable(iOS 15) { print(limit) }
    let limit = 3
    print("limited to", limit)
  }
  if var size {
    if #unavailable(iOS 15) { size += 1 }
    print(size)
  }
  if var size {
    size += 1
    print(size)
  }
  guard let size else { return }
  if #unavailable(iOS 15) { print(size) }
}
shapes(.circle(1))
shapes(.box(1, "box"))
shapes(.line(length: 2))
shapes(.none)
loops([(1, "one")], [1, "two"])
errors(true)
errors(false)
optionals(1, 2)
optionals(nil, nil)

// ==== after: main.swift
struct Failure: Error { var code = 1 }
enum Shape {
  case circle(Int), box(Int, String), line(length: Int), none
}
func shapes(_ shape: Shape) {
  switch shape {
  case .circle:
    print("circle")
  case let .box(_, name):
    print(name)
  case .line(length: _):
    print("line")
  case .none: print("none")
  }
  if case .circle = shape {
    print("is a circle")
  }
  guard case .box(_, let name) = shape, !name.isEmpty else { return }
  print("is a box")
}
func loops(_ list: [(Int, String)], _ values: [Any]) {
  for (_, item) in list.enumerated() {
    print(item.1)
  }
  for _ in list {
    print("pair")
  }
  for case is Int in values {
    print("number")
  }
  let (_, two) = (list.count, values.count)
  print(two)
}
func errors(_ isThrown: Bool) {
  do {
    if isThrown { throw Failure() }
    print("fine")
  } catch is Failure {
    print("failure")
  } catch {
    print("other")
  }
}
func optionals(_ limit: Int?, _ size: Int?) {
  if limit != nil {
    print("limited")
  }
  if case .some = limit {
    let limit = 3
    print("limited to", limit)
  }
  if let size {
    print(size)
  }
  if var size {
    size += 1
    print(size)
  }
}
shapes(.circle(1))
shapes(.box(1, "box"))
shapes(.line(length: 2))
shapes(.none)
loops([(1, "one")], [1, "two"])
errors(true)
errors(false)
optionals(1, 2)
optionals(nil, nil)
