// target: iOS 15
// Names that a 'var' of a pattern, or one for several variables, binds.
func patterns(_ sizes: [Int], _ limit: Int?, _ pair: (Int, Int)) {
  for var size in sizes {
    if #unavailable(iOS 15) { size += 1 } // expect: 8 [redundant-check] "always false"
    print(size)
  }
  for var size in sizes { // changed
    if #unavailable(iOS 14) { print(size) } // expect: 8 [redundant-check] "always false"
    size += 1
    print(size)
  }
  for case var size? in [limit] {
    if #unavailable(iOS 15) { size += 1 } // expect: 8 [redundant-check] "always false"
    print(size)
  }
  if case var size? = limit {
    if #unavailable(iOS 15) { size += 1 } // expect: 8 [redundant-check] "always false"
    print(size)
  }
  switch pair {
  case (var width, let height) where height > 2:
    if #unavailable(iOS 15) { width += 1 } // expect: 8 [redundant-check] "always false"
    print(width, height)
  case var (width, height): // one of them is changed
    if #unavailable(iOS 15) { width += 1 } // expect: 8 [redundant-check] "always false"
    height += 1
    print(width, height)
  }
  var (width, height) = pair
  if #unavailable(iOS 15) { width += 1; height += 1 } // expect: 6 [redundant-check] "always false"
  print(width, height)
  var left = [1], right = 2
  if #unavailable(iOS 15) { left = []; right = 3 } // expect: 6 [redundant-check] "always false"
  print(left, right)
  var top = [1], bottom = 2 // one of them is changed
  if #unavailable(iOS 15) { top = []; bottom = 3 } // expect: 6 [redundant-check] "always false"
  top.append(bottom)
  print(top)
  do { try load() } catch var error {
    if #unavailable(iOS 15) { error = Failure() } // expect: 8 [redundant-check] "always false"
    print(error)
  }
  switch limit { // each of them has to be the same
  case .some(var number) where number > 0, .some(var number):
    if #unavailable(iOS 15) { number += 1 } // expect: 8 [redundant-check] "always false"
    print(number)
  case nil: break
  }
  var first = 1, second = 2 // never was changed
  if #unavailable(iOS 15) { print(first) } // expect: 6 [redundant-check] "always false"
  print(first, second)
}
