// A `try` or `await` that only a dead branch needed: it goes with the closure that it called. Whether the one before a
// call that takes a closure is still needed, only the callee says. A cast of a caught error is needless where all errors
// that are left are of its type.
// min: 16

// ==== main.swift
struct NewError: Error {}
struct OldError: Error {}
func load(_ fails: Bool) throws -> Int { if fails { throw OldError() } else { return 1 } }
func read(_ fails: Bool) throws(NewError) { if fails { throw NewError() } }
func readOld(_ fails: Bool) throws(OldError) { if fails { throw OldError() } }
func wait() async -> Int { 2 }

func text(_ fails: Bool) throws -> String {
  let text: String = try { if #available(iOS 15, *) { return "new" } else { return "\(try load(fails))" } }()
  return text
}
func number(_ fails: Bool) throws -> Int {
  let number: Int = try {
    let limit = 3
    if #available(iOS 15, *) { return limit } else { return try load(fails) }
  }()
  return number
}
func still(_ fails: Bool) throws -> Int {
  let number: Int = try { if #available(iOS 15, *) { return try load(fails) } else { throw OldError() } }()
  return number
}
func later() async -> Int {
  let number: Int = await { if #available(iOS 15, *) { return 3 } else { return await wait() } }()
  return number
}
func mapped(_ numbers: [Int]) throws -> [Int] {
  try numbers.map { number in
    if #available(iOS 15, *) { return number } else { return try load(false) }
  }
}
func caught() -> String {
  do {
    if #available(iOS 15, *) { try read(true) } else { try readOld(true) }
    return "none"
  } catch let error as NewError {
    return "\(error)"
  } catch { return "other" }
}
print(try text(false), try number(false), try still(false), await later(), try mapped([4]), caught())

// ==== after: main.swift
struct NewError: Error {}
struct OldError: Error {}
func load(_ fails: Bool) throws -> Int { if fails { throw OldError() } else { return 1 } }
func read(_ fails: Bool) throws(NewError) { if fails { throw NewError() } }
func readOld(_ fails: Bool) throws(OldError) { if fails { throw OldError() } }

func text(_ fails: Bool) throws -> String {
  let text: String = "new"
  return text
}
func number(_ fails: Bool) throws -> Int {
  let number: Int = {
    let limit = 3
    return limit
  }()
  return number
}
func still(_ fails: Bool) throws -> Int {
  let number: Int = try load(fails)
  return number
}
func later() async -> Int {
  let number: Int = 3
  return number
}
func mapped(_ numbers: [Int]) throws -> [Int] {
  try numbers.map { number in
    if #available(iOS 15, *) { return number } else { return try load(false) }
  }
}
func caught() -> String {
  do {
    if #available(iOS 15, *) { try read(true) } else { try readOld(true) }
    return "none"
  } catch let error as NewError {
    return "\(error)"
  } catch { return "other" }
}
print(try text(false), try number(false), try still(false), await later(), try mapped([4]), caught())
