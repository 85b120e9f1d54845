// The colon of a closure's label is no choice's.
// min: 15

// ==== main.swift
private var isModern: Bool { if #available(iOS 15, *) { return true } else { return false } }
func two(_ a: () -> Int, then b: () -> Int = { 9 }) -> Int { a() * 10 + b() }
func three(_ a: () -> Int, then b: () -> Int, last c: () -> Int) -> Int { a() * 100 + b() * 10 + c() }
func put(_ n: Int) { print(n) }
let a =
  isModern
  ? two {
    1
  } then: {
    2
  } : 6
let b =
  !isModern
  ? 6
  : two {
    1
  } then: {
    2
  }
let c: Int =
  isModern
  ? three {
    1
  } then: {
    2
  } last: {
    3
  }
  : two {
    1
  } then: {
    2
  }
let d = [
  isModern
    ? two {
      1
    } then: {
      2
    } : 6
]
put(
  isModern
    ? two {
      1
    } then: {
      2
    } : 6)
let flag = true
let e =
  isModern
  ? flag
    ? two {
      1
    } then: {
      2
    } : 4 : 6
let f = isModern ? two({ 1 }, then: { 2 }) : 6
let g = isModern ? [1: 2][1]! : 6
func h() -> Int {
  return isModern
    ? two {
      1
    } then: {
      flag ? 3 : 4
    } : 6
}
print(a, b, c, d, e, f, g, h())
