// private var _bar: UIView?                      →
// private var bar: Bar {                           private lazy var bar: Bar = {
//   if _bar == nil {                                 let made = Bar()
//     let made = Bar()                               made.title = title
//     made.title = title                             return made
//     _bar = made                                  }()
//   }
//   return _bar as! Bar
// }
//
// private var bar: Bar {                           private lazy var bar: Bar = {
//   if let bar = _bar as? Bar { return bar }         let made = Bar()
//   let made = Bar()                                 return made
//   _bar = made                                    }()
//   return made
// }
//
// A `lazy` property cannot be marked `@available` either, so its value was created by hand. It is created at the same
// moment, and by the same code. Refused where anything but the getter mentions the storage, where another file may see
// the property, which others could set then, and where the code says what a closure cannot.
import LintCore
import SwiftSource

extension ChangeRule {
  static let createdStorage = ChangeRule(
    comesLast: true,
    names: { pass in Set(CreatedStorage.all(in: pass).compactMap(\.typeToRead)) },
    check: { pass in
      for storage in CreatedStorage.all(in: pass) where storage.isMadeForSure(in: pass) {
        storage.report(in: pass)
      }
    })
}

/// A computed property that creates its value on first access, and stores it in another one.
private struct CreatedStorage {
  let property: Syntax
  let storage: Syntax
  let names: (property: String, storage: String)
  /// Its initializer makes the value: it must not fail. `nil`: the getter shows that there is a value.
  let typeToRead: String?
  private let accessors: Syntax
  private let shape: Shape
  private var tree: SyntaxTree { property.tree }

  static func all(in pass: ChangePass) -> [CreatedStorage] {
    let candidates = pass.after.nodes { $0 == .variableDeclaration }.filter {
      $0.parent?.kind == .memberBlock && $0.isPrivate && $0.attributes.isEmpty
        && $0.children(.binding).count == 1
        && $0.child(.binding)?.child(.accessorBlock)?.flags.contains(.implicitGetter) == true
    }
    if candidates.isEmpty { return [] }
    let gated = TypedStorage.gatedNames(in: pass)
    return candidates.filter { gated.contains($0.orphanName ?? "") }.compactMap(CreatedStorage.init)
  }

  private init?(_ property: Syntax) {
    let tree = property.tree
    guard let binding = property.child(.binding), let accessors = binding.child(.accessorBlock),
      let type = binding.child(.type)?.text, type.isTypeName, let name = property.orphanName,
      property.hasModifiers(among: ["private", "fileprivate", "final"]),
      let container = property.parent, let owner = container.parent, owner.kind == .classDeclaration,
      owner.isPlainOwner,
      owner.child(.inheritance)?.children(.type).contains(where: { $0.text.hasSuffix("able") }) != true,
      let shape = Shape(of: accessors, type: type),
      let storage = container.items.first(where: { $0.orphanName == shape.storage }),
      storage.isErasedStorage, !storage.flags.contains(.isLet), !storage.isStaticMember, !storage.isSpokenOf
    else { return nil }
    let own = [property.tokenIndices, storage.tokenIndices]
    guard
      tree.mentions(of: shape.storage, meaning: storage).allSatisfy({ index in
        own.contains { $0.contains(index) }
      })
    else { return nil }
    let isMovable = shape.creation.flatMap(\.tokenIndices).allSatisfy { index in
      let word = tree.bareName(ofToken: index)
      if word == "return" {
        return tree.node(coveringToken: index).ancestors.prefix { $0 != accessors }.contains {
          $0.kind == .closure
        }
      }
      return word != shape.storage && word != name && !Self.unmovable.contains(word)
    }
    guard isMovable,
      tree.comments(in: accessors.range).allSatisfy({ comment in
        shape.creationRange.map { $0.lowerBound <= comment.lowerBound && comment.upperBound <= $0.upperBound }
          ?? false
      })
    else { return nil }
    self.property = property
    self.storage = storage
    self.accessors = accessors
    self.shape = shape
    names = (name, shape.storage)
    typeToRead = shape.isCast && !shape.showsValue(in: tree) ? type : nil
  }

  /// What only the getter of a class may say, or what would leave it.
  private static let unmovable: Set<String> = [
    "throw", "try", "await", "defer", "super", "Self", "#function", "yield",
  ]

  /// Whether no initializer that takes no arguments can fail.
  func isMadeForSure(in pass: ChangePass) -> Bool {
    guard let typeToRead else { return true }
    let trees = [tree] + pass.project.files(naming: typeToRead).filter { $0.path != pass.path }.map(\.tree)
    let bodies = trees.flatMap { $0.nodes(where: \.isTypeDeclaration) }.filter { $0.typeName == typeToRead }
    guard bodies.count(where: { $0.kind != .extensionDeclaration }) == 1 else { return false }
    return bodies.allSatisfy { body in
      !body.descendants.contains {
        $0.kind == .initializerDeclaration && ["?", "!"].contains($0.tree.text(ofToken: $0.anchorIndex + 1))
          && $0.parameterList?.contains { $0.defaultValue == nil } != true
      }
    }
  }

  func report(in pass: ChangePass) {
    let start = property.tokenIndices.first { tree.tokens[$0].keyword == .var } ?? property.anchorIndex
    let head = Int(tree.tokens[start].start)
    let end = Int(tree.tokens[accessors.tokenIndices.lowerBound - 1].end)
    let edits = [
      tree.text.deletion(of: tree.extent(of: storage)), Edit(head..<head, replacement: "lazy "),
      Edit(end..<accessors.range.upperBound, replacement: " = " + shape.value(in: tree, accessors)),
    ]
    let message = "'\(names.property)' need not be stored as '\(names.storage)' any more"
    pass.report(property.range, message, subject: names.property, fix: pass.fix(.safe(edits)))
  }
}

/// The parts of a getter that creates what it gives.
private struct Shape {
  let storage: String
  /// The statements before the assignment.
  let creation: [Syntax]
  /// Empty: it is the value itself that is assigned.
  private let made: String
  private let value: Range<Int>
  private let type: String
  /// The getter casts what is stored, so the type of what is made does not show.
  let isCast: Bool
  private var assignment: Syntax

  init?(of accessors: Syntax, type: String) {
    let tree = accessors.tree
    let items = accessors.items
    guard let first = items.first, let last = items.last, items.count > 1, first.kind == .ifStatement,
      first.elsePart == nil, let body = first.body, first.conditionElements.count == 1
    else { return nil }
    let asked = tree.wordsWithoutSelf(first.conditionElements[0].tokenIndices)
    guard let given = last.returnedTokens.map(tree.wordsWithoutSelf) else { return nil }
    var statements: ArraySlice<Syntax>
    if items.count == 2, asked.count == 3, asked.dropFirst() == ["==", "nil"] {
      storage = asked[0]
      guard given == [storage, "as", "!", type] else { return nil }
      statements = body.items[...]
      isCast = true
    } else {
      // `if let bar = _bar as? Bar { return bar }`
      let words = asked.first == "let" ? Array(asked.dropFirst()) : []
      guard words.count > 5, words[1] == "=", body.items.count == 1,
        body.items[0].returnedTokens.map(tree.wordsWithoutSelf) == [words[0]]
      else { return nil }
      let cast = words[2] == "self" ? words.dropFirst(4) : words.dropFirst(2)
      guard let name = cast.first, Array(cast.dropFirst()) == ["as", "?", type] else { return nil }
      storage = name
      statements = items.dropFirst().dropLast()
      isCast = false
    }
    guard let assignment = statements.popLast(), assignment.kind == .expressionStatement else { return nil }
    let words = tree.wordsWithoutSelf(assignment.tokenIndices)
    guard words.count > 2, words[0] == storage, words[1] == "=" else { return nil }
    value = (assignment.tokenIndices.upperBound - words.count + 2)..<assignment.tokenIndices.upperBound
    let isName = value.count == 1
    made = isName ? words[2] : ""
    if isName {
      let declaration = statements.first { $0.kind == .variableDeclaration && $0.boundNames == [words[2]] }
      guard let binding = declaration?.child(.binding), isCast || given == [words[2]],
        !isCast || tree.makes(type, binding.child(.initializer)?.tokenIndices.dropFirst() ?? 0..<0)
      else { return nil }
    } else {
      guard isCast, tree.makes(type, value) else { return nil }
    }
    guard !statements.contains(where: { $0.kind == .ifConfig || $0.kind == .guardStatement }) else {
      return nil
    }
    creation = Array(statements)
    self.assignment = assignment
    self.type = type
  }

  /// From the first statement to the assignment; `nil`: there is nothing before it.
  var creationRange: Range<Int>? { creation.first.map { $0.range.lowerBound..<assignment.range.lowerBound } }

  /// Whether a member of what is made is used as that of no optional.
  func showsValue(in tree: SyntaxTree) -> Bool {
    creation.contains { item in
      item.tokenIndices.dropLast().contains { index in
        tree.text(ofToken: index) == made && tree.tokens[index + 1].kind == .period
          && (index == 0 || tree.tokens[index - 1].kind != .period)
      }
    }
  }

  /// The initial value of the property.
  func value(in tree: SyntaxTree, _ accessors: Syntax) -> String {
    let text = tree.text
    let written = text[Int(tree.tokens[value.lowerBound].start)..<Int(tree.tokens[value.upperBound - 1].end)]
    guard let range = creationRange else { return written }
    let old = text[text.indentation(at: range.lowerBound)]
    let outer = text[text.indentation(at: accessors.range.upperBound - 1)]
    let new =
      isCast && old.hasPrefix(outer)
      ? outer + old.dropFirst(outer.count).prefix((old.count - outer.count) / 2) : old
    let lines = tree.text(of: range, movedFrom: old, to: new)
    let kept = String(
      lines[..<(lines.lastIndex { !$0.isWhitespace }.map(lines.index(after:)) ?? lines.endIndex)])
    return "{\n\(new)\(kept)\n\(new)return \(written)\n\(outer)}()"
  }
}

extension SyntaxTree {
  /// The words of an expression, without a `self.` at its start.
  fileprivate func wordsWithoutSelf(_ tokens: Range<Int>) -> [String] {
    let words = tokens.map { text(ofToken: $0) }
    return words.starts(with: ["self", "."]) ? Array(words.dropFirst(2)) : words
  }

  /// Whether an expression is an initializer of a type: `Bar(…)`.
  fileprivate func makes(_ type: String, _ value: Range<Int>) -> Bool {
    guard value.count > 2, text(ofToken: value.lowerBound) == type,
      tokens[value.lowerBound + 1].kind == .leftParen
    else { return false }
    return matchingBracket(ofToken: value.lowerBound + 1) == value.upperBound - 1
  }
}
