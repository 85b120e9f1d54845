import Availability
import SystemCalls

/// A Tuist manifest with the files of `Tuist/ProjectDescriptionHelpers`, whose constants it can name.
struct TuistScripts {
  struct File {
    var path: String
    var bytes: [UInt8]
    var script: Script
  }

  /// The manifest first.
  let files: [File]

  /// A range of tokens in one of the files.
  struct Place {
    var file: Int
    var range: Range<Int>
  }

  /// A minimum that one of the files states as plain text.
  struct Stated {
    var platform: Platform
    var version: Version
    var file: Int
    var token: Int
  }

  init(_ bytes: [UInt8], path: String, _ texts: ManifestTexts) {
    let script = Script(ScriptScanner.tokens(of: bytes, .swift))
    var files = [File(path: path, bytes: bytes, script: script)]
    if script.imports("ProjectDescriptionHelpers"), let folder = Self.helpers(for: path) {
      let helpers = FolderReader.files(
        below: folder, skipping: { _ in false }, where: { $0.hasSuffix(".swift") })
      for path in helpers {
        guard let bytes = try? texts.bytes(of: path) else { continue }
        files.append(
          File(path: path, bytes: bytes, script: Script(ScriptScanner.tokens(of: bytes, .swift))))
      }
    }
    self.files = files
  }

  private static func helpers(for manifest: String) -> String? {
    Paths.parents(manifest).lazy.map { Paths.join($0, "Tuist/ProjectDescriptionHelpers") }
      .first(where: FileSystem.exists)
  }

  /// The path of a file as messages show it, given that of the manifest.
  func shownPath(of file: Int, beside manifest: String) -> String {
    if file == 0 { return manifest }
    let path = files[file].path
    guard files[0].path.hasSuffix("/" + manifest) else { return path }
    return Paths.relative(path, to: String(files[0].path.dropLast(manifest.count + 1))) ?? path
  }

  func tokens(_ place: Place) -> ArraySlice<ScriptToken> { files[place.file].script.tokens[place.range] }

  /// The value of a constant: `minimum`, `Constants.minimum` or `.minimum`. Other expressions stay.
  func resolved(_ place: Place) -> Place {
    var place = place
    // A constant may name another one.
    for _ in 0..<4 {
      guard let name = constantName(in: place), let value = value(of: name, near: place.file) else { break }
      place = value
    }
    return place
  }

  /// The last name of a path of names.
  private func constantName(in place: Place) -> String? {
    let tokens = tokens(place)
    guard let last = tokens.last, last.kind == .name, Platform(informalName: last.text) == nil,
      tokens.allSatisfy({ $0.kind == .name || $0.isMark(".") })
    else { return nil }
    return last.text
  }

  private func value(of name: String, near file: Int) -> Place? {
    for file in [file] + files.indices.filter({ $0 != file }) {
      if let range = files[file].script.value(ofVariable: name) { return Place(file: file, range: range) }
    }
    return nil
  }

  /// `.iOS("15.0")`, `.multiplatform(iOS: "15.0", macOS: "12.0")`, `.iOS(targetVersion: "13.0", devices: …)`. A
  /// version can be a constant.
  func minimums(in place: Place) -> [Stated] {
    let script = files[place.file].script
    var found: [Stated] = []
    for index in place.range where script.tokens[index].kind == .name && index + 1 < script.tokens.count {
      guard let platform = Platform(informalName: script.tokens[index].text) else { continue }
      let value: Range<Int>?
      if script.tokens[index + 1].isMark(":") {
        value = script.enclosingBracket(of: index).flatMap { bracket in
          script.arguments(ofBracketAt: bracket).first { $0.value.lowerBound == index + 2 }?.value
        }
      } else if script.tokens[index + 1].isMark("(") {
        value = script.arguments(ofBracketAt: index + 1).first?.value
      } else {
        value = nil
      }
      guard let value, !value.isEmpty else { continue }
      let version = resolved(Place(file: place.file, range: value))
      let others = files[version.file].script
      guard let token = others.firstString(in: version.range), let number = Version(others.tokens[token].text)
      else { continue }
      found.append(Stated(platform: platform, version: number, file: version.file, token: token))
    }
    return found
  }
}

extension Script {
  func imports(_ module: String) -> Bool {
    tokens.indices.contains {
      tokens[$0].isName("import") && $0 + 1 < tokens.count && tokens[$0 + 1].isName(module)
    }
  }
}
