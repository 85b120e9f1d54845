// renamed: "badge(_:)"          → a function with these labels
// renamed: "now"                → a property, a type
// renamed: "Color.brand(_:)"    → a member of a type
// renamed: "Card.init(title:)"  → an initializer
import SwiftSource

/// What `renamed:` says that callers should say.
struct NewName: Hashable, Sendable {
  /// Before the last period.
  var owner: String?
  var name: String
  /// The labels of a function, `nil` for those without one; `nil`: it is none.
  var labels: [String?]?

  /// `nil`: accessors by name, operators, and what is no name at all.
  init?(_ text: String) {
    var path = text[...]
    if let parenthesis = text.firstIndex(of: "(") {
      guard text.hasSuffix(")") else { return nil }
      path = text[..<parenthesis]
      let list = text[text.index(after: parenthesis)...].dropLast()
      guard list.isEmpty || list.hasSuffix(":") else { return nil }
      labels = list.split(separator: ":").map { $0 == "_" ? nil : String($0) }
      // `Type.member(self:)` makes a member of a function.
      if labels?.contains("self") == true || labels?.contains("newValue") == true { return nil }
    }
    var parts = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.allSatisfy(\.isPlainName), let last = parts.popLast() else { return nil }
    if last == "init" {
      guard let type = parts.popLast() else { return nil }
      name = type
    } else {
      name = last
    }
    owner = parts.isEmpty ? nil : parts.joined(separator: ".")
  }

  /// As code names it.
  var spelling: String { owner.map { "\($0).\(name)" } ?? name }
}

extension String {
  fileprivate var isPlainName: Bool {
    guard let first = utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else {
      return false
    }
    return utf8.allSatisfy {
      $0 == UInt8(ascii: "_") || $0 >= 0x80 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0
    }
  }
}
