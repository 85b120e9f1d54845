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
  private let frequent: [(key: PropertyListValue, value: PropertyListValue)]

  private static let frequentNames: [String] =
    Platform.allCases.map(\.deploymentSetting) + [
      "SDKROOT", "SUPPORTED_PLATFORMS", "SUPPORTS_MACCATALYST", "APPLICATION_EXTENSION_API_ONLY",
    ]

  init(_ dictionary: PropertyListValue) {
    all = dictionary
    frequent = dictionary.entries { key in Self.frequentNames.contains { key.begins(with: $0) } }
  }

  /// Those whose keys begin with a name: it may be followed by conditions in brackets, or be another name.
  func entries(withKeysBeginning name: String) -> [(key: PropertyListValue, value: PropertyListValue)] {
    guard Self.frequentNames.contains(name) else { return all.entries { $0.begins(with: name) } }
    return frequent.filter { $0.key.rawBytes.starts(with: name.utf8) }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func begins(with text: String) -> Bool {
    text.withBytes { text in
      count >= text.count && first == text.first && memcmp(baseAddress!, text.baseAddress!, text.count) == 0
    }
  }
}
