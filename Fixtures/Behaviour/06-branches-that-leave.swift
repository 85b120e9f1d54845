struct Trouble: Error {}

func returns() -> Int {
  if #available(iOS 13, *) {
    return 1
  }
  print("dead")
  return 2
}

func throwing() throws -> Int {
  if #available(iOS 13, *) {
    throw Trouble()
  }
  return 2
}

func loops() {
  for i in 0..<3 {
    print("turn", i)
    if #available(iOS 13, *) {
      if i == 1 { continue }
      print("modern", i)
      continue
    }
    print("dead", i)
  }
  for i in 0..<3 {
    print("once", i)
    if #available(iOS 13, *) { break }
    print("dead", i)
  }
}

func usesLaterFunction() -> Int {
  if #available(iOS 13, *) {
    return helper() + 1
  }
  func helper() -> Int { 41 }
  return helper()
}

func bothLeave(_ flag: Bool) -> String {
  if #available(iOS 13, *) {
    if flag { return "yes" } else { return "no" }
  }
  return "old"
}

print(returns())
do { print(try throwing()) } catch { print("caught") }
loops()
print(usesLaterFunction())
print(bothLeave(true), bothLeave(false))
