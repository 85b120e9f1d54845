import LintCore
import Projects
import SystemCalls

/// The git status of the files to rewrite: only committed contents can be recovered.
public enum VersionControl {
  /// Why files should not be rewritten.
  public enum Objection: Hashable, Sendable {
    /// They lie in no git repository.
    case noRepository([String])
    /// They have uncommitted changes or are untracked.
    case uncommitted([String])
    /// Git failed.
    case unknown(String)
  }

  /// - Parameter paths: paths to open. The result contains them as given, in order.
  public static func objection(to paths: [String]) -> Objection? {
    var byRepository: [String: [String]] = [:]
    var homeless: [String] = []
    for path in paths {
      if let root = repository(of: Paths.real(path)) {
        byRepository[root, default: []].append(path)
      } else {
        homeless.append(path)
      }
    }
    if !homeless.isEmpty { return .noRepository(homeless) }
    var dirty: Set<String> = []
    for (root, paths) in byRepository.sorted(by: { $0.key < $1.key }) {
      do {
        dirty.formUnion(try dirtyPaths(in: root, among: paths))
      } catch {
        return .unknown("\(error)")
      }
    }
    return dirty.isEmpty ? nil : .uncommitted(paths.filter(dirty.contains))
  }

  /// Git's own folder for the repository or worktree that contains a folder; `nil` outside of one.
  public static func gitFolder(of folder: String) -> String? {
    let answer = try? Git.output(["rev-parse", "--absolute-git-dir"], in: folder)
    return answer.flatMap {
      String(decoding: $0, as: UTF8.self).split(separator: "\n").first.map(String.init)
    }
  }

  /// The nearest folder above with a `.git` (a folder, or a file in a worktree or submodule).
  /// - Parameter path: absolute; with `includingItself` a folder that may itself be the repository.
  public static func repository(of path: String, includingItself: Bool = false) -> String? {
    var folder = includingItself ? path : Paths.parent(path)
    while true {
      if FileSystem.exists(Paths.join(folder, ".git")) { return folder }
      if folder == "/" { return nil }
      folder = Paths.parent(folder)
    }
  }

  /// The current commit of a repository, in full, and its date as `2026-06-09`.
  public static func head(of repository: String) -> (commit: String, day: String)? {
    guard let words = try? Git.words(["log", "-1", "--format=%H %cs"], in: repository), words.count == 2
    else {
      return nil
    }
    return (words[0], words[1])
  }

  private static func dirtyPaths(in root: String, among paths: [String]) throws(Refusal) -> [String] {
    var relative: [String: String] = [:]
    for path in paths {
      let real = Paths.real(path)
      relative[Paths.relative(real, to: root) ?? real] = path
    }
    // An ignored file is no safer than an untracked one.
    let question = ["status", "--porcelain=v1", "-z", "--untracked-files=all", "--ignored=matching"]
    let answer = try Git.output(question, of: relative.keys.sorted(), in: root)
    var found: [String] = []
    var fields = answer.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }[...]
    while let field = fields.popFirst() {
      let name = String(field.dropFirst(3))
      // The former name of a renamed file is a separate field.
      if field.hasPrefix("R") || field.hasPrefix("C") { fields = fields.dropFirst() }
      if let path = relative[name] {
        found.append(path)
      } else if name.hasSuffix("/") {
        found += relative.filter { $0.key.hasPrefix(name) }.values
      }
    }
    return found
  }
}
