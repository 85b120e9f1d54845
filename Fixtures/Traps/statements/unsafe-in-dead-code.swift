// An unsafe fix in code that a later safe fix finds dead: nothing waits for it, in whatever round the code dies.
// min: 16

// ==== main.swift
func effect(_ n: Int) -> Int {
  print("effect", n)
  return n
}
func chained(_ p: Int) -> Int {
  if #unavailable(iOS 15) {
    print("x")
  } else if #available(iOS 15, *) {
    print("y")
    return p
  }
  if effect(p) > 1, #unavailable(iOS 15) {
    print("dead")
  } else {
    print("z")
  }
  return effect(7)
}
func nested(_ p: Int) -> Int {
  if #available(iOS 15, *) {
    if #available(iOS 15, *) { return p }
  }
  if effect(p) > 1, #unavailable(iOS 15) {
    print("dead")
  } else {
    print("z")
  }
  return effect(7)
}
private var isModern: Bool { if #available(iOS 15, *) { return true } else { return false } }
func answered(_ p: Int) -> Int {
  if isModern { return p }
  if effect(p) > 1, #unavailable(iOS 15) {
    print("dead")
  } else {
    print("z")
  }
  return effect(7)
}
print(chained(1), nested(2), answered(3))

// ==== after: main.swift
func chained(_ p: Int) -> Int {
  print("y")
  return p
}
func nested(_ p: Int) -> Int {
  return p
}
func answered(_ p: Int) -> Int {
  return p
}
print(chained(1), nested(2), answered(3))
