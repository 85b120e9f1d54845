// Names that one 'var' of a pattern, or of several variables, binds: it becomes 'let' where nothing changes any of them.
// min: 16

// ==== main.swift
func change(_ sizes: [Int], _ limit: Int?, _ pair: (Int, Int)) {
  for var size in sizes {
    if #unavailable(iOS 15) { size += 1 }
    print(size)
  }
  for var changed in sizes {
    if #available(iOS 15, *) { changed += 1 } else { changed += 2 }
    print(changed)
  }
  if case var size? = limit {
    if #unavailable(iOS 15) { size += 1 }
    print(size)
  }
  switch pair {
  case (var width, let height):
    if #unavailable(iOS 15) { width += 1 }
    print(width, height)
  }
  var (width, height) = pair
  if #unavailable(iOS 15) { width += 1; height += 1 }
  print(width, height)
  var left = [1], right = 2
  if #unavailable(iOS 15) { left = []; right = 3 }
  print(left, right)
  for (var index, size) in sizes.enumerated() {
    if #unavailable(iOS 15) { index += 1 }
    print(index, size)
  }
  var (low, high) = pair
  if #unavailable(iOS 15) { low += 1; high += 1 }
  func raise() { high += 1 }
  raise()
  print(low, high)
}
change([1], 2, (3, 4))

// ==== after: main.swift
func change(_ sizes: [Int], _ limit: Int?, _ pair: (Int, Int)) {
  for size in sizes {
    print(size)
  }
  for var changed in sizes {
    changed += 1
    print(changed)
  }
  if case let size? = limit {
    print(size)
  }
  switch pair {
  case (let width, let height):
    print(width, height)
  }
  let (width, height) = pair
  print(width, height)
  let left = [1], right = 2
  print(left, right)
  for (index, size) in sizes.enumerated() {
    print(index, size)
  }
  var (low, high) = pair
  func raise() { high += 1 }
  raise()
  print(low, high)
}
change([1], 2, (3, 4))
