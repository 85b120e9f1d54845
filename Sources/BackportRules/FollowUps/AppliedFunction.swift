// func onNew<C: View>(@ViewBuilder _ change: (Self) -> C) -> some View { change(self) }   (held a check)
// Text("Code").onNew { $0.textSelection(.enabled) }   → Text("Code").textSelection(.enabled)
//
// The function existed for its check. Each call takes its place, whatever file it stands in; what keeps a call from
// that is told by `AppliedClosure`. The function goes when nobody calls it.
import LintCore
import Semantics
import SwiftSource

extension ChangeRule {
  static let appliedFunction = ChangeRule { pass in
    let functions = pass.after.nodes { $0 == .functionDeclaration }.filter {
      $0.callsParameterWithSelf && pass.isNew($0.anchorIndex..<$0.tokenIndices.upperBound)
    }
    if functions.isEmpty { return }
    let checks = CheckedNames(in: pass.before)
    for function in functions {
      guard let name = function.declaredName, checks.holdFunction(name) else { continue }
      reportCalls(of: function, name, in: pass)
    }
  }

  private static func reportCalls(of function: Syntax, _ name: String, in pass: ChangePass) {
    guard
      let references = pass.project.model({ model in
        model.declaration(of: function, inFile: pass.file).map(model.references)
      })
    else { return }
    if references.isEmpty { return reportDeclaration(function, name, in: pass) }
    for (file, references) in Dictionary(grouping: references, by: \.file).sorted(by: { $0.key < $1.key }) {
      let file = pass.project[file]
      let calls = AppliedClosure.all(in: file.tree)
      for reference in references {
        guard let call = calls.first(where: { $0.nameToken == reference.token }) else { continue }
        let line = file.text.position(of: call.range.lowerBound).line
        let doubt: Doubt? =
          reference.certainty == .certain ? nil : .maybeMeant(Site(path: file.path, line: line))
        let rewrite = Rewrite.safe([call.edit])
        pass.report(
          call.range, "'\(name)' only passes its argument on", subject: name, in: file.path, file.tree,
          evidence: function.range,
          fix: pass.fix(doubt.map { rewrite.doubted($0.reason) } ?? rewrite, in: file.path, file.tree))
      }
    }
  }

  /// A function whose calls were replaced. One that never had any exists for another reason.
  private static func reportDeclaration(_ function: Syntax, _ name: String, in pass: ChangePass) {
    let tree = pass.after
    guard pass.exposure(of: function, as: name) == nil, function.access < .package,
      pass.hidden == nil || function.isPrivate, pass.wasUsed(name)
    else { return }
    let edit = tree.text.deletion(of: tree.extent(of: function.emptiedOwner))
    pass.report(
      function.range, "nobody calls \(function.displayName) any more", subject: function.title, names: [name],
      fix: pass.fix(.safe([edit])))
  }
}
