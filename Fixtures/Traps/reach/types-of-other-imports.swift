// A file can call what gives a value of a type that it cannot name: without the import, the shim stays for it.
// min: 16
// module: UIKit

// ==== Native/UIKit.swift
public struct UIColor: Sendable {
  public let name: String
  public static let label = UIColor(name: "label")
  public static let black = UIColor(name: "black")
}

// ==== Compat.swift
import Foundation
import UIKit

func labelColor() -> UIColor {
  if #available(iOS 15, *) { return .label } else { return .black }
}
@available(iOS, deprecated: 15, renamed: "UIColor")
typealias PlatformColor = UIColor

struct OwnColor { var name = "own" }
@available(iOS, deprecated: 15, renamed: "OwnColor")
typealias OldColor = OwnColor

func note(_ text: String) -> NSAttributedString {
  if #available(iOS 15, *) { return NSAttributedString(string: text) } else { return NSAttributedString(string: "old") }
}

// ==== Seen.swift
import Foundation
import UIKit

func otherLabel() -> UIColor {
  if #available(iOS 15, *) { return .label } else { return .black }
}
func seen() { print(otherLabel().name) }

// ==== Model.swift
import Foundation

struct Model {
  var tint: PlatformColor?
  var own = OldColor()
}

// ==== main.swift
import Foundation

print(note("new").string, labelColor().name, Model(tint: nil).own.name)
seen()

// ==== after: Model.swift
import Foundation

struct Model {
  var tint: PlatformColor?
  var own = OwnColor()
}

// ==== after: Compat.swift
import Foundation
import UIKit

func labelColor() -> UIColor {
  return .label
}
@available(iOS, deprecated: 15, renamed: "UIColor")
typealias PlatformColor = UIColor

struct OwnColor { var name = "own" }

func note(_ text: String) -> NSAttributedString {
  if #available(iOS 15, *) { return NSAttributedString(string: text) } else { return NSAttributedString(string: "old") }
}

// ==== after: Seen.swift
import Foundation
import UIKit

func seen() { print(UIColor.label.name) }
