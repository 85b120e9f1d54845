// What is chosen is no API but a number, a name, a flag.
struct Margins {
  static let small: Int = {
    if #available(iOS 13, *) { return 8 } else { return 4 }
  }()

  static var large: Int {
    if #available(iOS 26, *) { return 24 }
    if #available(iOS 15, *) { return 16 }
    return 12
  }
}

func style() -> String {
  if #available(iOS 13, *) { return "inset" }
  return "plain"
}

let isModern: Bool
if #available(iOS 14, *) { isModern = true } else { isModern = false }

print(Margins.small, Margins.large, style(), isModern)
