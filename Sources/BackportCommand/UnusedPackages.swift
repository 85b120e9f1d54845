import BackportRules
import LintCore
import Migration
import Projects
import SwiftSource
import SystemCalls

/// Compatibility packages that a manifest names and no file imports any more. Manifests are not rewritten.
struct UnusedPackages {
  let discovery: Discovery
  let files: [LintFile]
  private static let rule = Rule.libraryShim.name

  /// A note for each package that no file imports.
  /// - Parameter changes: what a migration makes of some files.
  func findings(after changes: [FileChange] = []) -> [Finding] {
    var contexts: [LintContext] = []
    for file in files where file.isNamed && contexts.last !== file.context { contexts.append(file.context) }
    guard contexts.contains(where: { $0.rules.isOn(Self.rule) }) else { return [] }
    let modules = contexts.reduce(into: Set(Catalogue.libraryModules)) {
      $0.formUnion($1.libraries.map(\.library))
    }
    let folders = discovery.wholeFolders
    let mentions = PackageMentions.find(modules, in: discovery) { path in
      folders.contains { Paths.isInside(path, $0) }
    }
    if mentions.isEmpty { return [] }
    let changed = Dictionary(changes.map { ($0.path, $0.contents ?? []) }, uniquingKeysWith: { $1 })
    let unused = Set(mentions.map(\.module)).filter { module in
      !files.contains { file in
        guard let bytes = changed[file.path] ?? file.readContents, bytes.holds(bytesOf: module) else {
          return false
        }
        return SyntaxTree(SourceText(bytes)).nodes { $0 == .importDeclaration }.contains { $0.name == module }
      }
    }
    return mentions.filter { unused.contains($0.module) }.map(Self.finding)
  }

  private static func finding(_ mention: PackageMentions.Mention) -> Finding {
    let text = SourceText(mention.text)
    let start = text.position(of: mention.range.lowerBound)
    return Finding(
      rule: rule, severity: .note, message: "nothing imports \(mention.module): the package can go",
      subject: mention.module, path: Paths.shown(mention.path),
      start: start, end: text.position(of: mention.range.upperBound),
      fix: Fix(.manual, reason: "take it out here and where targets name it"),
      sourceLine: text[text.rangeOfLine(at: start.offset)])
  }
}
