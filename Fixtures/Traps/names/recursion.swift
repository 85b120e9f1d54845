// The native counterpart is itself written with what it is to take the place of: it would call itself.
// min: 16

// ==== Day.swift
struct Day {
  var value: Int

  static var now: Day { Self.present }
  @available(iOS, introduced: 13, deprecated: 15, renamed: "now")
  static var present: Day { Day(value: 3) }

  static func made(_ value: Int) -> Day { helper(value) }
  private static func helper(_ value: Int) -> Day { old(value) }
  @available(iOS, introduced: 13, deprecated: 15, renamed: "made(_:)")
  static func old(_ value: Int) -> Day { Day(value: value) }

  func shown() -> String { description }
  @available(iOS, introduced: 13, deprecated: 15, renamed: "shown()")
  var description: String { "day \(value)" }
}

@available(iOS, introduced: 13, deprecated: 15, renamed: "today()")
func thisDay() -> Day { Day(value: 4) }
func today() -> Day { thisDay() }

// ==== main.swift
print(Day.now.value, Day.present.value, Day.made(5).value, Day.old(6).value, Day(value: 7).shown())
print(Day(value: 8).description, today().value, thisDay().value)

// ==== after: Day.swift
struct Day {
  var value: Int

  static var now: Day { Self.present }
  @available(iOS, deprecated: 15, renamed: "now")
  static var present: Day { Day(value: 3) }

  static func made(_ value: Int) -> Day { helper(value) }
  private static func helper(_ value: Int) -> Day { old(value) }
  @available(iOS, introduced: 13, deprecated: 15, renamed: "made(_:)")
  static func old(_ value: Int) -> Day { Day(value: value) }

  func shown() -> String { description }
  @available(iOS, deprecated: 15, renamed: "shown()")
  var description: String { "day \(value)" }
}

@available(iOS, deprecated: 15, renamed: "today()")
func thisDay() -> Day { Day(value: 4) }
func today() -> Day { thisDay() }
