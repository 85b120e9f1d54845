// A local constant that the compiler computes with, where nothing is wrong with the result.
// min: 16

// ==== main.swift
enum Layout { case grid, list }
func size(_ layout: Layout) -> Int { layout == .grid ? 1 : 2 }

func share(_ count: Int) -> Int {
  let columns: Int
  if #available(iOS 16, *) { columns = 4 } else { columns = 3 }
  return (count + columns - 1) / columns
}
func next() -> UInt8 {
  var level: UInt8 = 3
  if #available(iOS 16, *) { level = 4 }
  return level + 10
}
func compared(_ count: Int) -> Bool {
  let limit = { if #available(iOS 16, *) { return 3 } else { return 5 } }()
  return count > limit
}
func grows(_ count: Int) -> Int {
  var columns = 0
  if #available(iOS 16, *) { columns = 1 }
  for _ in 0..<count { columns += 1 }
  return 10 / columns
}
func arranged() -> Int {
  let layout: Layout = if #available(iOS 16, *) { .grid } else { .list }
  return size(layout)
}
print(share(9), next(), compared(4), grows(3), arranged())

// ==== after: main.swift
enum Layout { case grid, list }
func size(_ layout: Layout) -> Int { layout == .grid ? 1 : 2 }

func share(_ count: Int) -> Int {
  let columns: Int = 4
  return (count + columns - 1) / columns
}
func next() -> UInt8 {
  var level: UInt8 = 3
  if #available(iOS 16, *) { level = 4 }
  return level + 10
}
func compared(_ count: Int) -> Bool {
  let limit = 3
  return count > limit
}
func grows(_ count: Int) -> Int {
  var columns = 1
  for _ in 0..<count { columns += 1 }
  return 10 / columns
}
func arranged() -> Int {
  let layout: Layout = .grid
  return size(layout)
}
print(share(9), next(), compared(4), grows(3), arranged())
