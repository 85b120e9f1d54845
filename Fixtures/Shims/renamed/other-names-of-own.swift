// Other names of the project's own: a property with a getter and a setter, an overload of the same name, a case of an enum
// with raw values. A name for a generic type with its arguments is none of the type alone.
// iOS: 14 -> 15
// still builds for the old minimum: the names are the project's own

// ==== Player.swift
struct Player {
  @available(iOS, deprecated: 15, renamed: "isEnabled")
  var enabled: Bool { get { isEnabled } set { isEnabled = newValue } }
  var isEnabled = false

  @available(iOS, deprecated: 15, renamed: "play(at:times:)")
  func play(_ rate: Int, _ times: Int = 3) -> String { play(at: rate, times: times) }
  func play(at rate: Int, times: Int) -> String { "\(rate)\(times)" }
}

enum Mode: String {
  case fast
  @available(iOS, deprecated: 15, renamed: "fast")
  static var quick: Mode { .fast }
}

struct Box<Value> { var value: Value }
@available(iOS, deprecated: 15, renamed: "Box")  // stays: removable-shim/renamed "do not match"
typealias IntBox = Box<Int>

func use(_ player: inout Player) -> String {
  player.enabled = true
  return "\(player.enabled) \(player.play(2)) \(Mode.quick) \(IntBox(value: 1).value)"
}

// ==== after: Player.swift
struct Player {
  var isEnabled = false

  func play(at rate: Int, times: Int) -> String { "\(rate)\(times)" }
}

enum Mode: String {
  case fast
}

struct Box<Value> { var value: Value }
@available(iOS, deprecated: 15, renamed: "Box")
typealias IntBox = Box<Int>

func use(_ player: inout Player) -> String {
  player.isEnabled = true
  return "\(player.isEnabled) \(player.play(at: 2, times: 3)) \(Mode.fast) \(IntBox(value: 1).value)"
}
