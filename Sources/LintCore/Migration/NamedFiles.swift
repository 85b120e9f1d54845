import Projects
import Semantics
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
    public var text: SourceText { file.text }
    /// The same for the same contents, at any time of a migration.
    public var serialNumber: Int { file.serialNumber }
    public var types: FileTypes { file.types }

    /// Whether its text holds one of some words; quicker to tell than what the tree says.
    public func holds(_ words: WordSet) -> Bool { file.text.bytes.withUnsafeBytes(words.occur(in:)) }
  }
  private let names: CurrentNames
  private let asked: AskedNames?
  private let memory: Memory

  /// What was derived from the files, for all rounds of a migration.
  final class Memory: Sendable {
    fileprivate struct Key: Hashable {
      let type: ObjectIdentifier
      let name: String
    }
    fileprivate struct Entry: Sendable {
      let value: any Sendable
      /// What it depends on.
      let asked: AskedNames
    }
    private let entries = Mutex<[Key: Lock]>([:])
    fileprivate let model = CurrentModel()

    /// Each value has its own, so that two can be derived at the same time.
    fileprivate typealias Lock = Mutex<Entry?>

    fileprivate subscript(key: Key) -> Lock {
      entries.withLock { entries in
        if let known = entries[key] { return known }
        let new = Lock(nil)
        entries[key] = new
        return new
      }
    }
  }

  /// - Parameter asked: records what is asked, so that it need not be asked again while the answers are the same.
  init(_ names: CurrentNames, asked: AskedNames? = nil, _ memory: Memory = Memory()) {
    self.names = names
    self.asked = asked
    self.memory = memory
  }

  func noting(in asked: AskedNames) -> Self { Self(names, asked: asked, memory) }

  /// A value derived from the files, cached by its type and a name as long as the answers that it depends on are the same.
  public func remembered<Value: Sendable>(_ name: String = "", _ make: (NamedFiles) -> Value) -> Value {
    memory[Memory.Key(type: ObjectIdentifier(Value.self), name: name)].withLock { entry in
      if let known = entry, known.asked.areAnsweredTheSame(by: self), let value = known.value as? Value {
        asked?.note(known.asked)
        return value
      }
      let own = AskedNames()
      let value = make(noting(in: own))
      entry = Memory.Entry(value: value, asked: own)
      asked?.note(own)
      return value
    }
  }

  /// The model of the project as it is now, for one thread at a time.
  public func model<Answer>(_ ask: (SemanticModel) -> Answer) -> Answer {
    let (answer, premises) = memory.model.withModel(of: names) { model in model.withPremises { ask(model) } }
    for premise in premises { asked?.note(AskedNames.Question(premise), in: self) }
    return answer
  }

  /// A file by its number in the model.
  public subscript(file: Int) -> File { names[file: file] }

  /// In the order of the project's files.
  public func files(naming name: String) -> [File] {
    asked?.note(.files(name), in: self)
    return names[name].files
  }

  /// What the body makes of each file, on several threads.
  public func map<Result: Sendable>(
    _ files: [File], _ body: @escaping @Sendable (File) -> Result
  ) -> [Result] {
    Workers.map(files, workers: names.index.workers, cost: \.text.bytes.count, body)
  }

  /// The files that may declare a name or operator, in the same order: a keyword stands there, and the name behind it.
  public func files(declaring name: String) -> [File] {
    files(naming: CurrentNames.declaration(of: name))
  }

  /// The only file that mentions a name; `nil`: none, or more. Opens few files for a common name.
  public func onlyFile(naming name: String) -> File? {
    asked?.note(.onlyFile(name), in: self)
    return names[name].onlyFile
  }

  /// Whether a file mentioned a name when the migration began, and does not now.
  public func hasLost(_ name: String) -> Bool {
    asked?.note(.files(name), in: self)
    return names[name].hasLost
  }

  /// Changes when the answer does.
  fileprivate func hash(of question: AskedNames.Question) -> Int {
    switch question {
    case .files(let name): names[name].hash
    case .onlyFile(let name): names[name].onlyFile?.file.serialNumber ?? 0
    case .contents(let file): names[file: file].file.serialNumber
    }
  }
}

/// What a rule asked of a project's names, and a hash of each answer. Never used by two threads at a time.
final class AskedNames: @unchecked Sendable {
  fileprivate enum Question: Hashable {
    case files(String)
    case onlyFile(String)
    case contents(ofFile: Int)

    init(_ premise: Premise) {
      switch premise {
      case .holders(let name): self = .files(name)
      case .declarers(let name): self = .files(CurrentNames.declaration(of: name))
      case .contents(let file): self = .contents(ofFile: file)
      }
    }
  }
  private var hashes: [Question: Int] = [:]

  fileprivate func note(_ question: Question, in project: NamedFiles) {
    hashes[question] = project.hash(of: question)
  }

  fileprivate func note(_ others: AskedNames) { hashes.merge(others.hashes) { $1 } }

  /// Whether a project answers the same.
  func areAnsweredTheSame(by project: NamedFiles) -> Bool {
    hashes.allSatisfy { project.hash(of: $0.key) == $0.value }
  }
}
