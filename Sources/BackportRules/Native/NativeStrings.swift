import Native
import Projects
import SwiftSource

extension ValueTemplate {
  /// The parameters that go into a native initializer as strings: `#0` of `URLQueryItem(name: #0)`.
  /// - Parameter type: what `.init(name: #0)` makes.
  func stringParameters(making type: String?, in system: NativeSystem) -> [Int] {
    let mark = "__argument"
    let text = pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .argument(let number), .closure(let number): "\(mark)\(number)"
      }
    }.joined()
    let tree = SyntaxTree(text)
    return tree.tokens.indices.compactMap { index in
      guard tree.tokens[index].kind == .identifier, tree.text(ofToken: index).hasPrefix(mark),
        let number = Int(tree.text(ofToken: index).dropFirst(mark.count))
      else { return nil }
      return tree.isNativeString(at: index, making: type, in: system) ? number : nil
    }
  }
}

extension SyntaxTree {
  /// Whether a name is, by itself, an argument of an initializer that takes a string for it.
  fileprivate func isNativeString(at index: Int, making expected: String?, in system: NativeSystem) -> Bool {
    guard let argument = node(coveringToken: index).selfAndAncestors.first(where: { $0.kind == .argument }),
      let call = argument.parent, call.kind == .callSuffix, call.trailingClosures.isEmpty,
      let chain = call.parent, chain.kind == .chain, let type = chain.typeMade(by: call, expected: expected),
      let place = call.arguments.firstIndex(where: { $0.valueTokens == index..<index + 1 })
    else { return false }
    let arguments = call.arguments.map {
      Forwarding.Argument(label: $0.label, value: .constant(""), isTrailing: false)
    }
    guard system.knows(type: type) else { return false }
    let natives = system.initializers(of: type).compactMap { NativeCounterpart($0, taking: arguments) }
    return !natives.isEmpty
      && natives.allSatisfy { ["String", "String?"].contains($0.type(forArgument: place)) }
  }
}

extension Syntax {
  /// The type that a call in this chain makes: `Name(…)`, or `.init(…)` where a type is expected.
  fileprivate func typeMade(by call: Syntax, expected: String?) -> String? {
    let suffixes = Array(suffixes)
    if suffixes.first == call, baseTokens.count == 1 { return tree.text(ofToken: baseTokens.lowerBound) }
    return baseTokens.isEmpty && suffixes.count == 2 && suffixes[1] == call && suffixes[0].name == "init"
      ? expected : nil
  }
}
