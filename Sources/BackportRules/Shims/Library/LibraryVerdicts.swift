// What can go of a library over all files: names of a group together or not at all, others one by one; the import
// with the last name of a file.
import LintCore

struct LibraryVerdicts {
  private let library: Library
  private let imports: [LibraryImport]
  private let uses: [LibraryUse]
  private let hidden: String?
  private let usesByFile: [String: [LibraryUse]]
  /// Types of the project that hide the native ones.
  private let hiddenNatives: Set<String>
  /// The project has a wrapper of its own: whose a name is that it leads to is not known.
  private let isWrapperHidden: Bool
  /// Whether the table holds: nothing else has the library's name, which may declare what nobody knows here, and no file
  /// sees members through the import of another file, which would have to be kept.
  private let isComplete: Bool
  private static let rule = RuleName.shim("library")

  init(on library: Library, imports: [LibraryImport], uses facts: ProjectFacts) {
    self.library = library
    self.imports = imports.filter { $0.library == library }
    hidden = facts.hidden
    let rivals = LibraryRivals(
      facts.all(LibraryRival.self).filter { $0.module == library.module }, of: library)
    let found = facts.all(LibraryUse.self).filter { $0.module == library.module }
    uses = found.compactMap(rivals.judged)
    usesByFile = Dictionary(grouping: uses, by: \.place.path)
    hiddenNatives = rivals.natives
    isWrapperHidden = rivals.declaresWrapper
    let unlisted = uses.count { $0.outcome == .missing(.unlisted) }
    isComplete =
      library.isComplete && unlisted * 2 <= uses.count
      && uses.allSatisfy { $0.isImported || $0.kind == .wrapped }
  }

  var findings: [Finding] {
    var groups: [String: [LibraryUse]] = [:]
    for use in uses { groups[use.groupKey, default: []].append(use) }
    let isDue = uses.contains(where: \.isReplaceable)
    let verdicts = groups.values.flatMap { group in
      group.count == 1 ? findings(alone: group[0], isDue: isDue) : findings(together: group)
    }
    return verdicts + unusedImports
  }

  // MARK: Names

  private func findings(alone use: LibraryUse, isDue: Bool) -> [Finding] {
    switch use.outcome {
    case .early, .unknown: return []
    case .missing: return isDue ? [missing(use)].compactMap(\.self) : []
    case .replaceable(_, _, let doubt):
      let edits = edits(for: [use])
      return [
        use.place.finding(
          Self.rule,
          "'\(use.name)' of \(library.module) stands for \(use.nativePhrase), which is there now on every system",
          subject: use.name,
          fix: Fix(edits, doubt: doubt))
      ].compactMap(\.self)
    }
  }

  /// Nothing is reported while most of them need a newer minimum.
  private func findings(together group: [LibraryUse]) -> [Finding] {
    let group = group.sorted { $0.precedes($1) }
    let ready = group.filter(\.isReplaceable)
    guard let first = ready.first, ready.count > group.count(where: \.isEarly) else { return [] }
    let files = Set(group.map(\.place.path)).count
    let message = """
      \(Self.phrase(for: ready)) of \(library.module) \(Set(ready.map(\.name)).count == 1 ? "stands" : "stand") \
      for what is native and there now on every system: \(counted(group.count, "use")) in \
      \(counted(files, "file"))
      """
    let related = group.filter { $0 != first }.map { $0.place.callSite("'\($0.name)' is used here") }
    let finding = first.place.finding(
      Self.rule, message, subject: Set(ready.map(\.name)).min(), related: related, fix: fix(for: group))
    return [finding].compactMap(\.self) + group.compactMap { $0.isMissing ? missing($0) : nil }
  }

  private func fix(for group: [LibraryUse]) -> Fix {
    let together = "what is used together goes together"
    if let use = group.first(where: { !$0.isReplaceable || $0.place.severity == nil }) {
      return Fix(.manual, reason: "'\(use.name)' in \(use.place.phrase) has to stay, and \(together)")
    }
    if let hidden { return Fix(.manual, reason: Reason("\(hidden), and \(together)", ids: ["hidden-files"])) }
    let doubts = group.compactMap { use -> Reason? in
      if case .replaceable(_, _, let doubt?) = use.outcome {
        Reason("'\(use.name)' in \(use.place.phrase): \(doubt.message)", ids: doubt.reason.ids)
      } else {
        nil
      }
    }
    let edits = edits(for: group)
    return doubts.first.map { Fix(.unsafe, reason: $0, edits: edits) } ?? Fix(.safe, edits: edits)
  }

  /// A note, for there is nothing that a tool could do about it.
  private func missing(_ use: LibraryUse) -> Finding? {
    guard case .missing(let advice) = use.outcome else { return nil }
    var finding = use.place.finding(
      Self.rule, "'\(use.name)' of \(library.module) has no native equivalent: \(advice.message)",
      subject: use.name,
      fix: .manual(advice))
    finding?.severity = .note
    return finding
  }

  // MARK: Edits

  private func edits(for going: [LibraryUse]) -> [FileEdit] {
    var edits: [FileEdit] = []
    for (path, uses) in Dictionary(grouping: going, by: \.place.path).sorted(by: { $0.key < $1.key }) {
      var modules: [String] = []
      for use in uses {
        guard case .replaceable(let own, let module, _) = use.outcome else { continue }
        edits += own.map { qualified($0, in: module) }
        if !modules.contains(module) { modules.append(module) }
      }
      let isLeft = (usesByFile[path]?.count ?? 0) > uses.count
      for found in imports where found.place.path == path {
        edits += importEdits(found, needing: modules.filter { !found.modules.contains($0) }, isLeft: isLeft)
        break
      }
    }
    return edits
  }

  private func qualified(_ edit: FileEdit, in module: String) -> FileEdit {
    guard hiddenNatives.contains(edit.replacement) else { return edit }
    var edit = edit
    edit.replacement = "\(module).\(edit.replacement)"
    return edit
  }

  /// The native names' modules in, the library's out when nothing of it is left.
  private func importEdits(_ found: LibraryImport, needing modules: [String], isLeft: Bool) -> [FileEdit] {
    var modules = modules
    var edits: [FileEdit] = []
    if !isLeft, isComplete, found.isPlain {
      if modules.isEmpty { return [found.deletion] }
      var renaming = found.moduleName
      renaming.replacement = modules.removeLast()
      edits.append(renaming)
    }
    if !modules.isEmpty {
      var insertion = found.insertion
      insertion.replacement = modules.map { "import \($0)\(found.newline)" }.joined()
      edits.append(insertion)
    }
    return edits
  }

  private var unusedImports: [Finding] {
    guard isComplete, !isWrapperHidden else { return [] }
    return imports.compactMap { found in
      guard found.isPlain, usesByFile[found.place.path] == nil else { return nil }
      return found.place.finding(
        Self.rule, "nothing of \(library.module) is used here", removableLines: 1,
        fix: Fix(.safe, edits: [found.deletion]))
    }
  }

  // MARK: Phrases

  /// `'A'`, `'A' and 'B'`, `'A', 'B' and 3 more names`.
  private static func phrase(for uses: [LibraryUse]) -> String {
    let names = Set(uses.map(\.name)).sorted().map { "'\($0)'" }
    switch names.count {
    case 1: return names[0]
    case 2, 3: return names.dropLast().joined(separator: ", ") + " and " + names.last!
    default: return "\(names[0]), \(names[1]) and \(names.count - 2) more names"
    }
  }
}

extension LibraryUse {
  var isReplaceable: Bool {
    if case .replaceable = outcome { return true }
    return false
  }
  fileprivate var isEarly: Bool {
    if case .early = outcome { return true }
    return false
  }
  fileprivate var isMissing: Bool {
    if case .missing = outcome { return true }
    return false
  }

  /// Names without a group are each a group of one place.
  fileprivate var groupKey: String { group.map { "*\($0)" } ?? "\(place.path):\(place.start.offset)" }

  fileprivate var nativePhrase: String {
    if native.isEmpty { return "nothing" }
    return native == name ? "the native one" : "'\(native)'"
  }

  fileprivate func precedes(_ other: LibraryUse) -> Bool {
    (place.path, place.start.offset) < (other.place.path, other.place.start.offset)
  }
}
