// target: iOS 15
// Names that a 'var' of a pattern, or one for several variables, binds.
func patterns(_ sizes: [Int], _ limit: Int?, _ pair: (Int, Int)) {
  for size in sizes {
    print(size)
  }
  for var size in sizes { // changed
    size += 1
    print(size)
  }
  for case let size? in [limit] {
    print(size)
  }
  if case let size? = limit {
    print(size)
  }
  switch pair {
  case (let width, let height) where height > 2:
    print(width, height)
  case var (width, height): // one of them is changed
    height += 1
    print(width, height)
  }
  let (width, height) = pair
  print(width, height)
  let left = [1], right = 2
  print(left, right)
  var top = [1], bottom = 2 // one of them is changed
  top.append(bottom)
  print(top)
  do { try load() } catch let error {
    print(error)
  }
  switch limit { // each of them has to be the same
  case .some(var number) where number > 0, .some(var number):
    print(number)
  case nil: break
  }
  var first = 1, second = 2 // never was changed
  print(first, second)
}
