import SystemCalls

/// Files below some folders that are not Swift but name Swift declarations: test plans and schemes name
/// tests, and code made from templates calls functions. They are searched for at the first query.
final class NamingFiles: Sendable {
  private struct File {
    var path: String
    var text: [UInt8]
    var isTemplate: Bool
  }

  private let folders: [String]
  private let files = Lazy<[File]>()

  init(below folders: [String]) { self.folders = folders }

  /// The first template that contains a name.
  func template(naming name: String) -> String? {
    all.first { $0.isTemplate && NamedSources.stands(Array(name.utf8), in: $0.text, asWord: true) }?.path
  }

  /// The first test plan or scheme that names a test; without `method`, one that names the class.
  func testList(naming type: String, _ method: String?) -> String? {
    let names = method.map { ["\(type)/\($0)(", "\(type)/\($0)\""] } ?? ["\"\(type)\"", "/\(type)\""]
    return all.lazy.filter { !$0.isTemplate }.first { list in
      let text = String(decoding: list.text, as: UTF8.self).replacing("\\/", with: "/")
      return names.contains { text.contains($0) }
    }?.path
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
