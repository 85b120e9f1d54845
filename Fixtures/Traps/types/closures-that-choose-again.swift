// A closure whose check chose between statements and another choice: without the check it would give what that gives.
// min: 16

// ==== main.swift
var count = 0
@discardableResult func add(_ number: Int = 1) -> Int {
  count += number
  return count
}
func show(_ flag: Bool) {
  let both = { if #available(iOS 15, *) { if flag { add() } else { add(2) } } else { print("old") } }
  print(type(of: both))
  let cases = {
    if #unavailable(iOS 15) {
      print("old")
    } else {
      switch count {
      case 0: add()
      default: add(2)
      }
    }
  }
  print(type(of: cases))
  let values = { if #available(iOS 15, *) { if flag { add() } else { add(2) } } else { add(3) } }
  print(type(of: values))
  let work: () -> Void = { if #available(iOS 15, *) { if flag { add() } else { add(2) } } else { print("old") } }
  work()
  both()
  cases()
  print(values(), count)
}
show(true)

// ==== after: main.swift
var count = 0
@discardableResult func add(_ number: Int = 1) -> Int {
  count += number
  return count
}
func show(_ flag: Bool) {
  let both = { () -> Void in if flag { add() } else { add(2) } }
  print(type(of: both))
  let cases = { () -> Void in
    switch count {
    case 0: add()
    default: add(2)
    }
  }
  print(type(of: cases))
  let values = { if flag { add() } else { add(2) } }
  print(type(of: values))
  let work: () -> Void = { if flag { add() } else { add(2) } }
  work()
  both()
  cases()
  print(values(), count)
}
show(true)
