// Closures that answer what their condition says, where `true` is a value of another type than Bool, or the condition
// is no Bool by itself.
// min: 16

// ==== main.swift
struct Answer: ExpressibleByBooleanLiteral {
  var value: Bool
  init(booleanLiteral value: Bool) { self.value = value }
}
func take(_ answer: Answer) { print(answer.value) }
func made<T>(_ text: String) -> T { true as! T }
func run(_ ready: Bool!, _ flag: Bool, _ other: Bool) {
  let answer: Answer = { if flag, #available(iOS 15, *) { return true } else { return false } }()
  take(answer)
  take({ if flag, #available(iOS 15, *) { return true } else { return false } }())
  let answers: [String: Answer] = ["a": { if flag, #available(iOS 15, *) { return true } else { return false } }()]
  print(answers["a"]!.value)
  print({ if ready, #available(iOS 15, *) { return true } else { return false } }())
  let forced = { if ready, #available(iOS 15, *) { return true } else { return false } }()
  let generic = { if made("a"), #available(iOS 15, *) { return true } else { return false } }()
  let plain: Bool = { if made("a"), #available(iOS 15, *) { return true } else { return false } }()
  let both = { if flag || other, #available(iOS 15, *) { return true } else { return false } }()
  let own = { if flag, #available(iOS 15, *) { return true } else { return false } }()
  let values: [String: Any] = ["a": { if flag, #available(iOS 15, *) { return true } else { return false } }()]
  print(forced, generic, plain, both, own, values)
}
run(true, true, false)

// ==== after: main.swift
struct Answer: ExpressibleByBooleanLiteral {
  var value: Bool
  init(booleanLiteral value: Bool) { self.value = value }
}
func take(_ answer: Answer) { print(answer.value) }
func made<T>(_ text: String) -> T { true as! T }
func run(_ ready: Bool!, _ flag: Bool, _ other: Bool) {
  let answer: Answer = { if flag { return true } else { return false } }()
  take(answer)
  take({ if flag { return true } else { return false } }())
  let answers: [String: Answer] = ["a": { if flag { return true } else { return false } }()]
  print(answers["a"]!.value)
  print({ if ready { return true } else { return false } }())
  let forced = { if ready { return true } else { return false } }()
  let generic = { if made("a") { return true } else { return false } }()
  let plain: Bool = made("a")
  let both = flag || other
  let own = flag
  let values: [String: Any] = ["a": flag]
  print(forced, generic, plain, both, own, values)
}
run(true, true, false)
