import SystemCalls

extension XcodeGenManifest {
  /// Whether a YAML file of any name looks like a specification: it has a name, and targets with platforms.
  static func mayBeSpecification(_ bytes: UnsafeRawBufferPointer) -> Bool {
    // Nothing written by hand is this large.
    guard bytes.count < 1 << 20 else { return false }
    var keys: Set<String> = []
    var hasPlatform = false
    var start = 0
    while start < bytes.count {
      let end = Bytes.firstOffset(of: UInt8(ascii: "\n"), in: bytes, from: start) ?? bytes.count
      let line = UnsafeRawBufferPointer(rebasing: bytes[start..<end])
      start = end + 1
      if line.holds("name:", at: 0) { keys.insert("name") }
      if line.holds("targets:", at: 0) { keys.insert("targets") }
      guard keys.contains("targets"), !hasPlatform else { continue }
      hasPlatform = Self.platformKeys.contains { String(decoding: line, as: UTF8.self).contains($0) }
    }
    return keys.count == 2 && hasPlatform
  }

  private static let platformKeys = ["platform:", "deploymentTarget:", "supportedDestinations:"]
}
