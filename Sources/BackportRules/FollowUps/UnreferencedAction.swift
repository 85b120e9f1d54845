// button.addTarget(self, action: #selector(tapped), …)   went with the old system's branch
// @objc func tapped() {…}                                stays, and is reported
//
// Objective-C and interface files may call an `@objc` method by a name that no Swift code mentions, so nothing is
// deleted.
import LintCore
import SwiftSource

extension ChangeRule {
  static let unreferencedAction = ChangeRule(
    comesLast: true,
    check: { pass in
      for (function, name) in actions(in: pass) {
        let others = pass.project.files(naming: name).filter { $0.path != pass.path }
        guard others.isEmpty, pass.namedSources?.isNamedOutsideOfSwift(name) != true else { continue }
        pass.report(
          function.rangeBelowAttributes, "nothing refers to \(function.displayName) any more",
          names: [name],
          fix: Fix(.manual, reason: "Objective-C may call it by its name"))
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
