// Elements that are made before and after each other: a literal makes them in the order that they stand in.
// min: 16

// ==== main.swift
var count = 0
func next() -> Int { count += 1; return count }
func atFront() -> [Int] {
  var numbers: [Int] = [next()]
  if #available(iOS 15, *) { numbers.insert(next(), at: 0) }
  return numbers
}
func plainAtFront() -> [Int] {
  var numbers: [Int] = [next()]
  if #available(iOS 15, *) { numbers.insert(7, at: 0) }
  return numbers
}
func atEnd() -> [Int] {
  var numbers: [Int] = [next()]
  if #available(iOS 15, *) { numbers.append(next()) }
  return numbers
}
print(atFront(), plainAtFront(), atEnd())

// ==== after: main.swift
var count = 0
func next() -> Int { count += 1; return count }
func atFront() -> [Int] {
  var numbers: [Int] = [next()]
  numbers.insert(next(), at: 0)
  return numbers
}
func plainAtFront() -> [Int] {
  return [7, next()]
}
func atEnd() -> [Int] {
  return [next(), next()]
}
print(atFront(), plainAtFront(), atEnd())
