struct Trouble: Error {}

func alwaysHolds(_ x: Int?) -> Int {
  guard #available(iOS 13, *) else { return -1 }
  guard let x, #available(iOS 14, *) else { return -2 }
  guard #available(iOS 14, *), x > 2 else {
    print("small")
    return -3
  }
  return x
}

func neverHolds() -> String {
  print("start")
  guard #unavailable(iOS 13) else {
    print("modern")
    return "modern"
  }
  print("dead")
  return "old"
}

func neverHoldsAndThrows() throws {
  guard #unavailable(iOS 13) else { throw Trouble() }
  print("dead")
}

func neverHoldsInAList(_ x: Int) -> Int {
  guard x > 1, #unavailable(iOS 13) else { return x }
  return -x
}

func bindsInElse(_ x: Int?) {
  guard #unavailable(iOS 13), let x else {
    let x = 5
    print("else", x)
    return
  }
  print(x)
}

func inALoop() {
  for i in 0..<3 {
    guard #available(iOS 13, *) else { break }
    guard i != 1 else { continue }
    print(i)
  }
}

print(alwaysHolds(nil), alwaysHolds(1), alwaysHolds(3))
print(neverHolds())
do { try neverHoldsAndThrows() } catch { print("caught") }
print(neverHoldsInAList(1), neverHoldsInAList(2))
bindsInElse(1)
inALoop()
