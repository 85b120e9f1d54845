// Nothing that is unwrapped may become one statement with its neighbours.
func number(_ x: Int) -> Int { print("number", x); return x }
var list = [1, 2, 3]

func tuples() {
  var a = 1
  var b = 2
  if #available(iOS 13, *) { a = number(3) }
  (a, b) = (b, a)
  print(a, b)
}

func arrays() {
  if #available(iOS 13, *) { _ = list }
  [4, 5].forEach { print($0) }
}

func closures() {
  let run = { (work: () -> Void) in work() }
  if #available(iOS 13, *) { _ = run }; ({ print("on the spot") })()
  if #available(iOS 13, *) { run { print("in run") } }
}

func oneLine() { if #available(iOS 13, *) { print("a") }; print("b"); if #available(iOS 13, *) { print("c") } }

func operators() {
  let x = 3
  if #available(iOS 13, *) { let y = x; print(y) }
  _ = -x
  if #available(iOS 13, *) { print(x
    + 1) }
}

func afterSemicolon() { print("one"); if #available(iOS 13, *) { print("two") } else { print("old") }; print("three") }

tuples()
arrays()
closures()
oneLine()
operators()
afterSemicolon()
