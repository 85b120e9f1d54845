// What nobody ever mentioned but itself is there for another reason.
// min: 16

// ==== A.swift
struct Preview_Previews { static func previews() -> Int { if #available(iOS 15, *) { return 1 } else { return Preview_Previews.two() } }
  static func two() -> Int { 2 } }
final class Unused { func f() { if #unavailable(iOS 15) { Unused().f() } } }
enum Lonely { case a; var x: Lonely { if #available(iOS 15, *) { return .a } else { return Lonely.a } } }
func recur() { if #unavailable(iOS 15) { recur() } }

// ==== main.swift
print("x")
