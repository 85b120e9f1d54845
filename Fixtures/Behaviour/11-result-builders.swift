@resultBuilder enum Lines {
  static func buildExpression(_ line: String) -> [String] { [line] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["nothing"] }
  static func buildEither(first part: [String]) -> [String] { part }
  static func buildEither(second part: [String]) -> [String] { part }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { part }
}

@Lines func body(_ x: Int) -> [String] {
  "first"
  if #available(iOS 13, *) {
    let word = "modern \(x)"
    word
    "and more"
  } else {
    "old"
  }
  if x > 1, #available(iOS 14, *) {
    "big"
  }
  for i in 0..<2 {
    if #unavailable(iOS 13) { "old \(i)" } else if i == x { "same" } else { "turn \(i)" }
  }
  switch x {
  case 1: if #available(iOS 13, *) { "one" } else { "old one" }
  default: "many"
  }
}

func show(@Lines _ lines: () -> [String]) { print(lines()) }

print(body(1))
print(body(2))
show {
  if #available(iOS 15, *) { "alone" } else { "old" }
}
show {
  if #available(iOS 13, *) {
  } else {
    "old"
  }
}
