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
      if let root = repository(of: Paths.resolved(path) ?? Paths.join(Paths.currentFolder(), path)) {
        byRepository[root, default: []].append(path)
      } else {
        homeless.append(path)
      }
    }
    if !homeless.isEmpty { return .noRepository(homeless) }
    var dirty: Set<String> = []
    for (root, paths) in byRepository.sorted(by: { $0.key < $1.key }) {
      switch dirtyPaths(in: root, among: paths) {
      case .success(let found): dirty.formUnion(found)
      case .failure(let error): return .unknown(error.message)
      }
    }
    return dirty.isEmpty ? nil : .uncommitted(paths.filter(dirty.contains))
  }

  /// Git's own folder for the repository or worktree that contains a folder; `nil` outside of one.
  public static func gitFolder(of folder: String) -> String? {
    guard case .success(let answer) = output(ofGit: ["-C", folder, "rev-parse", "--absolute-git-dir"]) else {
      return nil
    }
    let path = String(decoding: answer, as: UTF8.self).split(separator: "\n").first.map(String.init)
    return path?.isEmpty == false ? path : nil
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
    let question = ["-C", repository, "log", "-1", "--format=%H %cs"]
    guard case .success(let answer) = output(ofGit: question) else { return nil }
    let words = String(decoding: answer, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
    return words.count == 2 ? (words[0], words[1]) : nil
  }

  /// The error output of git.
  public struct GitError: Error {
    public var message: String
  }

  private static func dirtyPaths(in root: String, among paths: [String]) -> Result<[String], GitError> {
    var relative: [String: String] = [:]
    for path in paths {
      let real = Paths.resolved(path) ?? Paths.join(Paths.currentFolder(), path)
      relative[Paths.relative(real, to: root) ?? real] = path
    }
    var found: [String] = []
    let names = relative.keys.sorted()
    // The system limits the length of a command line.
    for start in stride(from: 0, to: names.count, by: 200) {
      let some = names[start..<min(start + 200, names.count)]
      // An ignored file is no safer than an untracked one.
      let question = [
        "--literal-pathspecs", "-C", root, "status", "--porcelain=v1", "-z", "--untracked-files=all",
        "--ignored=matching", "--",
      ]
      switch output(ofGit: question + some) {
      case .failure(let error): return .failure(error)
      case .success(let answer): found += Self.paths(in: answer, of: relative)
      }
    }
    return .success(found)
  }

  private static func paths(in answer: [UInt8], of relative: [String: String]) -> [String] {
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

  static func output(ofGit arguments: [String]) -> Result<[UInt8], GitError> {
    guard let answer = ChildProcess.answer(to: ["git"] + arguments) else {
      return .failure(GitError(message: "git could not be started"))
    }
    guard answer.status.isSuccess else {
      let complaint = String(decoding: answer.errors, as: UTF8.self)
      return .failure(
        GitError(message: complaint.split(separator: "\n").first.map(String.init) ?? "git failed"))
    }
    return .success(answer.output)
  }
}
