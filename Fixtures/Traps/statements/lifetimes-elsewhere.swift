// A value in a check's scope whose release runs the `deinit` of a type of another file, though it is used: the scope stays.
// min: 16

// ==== Span.swift
final class Span {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("end of", name) }
}
struct Trace { let span = Span("trace") }
final class Point { let x = 1 }
class Root { deinit { print("root gone") } }
class Leaf: Root { let number = 2 }

// ==== main.swift
func makes() {
  if #available(iOS 15, *) {
    let span = Span("made")
    print("in", span.name)
  }
  print("behind")
}
func stores() {
  if #available(iOS 15, *) {
    let trace = Trace()
    print("in", trace.span.name)
  } else {
    print("old")
  }
  print("behind")
}
func inherits() {
  if #available(iOS 15, *) {
    let leaf = Leaf.init()
    print("in", leaf.number)
  }
  print("behind")
}
func guards() {
  if #available(iOS 15, *) {
    guard let span = Optional(Span("guarded")) else { return }
    print("in", span.name)
  }
  print("behind")
}
func collects() {
  if #available(iOS 15, *) {
    var spans: [Span] = []
    spans.append(Span("collected"))
    print("in", spans.count)
  }
  print("behind")
}
func plain() {
  if #available(iOS 15, *) {
    let point = Point()
    print("in", point.x)
  }
  print("behind")
}
func last() {
  print("before")
  if #available(iOS 15, *) {
    let span = Span("last")
    print("in", span.name)
  }
}
makes()
stores()
inherits()
guards()
collects()
plain()
last()

// ==== after: main.swift
func makes() {
  do {
    let span = Span("made")
    print("in", span.name)
  }
  print("behind")
}
func stores() {
  do {
    let trace = Trace()
    print("in", trace.span.name)
  }
  print("behind")
}
func inherits() {
  do {
    let leaf = Leaf.init()
    print("in", leaf.number)
  }
  print("behind")
}
func guards() {
  do {
    guard let span = Optional(Span("guarded")) else { return }
    print("in", span.name)
  }
  print("behind")
}
func collects() {
  do {
    var spans: [Span] = []
    spans.append(Span("collected"))
    print("in", spans.count)
  }
  print("behind")
}
func plain() {
  let point = Point()
  print("in", point.x)
  print("behind")
}
func last() {
  print("before")
  let span = Span("last")
  print("in", span.name)
}
makes()
stores()
inherits()
guards()
collects()
plain()
last()
