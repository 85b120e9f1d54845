import SwiftSource
import SystemCalls

/// Files below some folders that are no Swift and name Swift declarations: test plans and schemes name tests one by
/// one, and what templates are made into calls functions. They are looked for when a name is first asked about.
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

  private var all: [File] { files.get { folders.flatMap(Self.files) } }

  private static let lists = [".xctestplan", ".xcscheme"]
  private static let templates = [".gyb", ".stencil", ".swifttemplate", ".swift.template", ".swift.erb"]

  private static func files(below folder: String) -> [File] {
    FolderReader.files(below: folder) {
      FolderReader.skippedFolders.contains($0)
    } where: {
      (lists + templates).contains(where: $0.hasSuffix)
    }
    .compactMap { path in
      (try? FileReader.bytes(of: path)).map {
        File(path: path, text: $0, isTemplate: templates.contains(where: path.hasSuffix))
      }
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
