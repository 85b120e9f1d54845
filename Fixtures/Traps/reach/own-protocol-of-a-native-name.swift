// `Identifiable` and `DynamicProperty` ask for no `label`; the project's protocol of that name does.
// min: 16
// module: SwiftUI

// ==== Native/Text.swift
public struct Text {
  public init(_ text: String) { self.text = text }
  public let text: String
  public var body: String { "native \(text)" }
}

public protocol DynamicProperty {}

// ==== Own.swift
protocol DynamicProperty {
  var label: String { get }
}

extension DynamicProperty {
  var label: String { "default" }
}

func name(_ property: some DynamicProperty) -> String { property.label }

// ==== Compat.swift
import SwiftUI

extension Text: DynamicProperty {
  var label: String {
    if #available(iOS 15, *) { return body } else { return "" }
  }
}

// ==== main.swift
import SwiftUI

print(Text("a").label, name(Text("b")))
