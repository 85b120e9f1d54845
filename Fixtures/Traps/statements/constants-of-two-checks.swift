// What two checks make of a variable, a tuple of constants, and the ends of a type are constants to the compiler, too.
// min: 15

// ==== main.swift
func sections() -> Int {
  var rows = 0
  if #available(iOS 14, *) { rows += 1 }
  if #available(iOS 15, *) { rows += 1 }
  if rows == 0 { return 7 }
  return rows
}

func place() -> Int {
  var index = -1
  if #available(iOS 14, *) { index += 1 }
  if #available(iOS 15, *) { index += 1 }
  guard index >= 0 else { return 0 }
  return 10 / index
}

func share() -> Int {
  let parts: (Int, Int)
  if #available(iOS 15, *) { parts = (0, 7) } else { parts = (2, 3) }
  if parts.0 != 0 { return parts.1 / parts.0 }
  return 5
}

func next(_ x: Int) -> Int {
  let last: Int
  if #available(iOS 15, *) { last = .max } else { last = 3 }
  return last == Int.max ? x : last + 1
}

func few(_ x: [Int]) -> Int {
  let limit: Int
  if #available(iOS 15, *) { limit = Int(5) } else { limit = 6 }
  var sum = 0
  for i in x where limit > 5 { sum += i }
  return sum
}

func compared() -> Int {
  let width: Int
  if #available(iOS 15, *) { width = 0 } else { width = 3 }
  let isWide = width > 1
  if isWide { return 1 }
  return 2
}

func computed() -> Int {
  let width: Int
  if #available(iOS 15, *) { width = 0 } else { width = 3 }
  if width + 1 > 2 { return 1 }
  return width % 2 == 0 ? 2 : 3
}

print(sections(), place(), share(), next(1), few([1, 2]), compared(), computed())
