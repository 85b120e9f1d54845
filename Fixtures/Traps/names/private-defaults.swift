// A default names a private member of the native type, which its use in another file cannot.
// min: 16

// ==== Native/Panel.swift
public struct Panel {
  public init() {}
  public func area(_ number: Int) -> Int { number * 2 }
  public func tone(_ tone: Tone) -> String { tone.name }
}

public struct Tone {
  public let name: String
  public init(_ name: String) { self.name = name }
}

// ==== Shims.swift
import Native

extension Panel {
  fileprivate static var margin: Int { 8 }
  func compatArea(_ number: Int = Panel.margin) -> Int {
    if #available(iOS 15, *) { return area(number) } else { return 0 }
  }
  func compatTone(_ tone: Tone = .own) -> String {
    if #available(iOS 15, *) { return self.tone(tone) } else { return "" }
  }
}

extension Tone {
  fileprivate static let own = Tone("own")
}

// ==== main.swift
import Native

print(Panel().compatArea(), Panel().compatArea(2), Panel().compatTone(), Panel().compatTone(Tone("other")))

// ==== after: Shims.swift
import Native

extension Panel {
  fileprivate static var margin: Int { 8 }
  func compatArea(_ number: Int = Panel.margin) -> Int {
    return area(number)
  }
  func compatTone(_ tone: Tone = .own) -> String {
    return self.tone(tone)
  }
}

extension Tone {
  fileprivate static let own = Tone("own")
}
