// What follows a branch that leaves is dead in closures, accessors, loops and nested branches, too.
struct Trouble: Error {}

let choose = { (x: Int) -> String in
  if #available(iOS 13, *) {
    return x > 1 ? "many" : "one"
  }
  print("dead")
  return "old"
}

struct Getter {
  var value: Int {
    if #available(iOS 14, *) { return 1 }
    let old = 2
    return old
  }

  var effectful: Int {
    get throws {
      if #available(iOS 13, *) { throw Trouble() }
      return 2
    }
  }
}

func nested(_ x: Int) -> Int {
  if x > 0 {
    if #available(iOS 13, *) {
      return x
    }
    return -x
  } else if x == 0 {
    guard #available(iOS 13, *) else { return -1 }
    return 0
  }
  return 9
}

func repeated() -> Int {
  var n = 0
  repeat {
    n += 1
    if #available(iOS 13, *) {
      if n < 3 { continue }
      break
    }
    n += 10
  } while n < 100
  return n
}

func cases(_ x: Int) -> String {
  switch x {
  case 0:
    if #available(iOS 13, *) { return "modern" }
    return "old"
  case 1:
    if #available(iOS 13, *) { break }
    return "old one"
  default:
    if #unavailable(iOS 13) { return "old many" } else { return "many" }
  }
  return "after"
}

func allBranches(_ x: Int) -> Int {
  if #available(iOS 13, *) {
    switch x {
    case 0: return 10
    default: fatalError("not asked for")
    }
  }
  return 11
}

print(choose(1), choose(2), Getter().value)
do { print(try Getter().effectful) } catch { print("caught") }
print(nested(1), nested(0), nested(-1), repeated(), cases(0), cases(1), cases(2), allBranches(0))
