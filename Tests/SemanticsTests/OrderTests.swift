import Semantics
import SwiftSource
import Testing

/// What a name means does not depend on what was asked before.
@Suite struct OrderTests {
  private static let files: [(module: String, text: String)] = [
    // Types that depend on themselves, entered from either side.
    (
      "M",
      """
      struct Box { var name = 1; var other: Crate { Crate() } }
      struct Crate { var name = 2; var other: Box { Box() } }
      let first = second ?? Box()
      let second = first ?? Crate()
      let third = [fourth, Box()]
      let fourth = third[0] ?? Crate()
      func read() { _ = first.name; _ = second.name; _ = third[0].name; _ = fourth.other.name }
      """
    ),
    // Supertypes whose names are members of what inherits them, and aliases of each other.
    (
      "M",
      """
      class Base: Outer.Inner { typealias Part = Outer.Other }
      class Outer: Base { class Inner { var name = 3 }; typealias Other = Base.Part }
      extension Outer.Inner { var size: Int { name } }
      extension Base.Part { var size: Int { name } }
      func read(base: Base, part: Base.Part) { _ = base.name; _ = part.name; _ = base.size }
      protocol Source { associatedtype Element: Source where Element.Element == Element }
      extension Source { func element() -> Element { self.element() }; var name: Int { element().name } }
      """
    ),
    // Closures and implicit members that each other require.
    (
      "M",
      """
      enum Kind { case name, other; static let standard = Kind.name }
      func choose(_ a: Kind, _ b: (Kind) -> Kind) -> Kind { b(a) }
      func read(kind: Kind) {
        let value = choose(.name) { kind in kind == .name ? .other : .standard }
        if value == .name, .name == .other { _ = choose(value) { _ in .name } }
        if let value = value as Kind?, let kind = Optional(value) { _ = kind == .name }
      }
      """
    ),
  ]

  /// The answers to all questions, by place.
  private func answers(inOrder order: [(file: Int, token: Int)], _ sources: MemorySources) -> [String: String]
  {
    let model = SemanticModel(sources)
    return order.reduce(into: [:]) { answers, place in
      answers["\(place.file):\(place.token)"] = model.description(ofToken: place.token, inFile: place.file)
    }
  }

  @Test func everyOrderGivesTheSameAnswers() {
    let sources = MemorySources(Self.files)
    var order = Self.files.indices.flatMap { file in
      sources.tree(ofFile: file).tokens.indices.map { (file: file, token: $0) }
    }
    let expected = order.reduce(into: [String: String]()) { all, place in
      all.merge(answers(inOrder: [place], sources)) { $1 }
    }
    #expect(expected.values.contains { $0.hasPrefix("certain") })
    var generator = Steps(seed: 7)
    #expect(answers(inOrder: order, sources) == expected)
    #expect(answers(inOrder: order.reversed(), sources) == expected)
    for _ in 0..<20 {
      order.shuffle(using: &generator)
      #expect(answers(inOrder: order, sources) == expected)
    }
  }

  /// A chain that is too long has no answer, wherever one begins.
  @Test func aLongChain() {
    let count = 1_000
    let lines = (0..<count).map { "let name\($0) = name\($0 + 1)" }
    let text = (["struct Box { var size = 1 }", "let name\(count) = Box()"] + lines).joined(separator: "\n")
    let sources = MemorySources([("M", text + "\nfunc f() { _ = name0.size; _ = name990.size }")])
    let tree = sources.tree(ofFile: 0)
    let sizes = tree.tokens.indices.filter { tree.text(ofToken: $0) == "size" }.suffix(2)
    let order = sizes.map { (file: 0, token: $0) }
    let expected = answers(inOrder: order, sources)
    #expect(expected == answers(inOrder: order.reversed(), sources))
    #expect(Set(expected.values.map { $0.prefix(5) }) == ["certa", "oneOf"])
  }
}

private struct Steps: RandomNumberGenerator {
  var seed: UInt64

  mutating func next() -> UInt64 {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return seed ^ seed >> 31
  }
}

extension SemanticModel {
  fileprivate func description(ofToken token: Int, inFile file: Int) -> String {
    func places(_ all: [Declaration]) -> String {
      all.map { "\($0.file):\($0.token)" }.sorted().joined(separator: " ")
    }
    return switch meaning(ofToken: token, inFile: file) {
    case .certain(let declaration): "certain \(places([declaration]))"
    case .oneOf(let all, let isOutside): "oneOf \(places(all)) \(isOutside)"
    case .local(let binding): "local \(binding.token)"
    case .outside: "outside"
    case .noReference: "none"
    }
  }
}
