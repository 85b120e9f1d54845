// `.name` means a Bool only where a Bool is asked for: types of the project and of the system have it, too.
// min: 16
// migrate: --unsafe

// ==== Native/Flag.swift
public struct Flag: ExpressibleByBooleanLiteral {
  public var text: String
  public init(booleanLiteral value: Bool) { text = "literal \(value)" }
  public init(_ text: String) { self.text = text }
}
public func show(_ flag: Flag) { print(flag.text) }

// ==== Answers.swift
extension Bool {
  static var modern: Bool { if #available(iOS 15, *) { return true } else { return false } }
  static var single: Bool { if #available(iOS 15, *) { return true } else { return false } }
  static var old: Bool { if #unavailable(iOS 15) { return true } else { return false } }
}

// ==== main.swift
import Native

extension Flag { static var single: Flag { Flag("single") } }

func choose(_ isOn: Bool, _ other: Bool? = .modern) { print(isOn, other as Any) }
show(.single)
choose(.single)
choose(.modern)
choose(!.modern, .old)
choose(.old || CommandLine.arguments.isEmpty)
if .modern { print("on") }
let answer: Bool = .modern
let answers: [Bool] = [.modern, .old]
print(answer, answers, [Bool.modern, .old])

// ==== after: Answers.swift
extension Bool {
  static var single: Bool { return true }
}

// ==== after: main.swift
import Native

extension Flag { static var single: Flag { Flag("single") } }

func choose(_ isOn: Bool, _ other: Bool? = true) { print(isOn, other as Any) }
show(.single)
choose(.single)
choose(true)
choose(false, false)
choose(CommandLine.arguments.isEmpty)
print("on")
let answers: [Bool] = [true, false]
print(true, answers, [true, false])
