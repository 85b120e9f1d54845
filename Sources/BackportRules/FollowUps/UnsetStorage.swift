// private var splash: UIWindow?          only deleted code made one: it is always `nil`
// private var isOld = false              only deleted code set it: it is always `false`
//
// A stored variable that only ever has its first value now. What asks for it is dead, or always gets the same answer. It is
// reported, since each of its uses would have to change.
import LintCore
import Semantics
import SwiftSource

extension ChangeRule {
  static let unsetStorage = ChangeRule(
    comesLast: true,
    check: { pass in
      let (then, now) = pass.mentions
      for node in pass.after.nodes(where: { $0 == .variableDeclaration }) {
        // What is quick to tell comes first.
        guard let name = node.orphanName, then.count(of: name) > now.count(of: name),
          let value = node.onlyValue, pass.before.sets(name, toOtherThan: value),
          node.isPrivate || pass.exposure(of: node, as: name) == nil,
          pass.isNeverSet(node, toOtherThan: value)
        else { continue }
        pass.report(
          node.range, "\(node.displayName) is always '\(value)' now", subject: node.title, names: [name],
          fix: pass.fix(.manual("what asks for it is dead, or does without it")))
      }
    })
}

extension Syntax {
  /// The literal that this plain stored `var` begins with: `true`, `false` or `nil`. No other variable has one.
  fileprivate var onlyValue: String? {
    guard isStoredVariable, attributes.isEmpty, access <= .internal, children(.binding).count == 1,
      let binding = child(.binding), isVariableOfClass || isStaticMember || parent?.kind == .sourceFile,
      modifiers.isDisjoint(with: ["weak", "unowned", "override", "lazy"])
    else { return nil }
    guard let value = binding.child(.initializer)?.valueAfterEqual else {
      return binding.child(.type)?.text.last == "?" ? "nil" : nil
    }
    return ["true", "false", "nil"].contains(value) ? value : nil
  }
}

extension SyntaxTree {
  /// Whether an assignment gives a variable of a name another value.
  fileprivate func sets(_ name: String, toOtherThan value: String) -> Bool {
    identifiers(among: NameFilter([name])).contains { index in
      guard isToken(index, named: name), let statement = write(at: index) else { return false }
      return !assigns(statement, value)
    }
  }

  fileprivate func assigns(_ statement: Syntax, _ value: String) -> Bool {
    let end = statement.tokenIndices.upperBound
    return text(ofToken: end - 1) == value && tokens[end - 2].kind == .equal
  }
}

extension ChangePass {
  /// Whether something asks for a variable, and all that set it give it a value.
  fileprivate func isNeverSet(_ node: Syntax, toOtherThan value: String) -> Bool {
    guard let references = references(to: node), references.contains(where: { $0.use != .write })
    else { return false }
    return references.allSatisfy { reference in
      switch reference.use {
      case .read: true
      case .write:
        reference.file == file && after.write(at: reference.token).map { after.assigns($0, value) } ?? false
      // Nothing is done to `nil`.
      default:
        value == "nil" && reference.file == file
          && after.tokens[reference.token + 1].kind == .postfixQuestionMark
      }
    }
  }
}
