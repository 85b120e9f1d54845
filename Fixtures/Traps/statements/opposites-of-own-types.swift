// A comparison of two types, which only one way round exists: it does not become the other one.
// min: 16

// ==== Level.swift
struct Level {
  var number: Int
  static func == (level: Level, number: Int) -> Bool { print("compare"); return level.number == number }
}

// ==== main.swift
func ask(_ level: Level) -> String {
  if level == 1 {
    if #unavailable(iOS 15) { print("old") }
  } else {
    return "other"
  }
  return "one"
}
print(ask(Level(number: 1)), ask(Level(number: 2)))

// ==== after: main.swift
func ask(_ level: Level) -> String {
  if level == 1 {
  } else {
    return "other"
  }
  return "one"
}
print(ask(Level(number: 1)), ask(Level(number: 2)))
