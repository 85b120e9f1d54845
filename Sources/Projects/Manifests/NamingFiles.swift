import SwiftSource
import SystemCalls

/// Files below some folders that are no Swift and name Swift declarations: test plans and schemes name tests one by
/// one, and what templates are made into calls functions; interface files, property lists and Objective-C name classes
/// and actions. They are looked for when a name is first asked about.
final class NamingFiles: Sendable {
  private struct File {
    var path: String
    /// Of a list without the backslashes that JSON may have before slashes.
    var text: [UInt8]
    var isTemplate: Bool

    init(path: String, text: [UInt8], isTemplate: Bool) {
      self.path = path
      self.isTemplate = isTemplate
      self.text = isTemplate ? text : text.withoutEscapedSlashes
    }
  }

  private let folders: [String]
  private let files = Lazy<[File]>()
  /// The hashes of all words in interface files, property lists and Objective-C files.
  private let words = Lazy<Set<UInt64>>()

  init(below folders: [String]) { self.folders = folders }

  /// The first template that contains a name.
  func template(naming name: String) -> String? {
    all.first { $0.isTemplate && NamedSources.occurs(Array(name.utf8), in: $0.text, asWord: true) }?.path
  }

  /// The first test plan or scheme that names a test; without `method`, one that names the class.
  func testList(naming type: String, _ method: String?) -> String? {
    let names = method.map { ["\(type)/\($0)(", "\(type)/\($0)\""] } ?? ["\"\(type)\"", "/\(type)\""]
    return all.first { list in !list.isTemplate && names.contains { list.text.holds(bytesOf: $0) } }?.path
  }

  /// Whether an interface file, a property list or an Objective-C file contains a name.
  func isNamedOutsideOfSwift(_ name: String) -> Bool {
    var hash = FNVHash()
    hash.add(name.utf8)
    return words.get { Self.words(below: folders) }.contains(hash.value)
  }

  private static let foreign = [".storyboard", ".xib", ".plist", ".entitlements", ".m", ".mm", ".h"]

  private static func words(below folders: [String]) -> Set<UInt64> {
    var words: Set<UInt64> = []
    let reader = FileReader()
    for path in folders.flatMap({ files(below: $0, endings: foreign) }) {
      guard let bytes = try? reader.read(path, isRegular: true) else { continue }
      var hash = FNVHash()
      var isInWord = false
      for byte in bytes {
        if isWordPart(byte) {
          hash.add(byte)
          isInWord = true
        } else if isInWord {
          words.insert(hash.value)
          hash = FNVHash()
          isInWord = false
        }
      }
      if isInWord { words.insert(hash.value) }
    }
    return words
  }

  private static func isWordPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private var all: [File] { files.get { folders.flatMap(Self.files) } }

  private static let lists = [".xctestplan", ".xcscheme"]
  private static let templates = [".gyb", ".stencil", ".swifttemplate", ".swift.template", ".swift.erb"]

  private static func files(below folder: String) -> [File] {
    files(below: folder, endings: lists + templates).compactMap { path in
      (try? FileReader.bytes(of: path)).map {
        File(path: path, text: $0, isTemplate: templates.contains(where: path.hasSuffix))
      }
    }
  }

  private static func files(below folder: String, endings: [String]) -> [String] {
    FolderReader.files(below: folder) {
      FolderReader.skippedFolders.contains($0)
    } where: {
      endings.contains(where: $0.hasSuffix)
    }
  }
}

extension [UInt8] {
  fileprivate var withoutEscapedSlashes: [UInt8] {
    indices.filter { index in
      self[index] != UInt8(ascii: "\\") || index + 1 == count || self[index + 1] != UInt8(ascii: "/")
    }.map { self[$0] }
  }
}
