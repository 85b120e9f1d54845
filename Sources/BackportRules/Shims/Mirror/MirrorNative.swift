import SwiftSource

/// A native value as a conversion says it: `.rowResize`, `PointerStyle.columnResize(directions: .leading)`.
struct MirrorNative: Hashable, Sendable {
  var name: String
  var labels: [String?]
  var values: [String]
  /// From the member on.
  var text: String
  /// It needs no name of the scope around it.
  var isConstant: Bool

  init?(_ tokens: Range<Int>, in tree: SyntaxTree) {
    var node = tree.node(coveringToken: tokens.lowerBound)
    while node.kind != .chain || node.tokenIndices != tokens, let parent = node.parent { node = parent }
    guard node.kind == .chain, let last = node.suffixes.last else { return nil }
    let call = last.kind == .callSuffix ? last : nil
    guard let member = node.suffixes.dropLast(call == nil ? 0 : 1).last, member.kind == .memberSuffix,
      node.suffixes.dropLast(call == nil ? 1 : 2).allSatisfy({ $0.kind == .memberSuffix }),
      call?.trailingClosures.isEmpty ?? true
    else { return nil }
    let base = node.baseTokens
    guard base.isEmpty || tree.text(ofToken: base.lowerBound).first?.isUppercase == true,
      !base.isEmpty || node.suffixes.count == (call == nil ? 1 : 2)
    else { return nil }
    name = tree.text(ofToken: member.anchorIndex)
    labels = call?.arguments.map(\.label) ?? []
    values = call?.arguments.map(\.valueText) ?? []
    text = tree.text[Int(tree.tokens[member.anchorIndex].start)..<node.range.upperBound]
    isConstant = call?.arguments.allSatisfy { tree.isContextFree($0.valueTokens) } ?? true
  }
}
