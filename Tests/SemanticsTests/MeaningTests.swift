import Semantics
import Testing

/// What the last mention of `name` means: the line of the declaration.
@Suite struct MeaningTests {
  @Test(arguments: [
    // Members of the receiver's type, not of another one.
    ("struct A { var name = 1 }\nstruct B { var name = 2 }\nfunc f(b: B) { _ = b.name }", "2"),
    ("struct A { var name = 1 }\nstruct B { let a: A; var name: Int { a.name } }", "1"),
    ("struct A { static var name = 1 }\nstruct B { static var name = 2 }\nlet v = A.name", "1"),
    ("let name = 2\nstruct A { var name = 1\nfunc f() { _ = self.name } }", "2"),
    ("let name = 2\nstruct A { var name = 1 }\nextension A {\nfunc f() -> Int { name } }", "2"),
    // Chains: calls, optionals, elements, casts.
    (
      "struct A { var name = 1 }\nstruct B { func a() -> A? { nil }\nvar name = 2 }\nlet v = B().a()?.name",
      "1"
    ),
    ("struct A { var name = 1 }\nstruct B { var name = 1 }\nfunc f(x: [B]) { x.map { $0.name } }", "2"),
    (
      "enum A: CaseIterable { case a\nvar name: Int { 1 } }\nstruct B { var name = 1 }\nlet v = ForEach(A.allCases, id: \\.self) { x in x.name }",
      "2"
    ),
    (
      "struct A { var name = 1 }\nstruct B { var name = 1 }\nfunc f(x: [B]) { for y in x { _ = y.name } }",
      "2"
    ),
    (
      "struct A { var name = 1 }\nstruct B { var name = 1 }\nfunc f(x: Any) { if let y = x as? B { _ = y.name } }",
      "2"
    ),
    (
      "struct A { var name = 1 }\nenum B { case a(A) }\nstruct C { var name = 1 }\nfunc f(b: B) { if case .a(let x) = b { _ = x.name } }",
      "1"
    ),
    // Generic parameters by their constraints, inherited members.
    (
      "protocol P { var name: Int { get } }\nstruct A { var name = 1 }\nfunc f<T: P>(x: T) { _ = x.name }",
      "1"
    ),
    ("class A { var name = 1 }\nclass B: A {}\nstruct C { var name = 1 }\nfunc f(x: B) { _ = x.name }", "1"),
    // Where several classes have the name of a superclass, what one of them has may be meant.
    ("class A {}\nclass A {}\nlet name = 1\nclass B: A { func f() { _ = name } }", "3"),
    ("class A { var name = 1 }\nclass A {}\nlet name = 1\nclass B: A { func f() { _ = name } }", "?1"),
    // `.name` by what is expected.
    ("enum A { case name }\nenum B { case name }\nfunc f(_ a: A) {}\nlet v: Void = f(.name)", "1"),
    ("enum A { case name }\nenum B { case name }\nfunc f(b: B) { if b == .name {} }", "2"),
    ("enum A { case name }\nenum B { case name }\nfunc f(b: B) { switch b { case .name: break } }", "2"),
    // Overloads by their labels.
    ("struct A { func name(a: Int) {}\nfunc name(b: Int) {}\nfunc f() { name(b: 1) } }", "2"),
    // Locals, labels and declared names.
    ("let name = 1\nfunc f(name: Int) { _ = name }", "local"),
    ("let name = 1\nfunc f(name: Int) {}\nlet v: Void = f(name: 2)", "none"),
    ("let name = 1\nfunc f(x: [Int]) { for name in x {} }", "none"),
    ("let name: Int? = 1\nfunc f() { if let name {} }", "1"),
    (
      "struct A { var name = 1 }\nfunc f(a: Any) { var x: Any? = a\nguard let x = x as? A else { return }\n_ = x.name }",
      "1"
    ),
    // SwiftUI says what a key path begins with.
    ("struct A { var name = 1 }\nstruct B { @Environment(\\.name) var x }", "outside"),
    (
      "extension EnvironmentValues { var name: Int { 1 } }\nstruct A { var name = 1 }\nlet v = a.environment(\\.name, 1)",
      "?1"
    ),
    (
      "struct A { var name = 1 }\nenum B { case environment(KeyPath<A, Int>) }\nlet v = B.environment(\\.name)",
      "?1"
    ),
    ("struct Environment {}\nstruct A { var name = 1 }\nstruct B { @Environment(\\.name) var x }", "?2"),
    // Nothing is known of the receiver.
    ("struct A { var name = 1 }\nfunc f() { unknown().name }", "?1"),
    // A case may be matched without its labels; a key has a type; `@_spi` names no declaration.
    (
      "enum A { case name(of: Int, by: Int) }\nfunc f(a: A) { switch a { case .name(let x, _): break } }", "1"
    ),
    ("struct name {}\nlet v: [name: Int] = [:]", "1"),
    ("struct A { struct name {} }\nlet v: [A.name: Int] = [:]", "1"),
    ("struct name {}\n@_spi(name) import Other", "none"),
    // Types.
    ("struct name {}\nlet v: [String: name] = [:]", "1"),
    ("struct A<name> { struct B {} }\nextension A.B { struct name {}\nfunc f(x: name) {} }", "outside"),
    ("struct A { struct name {} }\nstruct name {}\nextension A { func f(x: name) {} }", "1"),
  ])
  func meaning(source: String, expected: String) {
    let sources = MemorySources([("M", source)])
    #expect(SemanticModel(sources).meaning(ofLast: "name", in: sources) == expected, "\(source)")
  }

  @Test func superclassesOfNativeClasses() {
    let source =
      "extension UIView { var isOurs: Bool { true } }\nclass A: UITextView { func f() { _ = isOurs } }"
    let sources = MemorySources([("M", source)])
    #expect(SemanticModel(sources).meaning(ofLast: "isOurs", in: sources) == "1")
  }

  @Test func modules() {
    let sources = MemorySources([
      ("App", "import Compat\nlet v = name"), ("Compat", "public let name = 1"),
      ("Other", "\n\npublic let name = 2"),
    ])
    #expect(SemanticModel(sources).meaning(ofLast: "name", in: sources) == "1")
  }

  @Test func internalDeclarationsOfOtherModules() {
    let sources = MemorySources([("App", "import Compat\nlet v = name"), ("Compat", "let name = 1")])
    #expect(SemanticModel(sources).meaning(ofLast: "name", in: sources) == "outside")
  }

  @Test func importPathsAreNoReferences() {
    let sources = MemorySources([("App", "import name"), ("name", "struct name {}")])
    #expect(SemanticModel(sources).meaning(ofLast: "name", in: sources) == "none")
  }

  @Test func references() {
    let sources = MemorySources([
      (
        "M",
        "struct A { var name = 1; mutating func f() { name = 2; name += 1; _ = name } }\nstruct B { var name = 1 }"
      ),
      ("M", "func f(a: A, b: B) { _ = a.name; _ = b.name; _ = unknown().name }"),
    ])
    let model = SemanticModel(sources)
    let name = model.declarations(named: "name", seenFrom: 0).first {
      $0.file == 0 && $0.owner?.declaredName == "A"
    }
    let found = name.map(model.references(to:)) ?? []
    #expect(found.map(\.file) == [0, 0, 0, 1, 1])
    #expect(found.map(\.use) == [.write, .modify, .read, .read, .read])
    #expect(found.map(\.certainty) == [.certain, .certain, .certain, .certain, .shared])
  }

  /// Labels that do not suit tell a call apart, and `Type.method(instance)` needs a type.
  @Test func callsWithOtherLabelsAreNoReferences() {
    let sources = MemorySources([
      ("M", "struct A { func send(for name: Int) {} }"),
      ("M", "_ = unknown?.send(1); _ = unknown.send(for: 1); _ = A.send(A()); _ = unknown.send(to: 1)"),
    ])
    let model = SemanticModel(sources)
    let send = model.declarations(named: "send", seenFrom: 0).first
    #expect(send.map(model.references(to:))?.map(\.certainty) == [.shared, .shared])
  }

  /// The work of a question does not grow with files that have nothing to do with it.
  @Test(arguments: [10, 1_000]) func onlyFilesThatHoldANameAreRead(count: Int) {
    let asked = [
      "struct A: P { var name = 1 }", "func f(a: A) { _ = a.name }",
      "extension A { func g() -> Int { name } }",
      "protocol P {}",
    ]
    let others = (0..<count).map {
      "struct B\($0) { var size = \($0) }\nfunc f\($0)(b: B\($0)) { _ = b.size }"
    }
    let sources = MemorySources((asked + others).map { ("M", $0) })
    let model = SemanticModel(sources)
    let name = model.declarations(named: "name", seenFrom: 0).first
    #expect(name.map(model.references(to:))?.map(\.certainty) == [.certain, .certain])
    #expect(name.flatMap(model.type(ofMember:)).map(model.kin(ofType:))?.ancestors.map(\.name) == ["P"])
    #expect(sources.read == [0, 1, 2, 3])
  }

  /// What a module cannot see is not read, and can be meant by nothing in it.
  @Test func onlyFilesInSightAreRead() {
    let files = [
      ("M", "struct A { var name = 1 }"), ("N", "extension A { public var name: Int { 2 } }"),
      ("M", "func f(a: Unknown) { _ = a.name }"), ("N", "func f(a: Unknown) { _ = a.name }"),
    ]
    for areApart in [true, false] {
      let sources = MemorySources(files, apart: areApart)
      let model = SemanticModel(sources)
      #expect(model.meaning(ofLast: "name", in: sources, file: 2) == "?1")
      let name = model.declarations(named: "name", seenFrom: 0).first
      #expect(name.map(model.references(to:))?.map(\.file) == [2])
      #expect(sources.read == (areApart ? [0, 2] : [0, 1, 2, 3]))
    }
  }

  @Test func anEditIsSeen() {
    let sources = MemorySources([("M", "struct A { let v = name }"), ("M", "let name = 1")])
    let model = SemanticModel(sources)
    #expect(model.meaning(ofLast: "name", in: sources) == "1")
    sources.replace(1, by: "\n\nlet name = 1")
    model.update([1])
    #expect(model.meaning(ofLast: "name", in: sources) == "3")
  }

  /// What does not rest on the edited file stands, and nothing is read again for it.
  @Test func anEditOverturnsOnlyWhatRestsOnIt() {
    let sources = MemorySources([
      ("M", "struct A { let v = name }"), ("M", "let name = 1"), ("M", "struct B { let w = other }"),
      ("M", "let other = 2"),
    ])
    let model = SemanticModel(sources)
    let name = model.withBasis { model.declarations(named: "name", seenFrom: 0).count }
    let other = model.withBasis { model.declarations(named: "other", seenFrom: 0).count }
    #expect((name.answer, other.answer) == (1, 1))
    sources.replace(1, by: "\n\nlet name = 1")
    model.update([1]) { _ in true }
    #expect(!model.stands(name.basis))
    #expect(model.stands(other.basis))
    // Nor does what rests on which files mention a name, once others do.
    model.update([0]) { _ in false }
    #expect(!model.stands(other.basis))
  }
}
