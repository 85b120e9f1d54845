func outer(_ x: Int) -> Int {
  func inner() -> Int {
    if #available(iOS 13, *) { return x + 1 }
    return x
  }

  if #available(iOS 13, *) {
    func onlyHere() -> Int { inner() * 2 }
    return onlyHere()
  } else {
    func onlyOld() -> Int { inner() * 3 }
    return onlyOld()
  }
}

func mutual(_ x: Int) -> Bool {
  if #available(iOS 13, *) {
    func even(_ n: Int) -> Bool { n == 0 || odd(n - 1) }
    func odd(_ n: Int) -> Bool { n != 0 && even(n - 1) }
    return even(x)
  }
  return false
}

print(outer(2), mutual(4), mutual(5))
