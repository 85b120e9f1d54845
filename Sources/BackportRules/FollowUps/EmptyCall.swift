// fix()   self.fix()   Self.fix(.now)   view.fix(animated: true) {…}   try fix()
//
// A statement that only calls a function with an empty body.
import LintCore
import SwiftSource

struct EmptyCall {
  let tree: SyntaxTree
  let statement: Syntax
  /// Those of the arguments, without closures behind the call.
  let labels: [String?]
  /// `self`, `Self`, the type or nothing before it, within the type itself; or a value that is declared with the type.
  let isCertain: Bool

  /// The file, and how the statement starts: its line may be another one in the end.
  static func place(_ range: Range<Int>, in tree: SyntaxTree, _ path: String) -> String {
    let line = tree.text[tree.text.rangeOfLine(at: range.lowerBound)]
    let words = line.split { $0 == " " || $0 == "\t" || $0.isNewline }.joined(separator: " ")
    return "'\(words.count > 60 ? words.prefix(60) + "…" : words)' in \(path)"
  }

  /// What is left of the code around it without it.
  func removal(in pass: ChangePass) -> Rewrite {
    Removal(of: statement).rewrite().mendingClosure(in: tree)
  }

  /// - Parameter index: a token that reads as the function's name does; `nil`: it is something else, or does more.
  init?(at index: Int, in tree: SyntaxTree, of function: EmptiedFunction) {
    guard tree.tokens[index].kind == .identifier else { return nil }
    let node = tree.node(coveringToken: index)
    let chain: Syntax
    var base = 0..<0
    if node.kind == .memberSuffix, node.anchorIndex == index, let around = node.parent, around.kind == .chain
    {
      chain = around
      base = chain.tokenIndices.lowerBound..<node.tokenIndices.lowerBound
    } else if node.kind == .chain, node.baseTokens == index..<index + 1 {
      chain = node
    } else {
      return nil
    }
    let suffixes = Array(chain.suffixes)
    guard let call = suffixes.last, call.kind == .callSuffix,
      suffixes.count < 2 || suffixes[suffixes.count - 2].kind == .memberSuffix,
      call.tokenIndices.lowerBound == index + 1, function.takes(call), tree.isPure(base),
      suffixes.dropLast().allSatisfy({ $0.kind == .memberSuffix || $0.text == "?" }),
      let statement = chain.statementOfItsOwn(maySayTry: function.declaration.isDeclaredToThrow),
      statement.parent != nil
    else { return nil }
    self.tree = tree
    self.statement = statement
    labels = call.arguments.map(\.label)
    let word = base.count == 1 ? tree.text(ofToken: base.lowerBound) : nil
    if base.isEmpty || word == "self" || word == "Self" {
      isCertain = chain.isInBody(ofOwnerOf: function.declaration)
    } else {
      isCertain =
        word.map { function.declaration.owningType?.isNamed(by: $0) == true } ?? false
        || tree.isValue(base, ofTypeOf: function.declaration)
    }
  }
}

extension SyntaxTree {
  /// Whether an expression is a name, perhaps with a `?`, that is declared with the type of a member.
  fileprivate func isValue(_ base: Range<Int>, ofTypeOf member: Syntax) -> Bool {
    guard let first = base.first, tokens[first].kind == .identifier,
      base.dropFirst().allSatisfy({ tokens[$0].kind == .postfixQuestionMark }), let owner = member.owningType,
      var type = declaredType(of: first)
    else { return false }
    while type.hasSuffix("?") || type.hasSuffix("!") { type.removeLast() }
    // A file may have a type of its own by that name.
    return owner.isNamed(by: type)
      && (self === owner.tree
        || !nodes(where: \.isTypeDeclaration).contains { $0.typeName == owner.typeName })
  }
}

extension EmptiedFunction {
  /// Whether the arguments of a call are for it, and nothing is lost with them.
  fileprivate func takes(_ call: Syntax) -> Bool {
    var place = 0
    for argument in call.arguments {
      while place < parameters.count, parameters[place].label != argument.label {
        guard parameters[place].defaultValue?.isPlain == true else { return false }
        place += 1
      }
      guard place < parameters.count, !parameters[place].isVariadic, argument.doesNothing else {
        return false
      }
      place += 1
    }
    let closures = call.trailingClosures.count
    let rest = parameters.dropFirst(place)
    return rest.count { $0.isFunction && $0.defaultValue == nil } <= closures
      && rest.count { $0.isFunction } >= closures
      && rest.allSatisfy { $0.isFunction || $0.defaultValue?.isPlain == true }
  }
}

extension EmptiedFunction {
  /// The types of its parameters that may be the project's own and made by literals.
  fileprivate var typesOfLiterals: Set<String> {
    parameters.reduce(into: []) { types, parameter in
      let words = parameter.type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
      types.formUnion(words.filter { $0.isTypeName && !LocalName.standardTypes.contains($0) })
    }
  }
}

extension [Parameter] {
  /// Whether a call with these labels may be for them; a closure behind it may be for any function.
  func mayTake(_ labels: [String?]) -> Bool {
    var rest = labels[...]
    for parameter in self {
      if rest.isEmpty || rest[rest.startIndex] != parameter.label {
        guard parameter.defaultValue != nil || parameter.isFunction || parameter.isVariadic else {
          return false
        }
      } else {
        rest = rest.dropFirst()
        if parameter.isVariadic { rest = rest.drop { $0 == nil } }
      }
    }
    return rest.isEmpty
  }
}

extension String {
  /// Of a default: whether giving it runs no code.
  fileprivate var isPlain: Bool {
    if isPlainString { return true }
    if contains(where: { "({[#".contains($0) }) { return false }
    // What another name than a type's or a case's stands for may be computed.
    let words = split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
    return words.allSatisfy { word in
      ["nil", "true", "false"].contains(word) || !(word.first!.isLowercase || word.first == "_")
    }
  }
}

extension CallArgument {
  fileprivate var doesNothing: Bool {
    if closure != nil { return true }
    let tree = node.tree
    if valueTokens.contains(where: { tree.tokens[$0].kind == .prefixAmpersand }) { return false }
    let strings = node.descendants.filter { $0.kind == .stringLiteral }
    if strings.count == 1, strings[0].tokenIndices == valueTokens {
      return !strings[0].isInterpolated
    }
    return node.isPure
  }
}

extension Syntax {
  /// Of a call: the statement that is nothing else.
  func statementOfItsOwn(maySayTry: Bool) -> Syntax? {
    if isItem { return self }
    guard let item = parent, item.kind == .expressionStatement, item.isItem,
      tokenIndices.upperBound == item.tokenIndices.upperBound
    else { return nil }
    let words = item.tokenIndices.lowerBound..<tokenIndices.lowerBound
    guard words.allSatisfy({ maySayTry && ["try", "?"].contains(tree.text(ofToken: $0)) }) else { return nil }
    return item
  }
}
