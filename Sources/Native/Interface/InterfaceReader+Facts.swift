import SwiftSource

/// The facts in a declaration's modifiers and attributes.
struct DeclarationFacts {
  var isPublic = false
  var flags: InterfaceDeclaration.Flags = []

  init(isInactive: Bool) { if isInactive { flags.insert(.isInactive) } }
}

extension InterfaceReader {
  /// The attributes of a declaration, including those inside `#if`.
  func attributes(of node: Int) -> [Int] {
    var attributes: [Int] = []
    var child = node + 1
    while child < Int(nodes[node].endNode) {
      switch nodes[child].kind {
      case .attribute:
        attributes.append(child)
        child = Int(nodes[child].endNode)
      // A `#if` before the declaration's keyword contains only attributes.
      case .ifConfig, .ifConfigClause: child += 1
      case .ifConfigCondition: child = Int(nodes[child].endNode)
      default: return attributes
      }
    }
    return attributes
  }

  func readAttributes(_ attributes: [Int], into facts: inout DeclarationFacts) {
    for attribute in attributes {
      let anchor = Int(nodes[attribute].anchor)
      let token = tokens[anchor]
      guard token.keyword != .available else { continue }
      if token.keyword == ._spi_available || hasText(anchor, "_spi") {
        facts.flags.insert(.isSPI)
      } else if hasText(anchor, "_disfavoredOverload") {
        facts.flags.insert(.isDisfavored)
      } else if hasText(anchor, "_alwaysEmitIntoClient") {
        facts.flags.insert(.isEmittedIntoClient)
      } else if hasText(anchor, "propertyWrapper") {
        facts.flags.insert(.isPropertyWrapper)
      } else if hasText(anchor, "resultBuilder") || hasText(anchor, "_functionBuilder") {
        facts.flags.insert(.isResultBuilder)
      } else if hasText(anchor, "frozen") {
        facts.flags.insert(.isFrozen)
      }
    }
  }

  /// Reads the tokens between the attributes and the declaration's keyword.
  func readModifiers(of node: Int, into facts: inout DeclarationFacts) {
    var index = Int(nodes[node].firstToken)
    var child = node + 1
    while child < Int(nodes[node].endNode) {
      guard nodes[child].kind == .attribute || nodes[child].kind == .ifConfig else { break }
      index = Int(nodes[child].endToken)
      child = Int(nodes[child].endNode)
    }
    while index < Int(nodes[node].endToken) {
      switch tokens[index].keyword {
      case .public, .open:
        // `public(set)` is the access level of the setter.
        if tokens[index + 1].kind != .leftParen { facts.isPublic = true }
      case .static: facts.flags.insert(.isStatic)
      case .class:
        if nodes[node].kind == .classDeclaration { return }
        facts.flags.insert(.isStatic)
      case .struct, .enum, .protocol, .extension, .typealias, .associatedtype, .func, .`init`, .subscript,
        .let, .var, .case, .macro:
        return
      case .actor where nodes[node].kind == .actorDeclaration: return
      default: break
      }
      index += 1
    }
  }

  /// Reads `init?`, `async` and `throws`.
  func readEffects(of node: Int, into declaration: inout InterfaceDeclaration) {
    if declaration.kind == .initializer {
      switch tokens[declaration.nameToken + 1].kind {
      case .postfixQuestionMark, .infixQuestionMark, .exclamationMark: declaration.flags.insert(.isFailable)
      default: break
      }
    }
    guard nodes[node].kind == .functionDeclaration || nodes[node].kind == .initializerDeclaration
    else { return }
    for child in children(of: node) where nodes[child].kind == .returnType {
      var end = Int(nodes[child].endToken)
      if child + 1 < Int(nodes[child].endNode) { end = Int(nodes[child + 1].firstToken) }
      for token in Int(nodes[child].firstToken)..<end {
        switch tokens[token].keyword {
        case .async: declaration.flags.insert(.isAsync)
        case .throws, .rethrows: declaration.flags.insert(.isThrowing)
        default: break
        }
      }
    }
  }

  /// What the `@available` attributes say, within the scope `outer`.
  func availability(of attributes: [Int], within outer: NativeAvailability) -> NativeAvailability {
    var availability = NativeAvailability()
    for attribute in attributes where tokens[Int(nodes[attribute].anchor)].keyword == .available {
      let arguments = children(of: attribute).map { argument in
        let range = tokenRange(argument)
        return bytes[Int(tokens[range.lowerBound].start)..<Int(tokens[range.upperBound - 1].end)]
      }
      AvailabilityArguments.read(arguments, into: &availability)
    }
    return availability.within(outer)
  }

  // MARK: The tree

  func tokenRange(_ node: Int) -> Range<Int> { Int(nodes[node].firstToken)..<Int(nodes[node].endToken) }

  func hasText(_ token: Int, _ text: StaticString) -> Bool {
    let range = tokens[token].range
    guard range.count == text.utf8CodeUnitCount else { return false }
    for (offset, byte) in range.enumerated() where bytes[byte] != text.utf8Start[offset] { return false }
    return true
  }

  func children(of node: Int) -> ChildNodes { ChildNodes(of: node, in: nodes) }

  func lastChild(of node: Int) -> Int? { children(of: node).reduce(nil) { $1 } }
}
