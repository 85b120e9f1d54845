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
  private let paths = Lazy<[String]>()
  private let files = Lazy<[File]>()
  /// Of all words in interface files, property lists and Objective-C files.
  private let words = Lazy<WordHashes>()

  init(below folders: [String]) { self.folders = folders }

  /// The first template that contains a name.
  func template(naming name: String) -> String? {
    all.first { $0.isTemplate && $0.text.place(of: Array(name.utf8), asWord: true) != nil }?.path
  }

  /// The first test plan or scheme that names a test; without `method`, one that names the class.
  func testList(naming type: String, _ method: String?) -> String? {
    let names = method.map { ["\(type)/\($0)(", "\(type)/\($0)\""] } ?? ["\"\(type)\"", "/\(type)\""]
    return all.first { list in !list.isTemplate && names.contains { list.text.holds(bytesOf: $0) } }?.path
  }

  /// Whether an interface file, a property list or an Objective-C file contains a name.
  func isNamedOutsideOfSwift(_ name: String) -> Bool {
    words.get(wordsOutsideOfSwift).mayHold(name)
  }

  private func wordsOutsideOfSwift() -> WordHashes {
    var words = WordHashes()
    let reader = FileReader()
    for path in paths(endingIn: Self.foreign) {
      guard let bytes = try? reader.read(path, isRegular: true) else { continue }
      words.insert(wordsOf: bytes.bindMemory(to: UInt8.self))
    }
    return words
  }

  private var all: [File] {
    files.get {
      paths(endingIn: Self.lists + Self.templates).compactMap { path in
        (try? FileReader.bytes(of: path)).map {
          File(path: path, text: $0, isTemplate: Self.templates.contains(where: path.hasSuffix))
        }
      }
    }
  }

  private static let foreign = [".storyboard", ".xib", ".plist", ".entitlements", ".m", ".mm", ".h"]
  private static let lists = [".xctestplan", ".xcscheme"]
  private static let templates = [".gyb", ".stencil", ".swifttemplate", ".swift.template", ".swift.erb"]
  private static let endings = foreign + lists + templates

  private func paths(endingIn endings: [String]) -> [String] {
    let all = paths.get {
      folders.flatMap { folder in
        FolderReader.files(below: folder) {
          FolderReader.skippedFolders.contains($0) || $0.hasSuffix(".xcassets")
        } where: {
          Self.endings.contains(where: $0.hasSuffix)
        }
      }
    }
    return all.filter { path in endings.contains(where: path.hasSuffix) }
  }
}

extension [UInt8] {
  fileprivate var withoutEscapedSlashes: [UInt8] {
    indices.filter { index in
      self[index] != UInt8(ascii: "\\") || index + 1 == count || self[index + 1] != UInt8(ascii: "/")
    }.map { self[$0] }
  }
}
