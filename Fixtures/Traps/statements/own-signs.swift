// Operators of the project with one operand, which may do anything: those of this file, and those of another one.
// min: 16

// ==== Signs.swift
postfix operator ++
prefix operator √
@discardableResult postfix func ++ (number: inout Int) -> Int { number += 1; return number - 1 }
prefix func √ (number: Int) -> Int { print("root"); return number }

// ==== main.swift
postfix operator ^^
prefix operator ∆
postfix func ^^ (number: Int) -> Int { print("square"); return number * number }
prefix func ∆ (flag: Bool) -> Bool { print("delta"); return flag }
func elsewhere() {
  var count = 0
  let old = count++
  if #unavailable(iOS 15) { print(old) }
  if count++ == 1 { if #unavailable(iOS 15) { print("old") } }
  if count++ == 1, #unavailable(iOS 15) { print("old") }
  let root = √count
  if #unavailable(iOS 15) { print(root) }
  print(count)
}
func here(_ number: Int) {
  let square = number^^
  if #unavailable(iOS 15) { print(square) }
  if number^^ == 1 { if #unavailable(iOS 15) { print("old") } }
  let isOld = { if #available(iOS 15, *) { return false } else { return true } }()
  if ∆(number > 1) && isOld { print("old") }
  let negative = -number
  if #unavailable(iOS 15) { print(negative) }
  if -number == 1 { if #unavailable(iOS 15) { print("old") } }
  print("end")
}
elsewhere()
here(3)

// ==== after: main.swift
postfix operator ^^
prefix operator ∆
postfix func ^^ (number: Int) -> Int { print("square"); return number * number }
prefix func ∆ (flag: Bool) -> Bool { print("delta"); return flag }
func elsewhere() {
  var count = 0
  _ = count++
  if count++ == 1 { }
  if count++ == 1, #unavailable(iOS 15) { print("old") }
  _ = √count
  print(count)
}
func here(_ number: Int) {
  _ = number^^
  if number^^ == 1 { }
  if ∆(number > 1) && false { print("old") }
  print("end")
}
elsewhere()
here(3)
