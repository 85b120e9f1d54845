// A shim that gives back what it is called on no longer asks for its argument: a getter may do something.
// min: 16

// ==== Compat.swift
struct Panel {
  var number = 0
  func marked(_ number: Int) -> Panel { Panel(number: number) }
}
extension Panel {
  func numbered(_ number: Int) -> Panel {
    if #available(iOS 15, *) {
      return self
    } else {
      return marked(number)
    }
  }
}

// ==== main.swift
final class Counter {
  private var last = 0
  var next: Int {
    last += 1
    return last
  }
}
let counter = Counter()
var global: Int {
  print("asked")
  return 1
}
let one = Panel().numbered(counter.next)
let two = Panel().numbered(global)
print(one, two, counter.next)
prefix operator ~~
prefix func ~~ (number: Int) -> Int {
  print("operator")
  return number
}
print(Panel().numbered(~~2), Panel().numbered(-2))

// ==== after: Compat.swift
struct Panel {
  var number = 0
}
extension Panel {
  func numbered(_ number: Int) -> Panel {
    return self
  }
}
