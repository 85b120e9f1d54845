// private var _monitor: Any?                         → private var _monitor: NWPathMonitor?
// return _monitor as! NWPathMonitor                  → return _monitor!
// (self._monitor as? NWPathMonitor)?.cancel()        → self._monitor?.cancel()
//
// What keeps a value of one type alone can say so, once nothing is gated any more. A property that only casts it becomes
// the storage itself: see `UntypedStorage`.
import LintCore
import SwiftSource

/// A private variable that may hold anything, and of which everything says that it holds one type.
struct TypedStorage {
  let name: String
  /// As the casts say it.
  let type: String
  let edits: [Edit]
  /// The members that hold it and use it, from the first to the last: their checks kept it from saying its type.
  let evidence: Range<Int>
  private let owner: String?

  /// `nil`: something else, or one that is used for more.
  init?(_ declaration: Syntax) {
    let tree = declaration.tree
    guard let name = declaration.child(.binding)?.declaredName, declaration.stores(name),
      let owner = declaration.owningType, owner.kind != .extensionDeclaration,
      let annotation = declaration.child(.binding)?.child(.type)
    else { return nil }
    let scopes = Scopes(tree)
    let clause = declaration.ancestors.first { $0.kind == .ifConfigClause }
    // What all builds of the storage know.
    var isKnown = false
    var types: Set<String> = []
    var values: [Range<Int>] = []
    var edits: [Edit] = []
    var evidence = declaration.range
    for index in tree.identifiers(among: NameFilter([name]))
    where tree.text(ofToken: index) == name && !declaration.tokenIndices.contains(index) {
      if !tree.isMember(index), scopes.isBinding(index) || scopes.isLocal(name, at: index) { continue }
      if tree.isStorage(name, at: index, ofOtherTypeThan: owner) { continue }
      let node = tree.node(coveringToken: index)
      guard tree.isOfSelf(index), node.enclosingType?.extendedOrDeclaredName == owner.declaredName,
        let use = StorageUse(at: index, in: tree), !tree.isGated(index)
      else { return nil }
      let member = node.selfAndAncestors.first { $0.parent?.kind == .memberBlock } ?? node
      evidence =
        min(evidence.lowerBound, member.range.lowerBound)..<max(evidence.upperBound, member.range.upperBound)
      switch use {
      case .compared, .cleared: break
      case .assigned(let value): values.append(value)
      case .cast(let tokens, let type, let isForced):
        isKnown = isKnown || node.ancestors.first { $0.kind == .ifConfigClause } == clause
        let isOptional = isForced && type.hasSuffix("?")
        types.insert(isOptional ? String(type.dropLast()) : type)
        // What stands before the name stays: `self.`.
        edits.append(
          Edit(
            tree.tokens[index].range.upperBound..<tree.bytes(of: tokens).upperBound,
            replacement: isForced && !isOptional ? "!" : ""))
        if tokens.lowerBound < index, tree.tokens[tokens.lowerBound].kind == .leftParen {
          edits.append(Edit(tree.tokens[tokens.lowerBound].range, replacement: ""))
        }
      }
    }
    guard isKnown, types.count == 1, let type = types.first,
      values.allSatisfy({ tree.makes(type, $0) || tree.isSet($0, as: type) })
    else { return nil }
    let isSimple = type.allSatisfy { $0.isLetter || $0.isNumber || "_.<>[]".contains($0) }
    edits.append(Edit(annotation.range, replacement: isSimple ? "\(type)?" : "(\(type))?"))
    self.name = name
    self.type = type
    self.edits = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
    self.evidence = evidence
    self.owner = owner.declaredName
  }

  /// Whether a use of it was only there from a version on.
  func wasGated(in before: SyntaxTree) -> Bool {
    before.identifiers(among: NameFilter([name])).contains { index in
      before.text(ofToken: index) == name && before.isGated(index)
        && before.node(coveringToken: index).enclosingType?.extendedOrDeclaredName == owner
    }
  }
}

extension ChangePass {
  /// The type that a variable which may hold anything is cast to, no longer from a version on; `nil`: none, or several.
  func typeUngated(of variable: Syntax) -> String? {
    guard variable.mayHoldAnything, let name = variable.child(.binding)?.declaredName,
      let owner = variable.owningType?.declaredName
    else { return nil }
    let casts = after.casts(of: name, in: owner)
    let types = Set(casts.map { $0.type.last == "?" ? String($0.type.dropLast()) : $0.type })
    guard types.count == 1, !casts.contains(where: { after.isGated($0.token) }),
      before.casts(of: name, in: owner).contains(where: { before.isGated($0.token) })
    else { return nil }
    return types.first
  }
}

extension SyntaxTree {
  fileprivate func casts(of name: String, in owner: String) -> [(token: Int, type: String)] {
    identifiers(among: NameFilter([name])).compactMap { index in
      guard text(ofToken: index) == name, isOfSelf(index),
        node(coveringToken: index).enclosingType?.extendedOrDeclaredName == owner,
        case .cast(_, let type, _) = StorageUse(at: index, in: self)
      else { return nil }
      return (index, type)
    }
  }

  /// Whether a declaration or a condition around a token asks for a version.
  fileprivate func isGated(_ index: Int) -> Bool {
    node(coveringToken: index).selfAndAncestors.contains { node in
      node.attributes.contains { $0.attributeName == "available" }
        && (node.kind == .extensionDeclaration || !node.kind.isTypeDeclaration)
        || node.conditionElements.contains {
          $0.text.hasPrefix("#available") || $0.text.hasPrefix("#unavailable")
        }
    }
  }

  /// Whether a value is what the setter of a property of a type was given.
  fileprivate func isSet(_ value: Range<Int>, as type: String) -> Bool {
    guard value.count == 1, text(ofToken: value.lowerBound) == "newValue",
      let property = node(coveringToken: value.lowerBound).selfAndAncestors.first(where: {
        $0.kind == .binding
      }),
      let own = property.child(.type)?.text
    else { return false }
    return own == type || own == type + "?"
  }
}
