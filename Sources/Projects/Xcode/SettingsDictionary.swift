import Availability
import SystemCalls

/// The `buildSettings` of a project or a target. Frequently used settings are looked up once, together.
struct SettingsDictionary: Sendable {
  private let all: PropertyListValue
  /// The assignments of frequently used settings, in source order.
  let frequent: [SettingAssignment]

  private static let frequentNames: [String] =
    Platform.allCases.map(\.deploymentSetting) + [
      "PRODUCT_MODULE_NAME", "PRODUCT_NAME", "SDKROOT", "SUPPORTED_PLATFORMS", "SUPPORTS_MACCATALYST",
      "APPLICATION_EXTENSION_API_ONLY",
    ]
  /// Their names by first byte.
  private static let frequentByByte: [[String]] = (0...UInt8.max).map { byte in
    frequentNames.filter { $0.utf8.first == byte }
  }

  init(_ dictionary: PropertyListValue) {
    all = dictionary
    frequent = Self.assignments(in: dictionary) { key in
      key.first.map { Self.frequentByByte[Int($0)].contains { key.isSetting($0) } } ?? false
    }
  }

  /// The assignments of a setting, in source order.
  subscript(name: String) -> [SettingAssignment] {
    Self.isFrequent(name)
      ? frequent.filter { $0.name == name } : Self.assignments(in: all) { $0.isSetting(name) }
  }

  static func isFrequent(_ name: String) -> Bool { frequentNames.contains(name) }

  private static func assignments(
    in dictionary: PropertyListValue, where isWanted: (UnsafeRawBufferPointer) -> Bool
  ) -> [SettingAssignment] {
    guard dictionary.isDictionary else { return [] }
    let list = dictionary.list
    var found: [SettingAssignment] = []
    var children = list.children(of: dictionary.index)
    while let key = children.next(), let value = children.next() {
      guard list.withBytes(at: key, isWanted),
        let key = PropertyListValue(list: list, index: key).text,
        let value = PropertyListValue(list: list, index: value).text(ofSetting: key)
      else { continue }
      found.append(key.withBytes { SettingAssignment(key: .init($0), value: value) })
    }
    return found
  }
}

extension PropertyListValue {
  /// The value as one string. In a list of flags, an element with spaces is quoted so that it stays one word.
  fileprivate func text(ofSetting key: String) -> String? {
    guard key.hasPrefix("OTHER_SWIFT_FLAGS"), list.nodes[index].kind == .array else { return text }
    return elements.compactMap(\.text).map { text in
      text.contains(" ") && !text.contains { "\"'\\$".contains($0) } && !text.hasPrefix("-")
        ? "\"\(text)\"" : text
    }.joined(separator: " ")
  }
}

extension UnsafeRawBufferPointer {
  /// Whether a key is the setting's name, with or without conditions in brackets.
  fileprivate func isSetting(_ name: String) -> Bool {
    name.withBytes { name in
      count >= name.count && Bytes.areEqual(baseAddress!, name.baseAddress!, count: name.count)
        && (count == name.count || self[name.count] == UInt8(ascii: "["))
    }
  }
}
