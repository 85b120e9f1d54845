import Projects
import SwiftSource
import SystemCalls

/// The files of a project that mention certain names.
public struct NamedFiles: Sendable {
  public struct File: Sendable {
    /// As findings show it.
    public var path: String
    /// Its place in the project.
    let index: Int
    let file: NamedFile
    public var tree: SyntaxTree { file.tree }
    public var types: FileTypes { file.types }

    /// Whether its text holds one of some words; quicker to tell than what the tree says.
    public func holds(_ words: WordSet) -> Bool { file.text.bytes.withUnsafeBytes(words.occur(in:)) }
  }
  private let holders: [String: NameHolders]
  private let asked: AskedNames?
  private let memory: Memory

  /// What was derived from the files, by its type.
  private final class Memory: Sendable {
    let values = Mutex<[ObjectIdentifier: any Sendable]>([:])
  }

  /// - Parameters:
  ///   - holders: by name.
  ///   - asked: records what is asked, so that it need not be asked again while the answers are the same.
  init(_ holders: [String: NameHolders] = [:], asked: AskedNames? = nil) {
    self.init(holders, asked, Memory())
  }

  private init(_ holders: [String: NameHolders], _ asked: AskedNames?, _ memory: Memory) {
    self.holders = holders
    self.asked = asked
    self.memory = memory
  }

  func noting(in asked: AskedNames) -> Self { Self(holders, asked, memory) }

  /// A value derived from the files, cached by its type for all rules that see the project in this state. Whoever uses
  /// it asks for the files that it depends on once more, so that this is known of each rule.
  public func remembered<Value: Sendable>(_ make: () -> Value) -> Value {
    memory.values.withLock { values in
      if let known = values[ObjectIdentifier(Value.self)] as? Value { return known }
      let value = make()
      values[ObjectIdentifier(Value.self)] = value
      return value
    }
  }

  /// In the order of the project's files.
  public func files(naming name: String) -> [File] {
    asked?.note(.files(name), in: self)
    return holders[name]?.files ?? []
  }

  /// The only file that mentions a name; `nil`: none, or more. Opens few files for a common name.
  public func onlyFile(naming name: String) -> File? {
    asked?.note(.onlyFile(name), in: self)
    return holders[name]?.onlyFile
  }

  /// Whether a file mentioned a name when the migration began, and does not now.
  public func hasLost(_ name: String) -> Bool {
    asked?.note(.files(name), in: self)
    return holders[name]?.hasLost ?? false
  }

  /// Changes when the answer does.
  fileprivate func hash(of question: AskedNames.Question) -> Int {
    switch question {
    case .files(let name): holders[name]?.hash ?? 0
    case .onlyFile(let name): holders[name]?.onlyFile?.file.serialNumber ?? 0
    }
  }
}

/// What a rule asked of a project's names, and a hash of each answer. Never used by two threads at a time.
final class AskedNames: @unchecked Sendable {
  fileprivate enum Question: Hashable {
    case files(String)
    case onlyFile(String)
  }
  private var hashes: [Question: Int] = [:]

  fileprivate func note(_ question: Question, in project: NamedFiles) {
    hashes[question] = project.hash(of: question)
  }

  /// Whether a project answers the same.
  func areAnsweredTheSame(by project: NamedFiles) -> Bool {
    hashes.allSatisfy { project.hash(of: $0.key) == $0.value }
  }
}
