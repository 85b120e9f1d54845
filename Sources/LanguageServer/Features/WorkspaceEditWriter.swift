import LintCore
import Migration
import Reporting
import SwiftSource

/// Converts the changes of a migration to a workspace edit.
struct WorkspaceEditWriter {
  let client: ClientCapabilities
  /// The URI of a changed file, and the version of its document if it is open.
  let target: (FileChange) -> (uri: String, version: Int?)
  /// The description of a file's change; `nil`: none.
  let annotation: ((FileChange) -> (id: String, label: String, description: String))?
  /// Whether the user must confirm the annotated changes: those that only a type checker could prove.
  var needsConfirmation = false

  func edit(_ changes: [FileChange]) -> JSON {
    guard client.versionsDocumentChanges else {
      var edits: [String: JSON] = [:]
      for change in changes { edits[target(change).uri] = .array(textEdits(change, annotation: nil)) }
      return ["changes": .object(edits)]
    }
    var annotations: [String: JSON] = [:]
    let documentChanges = changes.map { change -> JSON in
      var id: JSON?
      if client.knowsChangeAnnotations, let note = annotation?(change) {
        annotations[note.id] = [
          "label": .string(note.label), "description": .string(note.description),
          "needsConfirmation": .bool(needsConfirmation),
        ]
        id = .string(note.id)
      }
      let (uri, version) = target(change)
      if change.contents == nil, client.deletesFiles {
        var operation: [String: JSON] = ["kind": "delete", "uri": .string(uri)]
        operation["annotationId"] = id
        return .object(operation)
      }
      return [
        "textDocument": ["uri": .string(uri), "version": version.map(JSON.int) ?? .null],
        "edits": .array(textEdits(change, annotation: id)),
      ]
    }
    var members: [String: JSON] = ["documentChanges": .array(documentChanges)]
    if !annotations.isEmpty { members["changeAnnotations"] = .object(annotations) }
    return .object(members)
  }

  private func textEdits(_ change: FileChange, annotation: JSON?) -> [JSON] {
    let text = SourceText(change.original)
    let writer = DiagnosticWriter(client: client, rulePages: nil, uri: { _ in nil })
    return UnifiedDiff(old: change.original, new: change.contents ?? []).edits.map { edit in
      var members: [String: JSON] = [
        "range": writer.range(
          text.position(of: edit.range.lowerBound), text.position(of: edit.range.upperBound)),
        "newText": .string(edit.replacement),
      ]
      members["annotationId"] = annotation
      return .object(members)
    }
  }
}
