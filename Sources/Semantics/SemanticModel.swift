// What a name means, for the whole project.
//
// The model answers two questions: what is meant by the name at a token (`meaning(ofToken:inFile:)`), and which
// tokens mean a declaration (`references(to:)`). It reads only files that hold a name in question: `SourceProvider`
// finds them by the place where a name stands (`NamePlace`), and `FileDeclarations` is made of each once.
// `update(_:)` drops what an edited file had told.
//
// How a name is resolved:
//
//   position    ReferencePosition   what the token is there: a call, a member, a type, …, or no reference
//   bare name   NameLookup          scopes from the inside out: locals, members of the types around, what the top of
//                                   files declares
//   member      MemberLookup        members of the receiver's type and of its supertypes; extensions included
//               OwnMembers          the same of one type: from the files that hold the name, and declare or extend the
//                                   type
//   type        TypeResolution      the same two, restricted to types
//   receiver    ExpressionTypes     declared types, followed through calls, members and `if let`
//   `.name`     ExpectedType        the type that the surroundings require
//   overloads   CallShape           labels and trailing closures; what they leave open is "one of these"
//   circles     Questions           a type that depends on itself is unknown, in whatever order one asks
//
// An answer is certain only if nothing that the project, the system or a library declares could be meant instead. A
// type that is not known makes an answer uncertain, and never a wrong one: `TypeValue.unknown` has no members.
import Native
import SwiftSource

/// Where a name stands.
public enum NamePlace: Sendable {
  /// As a token.
  case anywhere
  /// Where it may be declared. Not asked for `init` and `subscript`, which have no keyword before them.
  case declaration
  /// Where a type of that name may be extended.
  case `extension`
  /// Where a type or extension may inherit from it.
  case inheritance
  /// Where an alias may stand for it.
  case alias
}

/// The files of a project, as the model asks for them.
public protocol SourceProvider {
  /// The numbers of the files that hold a name there, in order. May include others, unless it is asked for anywhere.
  /// - Parameter isInSight: whether a file is in question.
  func files(naming name: String, _ place: NamePlace, where isInSight: (Int) -> Bool) -> [Int]
  /// Whether a file may declare a name outside of all braces.
  func mayDeclareAtTop(_ name: String, inFile file: Int) -> Bool
  /// Whether a file may extend a type of one of some names.
  func mayExtend(_ names: WordIndex.Names, inFile file: Int) -> Bool
  /// Files with the same number see the same files, and are seen by the same.
  func view(ofFile file: Int) -> Int
  /// Whether code of the files with one view may mean what those with another declare.
  func sees(_ view: Int, _ other: Int) -> Bool
  func tree(ofFile file: Int) -> SyntaxTree
  /// The symbols that a name declares or means, by the build's index; `nil`: it does not tell.
  /// - Parameter offset: where the name begins, in bytes.
  func symbols(at offset: Int, inFile file: Int) -> Set<String>?
  /// Whether what is declared there overrides a declaration, or is what a protocol requires, by the build's index; `nil`: it
  /// does not tell.
  func isOverride(at offset: Int, inFile file: Int) -> Bool?
}

extension SourceProvider {
  public func mayDeclareAtTop(_ name: String, inFile file: Int) -> Bool { true }
  public func mayExtend(_ names: WordIndex.Names, inFile file: Int) -> Bool { true }
  public func view(ofFile file: Int) -> Int { 0 }
  public func sees(_ view: Int, _ other: Int) -> Bool { true }
  public func symbols(at offset: Int, inFile file: Int) -> Set<String>? { nil }
  public func isOverride(at offset: Int, inFile file: Int) -> Bool? { nil }
}

/// The names of a project and what they mean. Not for use by several threads at a time.
public final class SemanticModel {
  let sources: RecordedSources
  let system: NativeIndex
  let premises = Premises()
  private var files: [Int: FileDeclarations] = [:]
  private var named: [NameInView: Kept<[Declaration]>] = [:]
  var questions = Questions()
  var members: [MemberName: Kept<[Declaration]>] = [:]
  var globals: [NameInView: Kept<[Declaration]>] = [:]
  var holders: [OwnerInView: Kept<Set<Int>>] = [:]
  var kins: [Declaration: Kept<Kin>] = [:]
  var namesOfSystem: [String: Bool] = [:]
  lazy var systemProtocols = Self.protocols(of: system)
  var roots: [Place: [Expression]] = [:]

  /// A node or token of a file.
  struct Place: Hashable {
    var file: Int
    var index: Int
  }

  /// A name, and who may mean it: the number of a view.
  struct NameInView: Hashable {
    var name: String
    var view: Int
  }

  /// An answer that is kept, and what it rests on.
  struct Kept<Value> {
    var value: Value
    var entry: Premises.Entry
  }

  public init(_ sources: some SourceProvider, system: NativeIndex = .builtIn) {
    self.sources = RecordedSources(sources, in: premises)
    self.system = system
  }

  /// What some answers rest on.
  public struct Basis {
    fileprivate let entry: Premises.Entry
  }

  /// What the body asks, and what the answers rest on: they are the same as long as that stands.
  public func withBasis<Answer>(_ ask: () -> Answer) -> (answer: Answer, basis: Basis) {
    let entry = premises.begin()
    defer { premises.end() }
    return (ask(), Basis(entry: entry))
  }

  public func stands(_ basis: Basis) -> Bool { premises.stand(behind: basis.entry) }

  /// An answer that is found once.
  func kept<Value>(_ known: Kept<Value>?, _ find: () -> Value) -> Kept<Value> {
    if let known {
      premises.note(known.entry)
      return known
    }
    let entry = premises.begin()
    defer { premises.end() }
    return Kept(value: find(), entry: entry)
  }

  /// Forgets what was derived from files that have other contents now.
  /// - Parameter holds: whether an answer about the other files is what it was: which files mention a name.
  public func update(_ changed: Set<Int>, _ holds: (Premise) -> Bool = { _ in false }) {
    if changed.isEmpty { return }
    for file in changed { files[file] = nil }
    premises.forget { premise in
      if case .contents(let file) = premise { changed.contains(file) } else { !holds(premise) }
    }
    named = named.filter { premises.stand(behind: $0.value.entry) }
    members = members.filter { premises.stand(behind: $0.value.entry) }
    globals = globals.filter { premises.stand(behind: $0.value.entry) }
    holders = holders.filter { premises.stand(behind: $0.value.entry) }
    kins = kins.filter { !changed.contains($0.key.file) && premises.stand(behind: $0.value.entry) }
    questions.forget(about: changed, premises)
    roots = roots.filter { !changed.contains($0.key.file) }
  }

  // MARK: Declarations

  func contents(ofFile file: Int) -> FileDeclarations {
    if let known = files[file] {
      premises.note(.contents(ofFile: file))
      return known
    }
    let made = FileDeclarations(sources.tree(ofFile: file), file: file)
    files[file] = made
    return made
  }

  /// What a file declares outside of bodies, in order.
  public func declarations(inFile file: Int) -> [Declaration] {
    contents(ofFile: file).all
  }

  /// What a file's code may see of what the project declares by a name, outside of bodies. Initializers and subscripts
  /// have none. What is private to other files is included.
  public func declarations(named name: String, seenFrom file: Int) -> [Declaration] {
    if name == "init" || name == "subscript" { return [] }
    let key = NameInView(name: name, view: sources.view(ofFile: file))
    let found = kept(named[key]) {
      sources.files(naming: name, .declaration, seenFrom: file).flatMap { contents(ofFile: $0).named(name) }
    }
    named[key] = found
    return found.value
  }

  /// The first of these for which something holds. Opens no more files than it must.
  func firstDeclaration(
    named name: String, seenFrom file: Int, where holds: (Declaration) -> Bool = { _ in true }
  ) -> Declaration? {
    if name == "init" || name == "subscript" { return nil }
    if let known = named[NameInView(name: name, view: sources.view(ofFile: file))] {
      premises.note(known.entry)
      return known.value.first(where: holds)
    }
    for place in sources.files(naming: name, .declaration, seenFrom: file) {
      if let first = contents(ofFile: place).named(name).first(where: holds) { return first }
    }
    return nil
  }

  /// The declaration that a node is.
  public func declaration(of node: Syntax, inFile file: Int) -> Declaration? {
    contents(ofFile: file).declaration(ofNode: node.index)
  }

  /// Whether code in a file can name a declaration, by its access level and by what the file sees.
  public func isVisible(_ declaration: Declaration, fromFile file: Int) -> Bool {
    declaration.file == file
      || sources.file(file, sees: declaration.file) && declaration.access > .fileprivate
  }
}
