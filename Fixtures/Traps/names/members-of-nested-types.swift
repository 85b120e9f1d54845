// A nested type has a member of that name from a protocol of another file.
// min: 16

// ==== A.swift
struct Cfg { 
  private static let isOn: Bool = { if #available(iOS 15, *) { return true } else { return false } }()
  func t(_ f: (Cfg) -> Void) { if Self.isOn { print("on") }; f(self) }
  enum Key: String, KeyProtocol { case a; func q() { if isOn { print("key on") } else { print("key off") } } }
}
func run() { Cfg().t { _ in }; Cfg.Key.a.q() }
// ==== main.swift
protocol KeyProtocol {}
extension KeyProtocol { var isOn: Bool { false } }
run()
