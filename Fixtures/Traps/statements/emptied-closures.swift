// A local closure that does nothing any more goes with its calls, where they are all that mentions it.
// min: 16

// ==== main.swift
struct Log { static var lines: [String] = [] }
func run(_ action: () -> Void) { action(); print("ran") }
func each<T>(_ items: [Int], _ make: (Int) -> T) -> [T] { items.map(make) }

func plain(_ n: Int, _ items: [Int]) -> Int {
  let fade = { if #unavailable(iOS 15) { print("old", n) } }
  defer { fade() }
  run { fade() }
  print(each(items) { _ in fade() }.count)
  switch n {
  case 1: fade()
  case 2:
    fade()
    print("two")
  default: break
  }
  guard n > 0 else {
    fade()
    return 0
  }
  for _ in items { fade() }
  if n > 2 { fade() } else { print("few") }
  return n
}

func shadowed(_ n: Int) {
  let note = { if #unavailable(iOS 15) { print("old", n) } }
  func inner(note: () -> Void) { note() }
  inner { print("inner") }
  note()
}

func outer(_ n: Int) {
  let note = { if #unavailable(iOS 15) { print("old", n) } }
  do {
    let note = { print("inner note", n) }
    note()
  }
  note()
}

func passed(_ n: Int) {
  let slide = { if #unavailable(iOS 15) { print("old", n) } }
  run(slide)
  slide()
  let slides = [slide, slide]
  print(slides.count)
}

func chosen(_ n: Int) {
  var change = { if #unavailable(iOS 15) { print("old", n) } }
  change()
  if n > 1 { change = { print("changed") } }
  change()
}

func result(_ n: Int) -> Void? {
  let maybe = { if #unavailable(iOS 15) { print("old", n) } }
  return n > 1 ? maybe() : nil
}

print(plain(1, [1, 2]), plain(2, []), plain(0, [3]), plain(3, [1]))
shadowed(1)
outer(2)
passed(3)
chosen(1)
chosen(2)
print(result(1) == nil, result(2) == nil)

// ==== after: main.swift
struct Log { static var lines: [String] = [] }
func run(_ action: () -> Void) { action(); print("ran") }
func each<T>(_ items: [Int], _ make: (Int) -> T) -> [T] { items.map(make) }

func plain(_ n: Int, _ items: [Int]) -> Int {
  run { }
  print(each(items) { _ in }.count)
  switch n {
  case 1: break
  case 2:
    print("two")
  default: break
  }
  guard n > 0 else {
    return 0
  }
  for _ in items { }
  if n > 2 { } else { print("few") }
  return n
}

func shadowed(_ n: Int) {
  let note = { }
  func inner(note: () -> Void) { note() }
  inner { print("inner") }
  note()
}

func outer(_ n: Int) {
  do {
    let note = { print("inner note", n) }
    note()
  }
}

func passed(_ n: Int) {
  let slide = { }
  run(slide)
  slide()
  let slides = [slide, slide]
  print(slides.count)
}

func chosen(_ n: Int) {
  var change = { }
  change()
  if n > 1 { change = { print("changed") } }
  change()
}

func result(_ n: Int) -> Void? {
  let maybe = { }
  return n > 1 ? maybe() : nil
}

print(plain(1, [1, 2]), plain(2, []), plain(0, [3]), plain(3, [1]))
shadowed(1)
outer(2)
passed(3)
chosen(1)
chosen(2)
print(result(1) == nil, result(2) == nil)
