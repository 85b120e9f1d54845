// navigationTitle("a"), ("a"), e ? "a" : "b", #function     literals: native overloads may take them for keys
// navigationTitle(.own)                                     a member of it, or of the native parameter's type
import SwiftSource

extension CallRewrite {
  /// A literal string by itself, or as a branch of a choice without anything that is a `String`.
  func checkString(_ value: Range<Int>, of tree: SyntaxTree, for number: Int) throws(Doubt) {
    let parameter = parameters[number]
    let isString = forwarding.facts?.takesString(number) ?? forwarding.isPlainString(number)
    let isAnyString =
      parameter.isOfAnyString || parameter.isGeneric && forwarding.facts?.types[number] != nil
    guard parameter.isString || isAnyString, !isString else { return }
    switch tree.shape(of: value) {
    case .string: break
    case .flexible where value.contains { tree.tokens[$0].kind == .stringQuote }: break
    case .implicitMember: break
    case _ where tree.holdsSourceLocation(value): break
    default: return
    }
    let text = tree.text[
      Int(tree.tokens[value.lowerBound].start)..<Int(tree.tokens[value.upperBound - 1].end)]
    throw .otherType(text)
  }
}

extension Parameter {
  var isString: Bool { type == "String" || type == "String?" }

  /// A string of another type, or of any.
  fileprivate var isOfAnyString: Bool {
    ["Substring", "Substring?", "some StringProtocol", "any StringProtocol"].contains(type)
  }
}

extension SyntaxTree {
  /// Whether a part of an expression is a literal that the compiler fills in: `#function`.
  fileprivate func holdsSourceLocation(_ value: Range<Int>) -> Bool {
    guard let first = value.first, let last = value.last else { return false }
    let text = text[Int(tokens[first].start)..<Int(tokens[last].end)]
    return ["#function", "#file"].contains { text.holds($0) }
  }
}
