// What two checks make of a variable, and what is compared with it, are constants to the compiler, too.
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

print(sections(), place(), compared(), computed())
