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
    public let index: Int
    let file: NamedFile
    public var tree: SyntaxTree { file.tree }
    public var text: SourceText { file.text }
    public var types: FileTypes { file.types }
  }
  private let names: CurrentNames
  private let asked: AskedNames?
  private let current: CurrentModel

  /// - Parameter asked: records what is asked, so that it need not be asked again while the answers are the same.
  package init(_ names: CurrentNames, asked: AskedNames? = nil, _ current: CurrentModel = CurrentModel()) {
    self.names = names
    self.asked = asked
    self.current = current
  }

  func noting(in asked: AskedNames) -> Self { Self(names, asked: asked, current) }

  /// The model of the project as it is now, for one thread at a time.
  public func model<Answer>(_ ask: (SemanticModel) -> Answer) -> Answer {
    let (answer, basis) = current.withModel(of: names) { model in model.withBasis { ask(model) } }
    asked?.note(basis)
    return answer
  }

  /// A file by its number in the model.
  public subscript(file: Int) -> File { names[file: file] }

  /// In the order of the project's files.
  public func files(naming name: String, _ place: NamePlace = .anywhere) -> [File] {
    let name = CurrentNames.query(for: name, place)
    asked?.note(.files(name), in: self)
    return names[name].files
  }

  /// The only file that mentions a name; `nil`: none, or more. Opens few files for a common name.
  public func onlyFile(naming name: String, _ place: NamePlace = .anywhere) -> File? {
    let name = CurrentNames.query(for: name, place)
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
    }
  }

  fileprivate func stand(_ bases: [SemanticModel.Basis]) -> Bool {
    bases.isEmpty || current.withModel(of: names) { model in bases.allSatisfy(model.stands) }
  }
}

/// What a rule asked of a project's names: a hash of each answer, and what answers of the model rest on. Never used by two threads at a time.
package final class AskedNames: @unchecked Sendable {
  fileprivate enum Question: Hashable {
    case files(String)
    case onlyFile(String)
  }
  private var hashes: [Question: Int] = [:]
  /// What the model's answers rest on.
  private var bases: [SemanticModel.Basis] = []

  fileprivate func note(_ basis: SemanticModel.Basis) { bases.append(basis) }

  fileprivate func note(_ question: Question, in project: NamedFiles) {
    if hashes[question] == nil { hashes[question] = project.hash(of: question) }
  }

  /// Whether a project answers the same.
  func areAnsweredTheSame(by project: NamedFiles) -> Bool {
    hashes.allSatisfy { project.hash(of: $0.key) == $0.value } && project.stand(bases)
  }
}
