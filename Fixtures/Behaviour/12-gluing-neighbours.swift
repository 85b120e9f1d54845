// The statement before must not take what is unwrapped for its arguments, subscript or next operand.
func number(_ x: Int) -> Int { print("number", x); return x }
var calls = 0
func call() { calls += 1 }

func tupleBehindAName() {
  var a = 1
  var b = 2
  let f = number
  if #available(iOS 13, *) {
    (a, b) = (b, a)
  }
  print(a, b, f(0))
}

func arrayBehindAName() {
  let list = [3, 4]
  let other = list
  if #available(iOS 13, *) { [0, 1].forEach { print(other[$0]) } }
  print(list)
}

func closureBehindACall() {
  call()
  if #available(iOS 13, *) {
    ({ print("on the spot") })()
  }
  print(calls)
}

func signBehindAValue() {
  var x = 5
  let y = x
  if #available(iOS 13, *) {
    -x == y ? print("never") : print("sign")
  }
  x += y
  print(x)
}

func afterTheBranch() {
  var a = 1
  var b = 2
  if #available(iOS 13, *) { _ = number }
  (a, b) = (b, a)
  if #available(iOS 13, *) { _ = a }
  [a, b].forEach { print($0) }
  if #available(iOS 13, *) { call() }
  ({ print("a closure") })()
  if #available(iOS 13, *) { _ = b } else { a = 0 }
  -a == 1 ? print("never") : print("sign")
}

func onOneLine() -> Int { let f = number; if #available(iOS 13, *) { (_, _) = (f(1), f(2)) }; return f(3) }

tupleBehindAName()
arrayBehindAName()
closureBehindACall()
signBehindAValue()
afterTheBranch()
print(onOneLine())
