// A `try` or `await` that only a dead branch needed: it goes with the closure that it called. Whether the one before a
// call that takes a closure is still needed, only the callee says.
// min: 16

// ==== main.swift
struct OldError: Error {}
func load(_ fails: Bool) throws -> Int { if fails { throw OldError() } else { return 1 } }
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
print(try text(false), try number(false), try still(false), await later(), try mapped([4]))

// ==== after: main.swift
struct OldError: Error {}
func load(_ fails: Bool) throws -> Int { if fails { throw OldError() } else { return 1 } }

func text(_ fails: Bool) throws -> String {
  let text: String = "new"
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
print(try text(false), try number(false), try still(false), await later(), try mapped([4]))
