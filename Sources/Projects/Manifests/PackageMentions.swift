import SystemCalls

/// The places in manifests that name a package. `Package.swift` is a Swift file, and is read as one.
public enum PackageMentions {
  public struct Mention: Hashable, Sendable {
    /// Absolute.
    public var path: String
    public var module: String
    /// Of the name, in bytes.
    public var range: Range<Int>
    public var text: [UInt8]
  }

  /// The first mention of each module in each manifest of a run: XcodeGen, Xcode projects, Tuist, podspecs and Podfiles.
  /// - Parameter isInView: whether a manifest (absolute) may be named in reports.
  public static func find(
    _ modules: Set<String>, in discovery: Discovery, where isInView: (String) -> Bool
  ) -> [Mention] {
    let manifests = discovery.manifests.filter { $0.format != .package && $0.format != .bazel }
    let folders = Set(manifests.map(\.projectFolder) + discovery.topFolders)
    let podfiles = folders.map { Paths.join($0, "Podfile") }.filter(FileSystem.exists)
    let paths = Set(manifests.map(\.path) + podfiles).filter(isInView).sorted(by: String.bytesPrecede)
    return paths.flatMap { path -> [Mention] in
      guard let text = try? discovery.manifestTexts.bytes(of: path) else { return [] }
      return modules.sorted().compactMap { module in
        place(of: Array(module.utf8), in: text).map {
          Mention(path: path, module: module, range: $0, text: text)
        }
      }
    }
  }

  /// The first occurrence of a name as a whole word, outside of comments.
  private static func place(of name: [UInt8], in text: [UInt8]) -> Range<Int>? {
    var start = 0
    while let place = text.place(of: name, asWord: true, from: start) {
      if !isInComment(place, text) { return place..<place + name.count }
      start = place + 1
    }
    return nil
  }

  /// Whether a line of YAML, Ruby or Swift is a comment. In an Xcode project, comments repeat names.
  private static func isInComment(_ place: Int, _ bytes: [UInt8]) -> Bool {
    let line = bytes[(bytes[..<place].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0)..<place]
    let words = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    if words.first == UInt8(ascii: "#") || words.starts(with: "//".utf8) { return true }
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    let opening = line.indices.dropLast().last { line[$0] == slash && line[$0 + 1] == star }
    let closing = line.indices.dropLast().last { line[$0] == star && line[$0 + 1] == slash }
    return opening.map { $0 > closing ?? -1 } ?? false
  }
}
