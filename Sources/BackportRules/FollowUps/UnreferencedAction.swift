// button.addTarget(self, action: #selector(tapped), …)   went with the old system's branch
// @objc private func tapped() {…}                        goes with it
// @objc func tapped() {…}                                stays, and is reported
//
// Objective-C may call an `@objc` method by a name that no Swift code mentions. A private one is called by a selector,
// which its file writes, or by a string, an interface file or Objective-C code of the project, which hold its name.
import LintCore
import SwiftSource

extension ChangeRule {
  static let unreferencedAction = ChangeRule(
    comesLast: true,
    check: { pass in
      for (function, name) in actions(in: pass) {
        let others = pass.project.files(naming: name).filter { $0.path != pass.path }
        let isHidden =
          function.isPrivate && function.attributes.allSatisfy { $0.text == "@\($0.attributeName)" }
        guard others.allSatisfy({ isHidden && !$0.tree.holdsInString(name) }),
          pass.namedSources?.isNamedOutsideOfSwift(name) != true
        else { continue }
        let tree = pass.after
        pass.report(
          function.rangeBelowAttributes, "nothing refers to \(function.displayName) any more",
          subject: function.title, names: [name],
          fix: isHidden && pass.hidden == nil
            ? pass.fix(.safe([tree.text.deletion(of: tree.extent(of: function))]))
            : Fix(.manual, reason: "Objective-C may call it by its name"))
      }
    })

  /// The methods that a file named, and that it does not name any more.
  private static func actions(in pass: ChangePass) -> [(function: Syntax, name: String)] {
    let (then, now) = pass.mentions
    return pass.after.nodes { $0 == .functionDeclaration }.compactMap { function in
      guard let name = function.orphanName, then.count(of: name) > now.count(of: name),
        now.count(of: name) == 1,
        function.isPlainAction, !now.isInString(name, isSelector: true)
      else { return nil }
      return (function, name)
    }
  }
}

extension Syntax {
  /// Whether `@objc` or `@IBAction` is all that shows a method to Objective-C.
  fileprivate var isPlainAction: Bool {
    let names = attributes.map(\.attributeName)
    return names.contains { ["objc", "IBAction"].contains($0) }
      && names.allSatisfy { ["objc", "IBAction", "MainActor", "available"].contains($0) }
      && !modifiers.contains("override") && access < .package && owningType != nil
      && owningType?.kind != .protocolDeclaration && !name.hasPrefix("test")
  }
}
