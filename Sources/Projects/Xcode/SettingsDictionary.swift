import Availability

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The `buildSettings` of a project or a target. A few settings are asked for again and again; they are looked up
/// once for all.
struct SettingsDictionary: Sendable {
  private let all: PropertyListValue
  private let frequent: [String: [SettingAssignment]]

  private static let frequentNames: [String] =
    Platform.allCases.map(\.deploymentSetting) + [
      "SDKROOT", "SUPPORTED_PLATFORMS", "SUPPORTS_MACCATALYST", "APPLICATION_EXTENSION_API_ONLY",
    ]

  init(_ dictionary: PropertyListValue) {
    all = dictionary
    let entries = dictionary.entries { key in Self.frequentNames.contains { key.begins(with: $0) } }
    var frequent: [String: [SettingAssignment]] = [:]
    for name in Self.frequentNames { frequent[name] = Self.assignments(of: name, among: entries) }
    self.frequent = frequent
  }

  /// What is said of a setting, in the order of the file.
  subscript(name: String) -> [SettingAssignment] {
    frequent[name] ?? Self.assignments(of: name, among: all.entries { $0.begins(with: name) })
  }

  /// The name may be followed by conditions in brackets, or be another name's beginning.
  private static func assignments(
    of name: String, among entries: [(key: PropertyListValue, value: PropertyListValue)]
  ) -> [SettingAssignment] {
    var found: [SettingAssignment] = []
    for (key, value) in entries where key.rawBytes.starts(with: name.utf8) {
      let rest = key.rawBytes.dropFirst(name.utf8.count).first
      guard rest == nil || rest == UInt8(ascii: "["), let key = key.text, let value = value.text else {
        continue
      }
      found.append(SettingAssignment(key: key[...], value: value))
    }
    return found
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func begins(with text: String) -> Bool {
    text.withBytes { text in
      count >= text.count && first == text.first && memcmp(baseAddress!, text.baseAddress!, text.count) == 0
    }
  }
}
