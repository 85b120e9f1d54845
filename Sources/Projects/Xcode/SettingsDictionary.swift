import Availability
import SystemCalls

/// The `buildSettings` of a project or a target. A few settings are asked for again and again; they are looked up
/// once for all.
struct SettingsDictionary: Sendable {
  private let all: PropertyListValue
  /// What is said of the settings with frequent names, in the order of the file.
  let frequent: [SettingAssignment]

  private static let frequentNames: [String] =
    Platform.allCases.map(\.deploymentSetting) + [
      "SDKROOT", "SUPPORTED_PLATFORMS", "SUPPORTS_MACCATALYST", "APPLICATION_EXTENSION_API_ONLY",
    ]
  /// By their first byte.
  private static let frequentByByte: [[String]] = (0...UInt8.max).map { byte in
    frequentNames.filter { $0.utf8.first == byte }
  }

  init(_ dictionary: PropertyListValue) {
    all = dictionary
    frequent = Self.assignments(in: dictionary) { key in
      key.first.map { Self.frequentByByte[Int($0)].contains { key.isSetting($0) } } ?? false
    }
  }

  /// What is said of a setting, in the order of the file.
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
  /// The value as one string; of flags, an element of a list that holds spaces is still one word.
  fileprivate func text(ofSetting key: String) -> String? {
    guard key.hasPrefix("OTHER_SWIFT_FLAGS"), list.nodes[index].kind == .array else { return text }
    return elements.compactMap(\.text).map { text in
      text.contains(" ") && !text.contains { "\"'\\$".contains($0) } && !text.hasPrefix("-")
        ? "\"\(text)\"" : text
    }.joined(separator: " ")
  }
}

extension UnsafeRawBufferPointer {
  /// Whether a key is a setting's name, which conditions in brackets may follow.
  fileprivate func isSetting(_ name: String) -> Bool {
    name.withBytes { name in
      count >= name.count && Bytes.areEqual(baseAddress!, name.baseAddress!, count: name.count)
        && (count == name.count || self[name.count] == UInt8(ascii: "["))
    }
  }
}
