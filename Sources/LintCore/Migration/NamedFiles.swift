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
    public var types: FileTypes { file.types }
  }
  private let names: CurrentNames
  private let asked: AskedNames?
  private let current: CurrentModel

  /// - Parameter asked: records what is asked, so that it need not be asked again while the answers are the same.
  init(_ names: CurrentNames, asked: AskedNames? = nil, _ current: CurrentModel = CurrentModel()) {
    self.names = names
    self.asked = asked
    self.current = current
  }

  func noting(in asked: AskedNames) -> Self { Self(names, asked: asked, current) }

  /// The model of the project as it is now, for one thread at a time.
  public func model<Answer>(_ ask: (SemanticModel) -> Answer) -> Answer {
    let (answer, premises) = current.withModel(of: names) { model in model.withPremises { ask(model) } }
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

  /// Whether a project answers the same.
  func areAnsweredTheSame(by project: NamedFiles) -> Bool {
    hashes.allSatisfy { project.hash(of: $0.key) == $0.value }
  }
}
