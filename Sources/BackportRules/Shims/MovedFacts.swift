import LintCore

// The places of all facts, for `ProjectFact.move`: one that is forgotten here makes every edit of its file look like
// a change of what the file says.

extension EntryCandidate {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    edit.move(by: &shift)
  }
}

extension EntrySelector {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    deletion.move(by: &shift)
  }
}

extension EntrySelectorUse {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
  }
}

extension ForwardingShim {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    deletion.move(by: &shift)
  }
}

extension LibraryDependency {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
  }
}

extension LibraryImport {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    deletion.move(by: &shift)
    moduleName.move(by: &shift)
    insertion.move(by: &shift)
  }
}

extension LibraryRival {
  mutating func move(by shift: inout TextShift) {}
}

extension LibraryUse {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    guard case .replaceable(let edits, let module, let doubt) = outcome else { return }
    outcome = .replaceable(edits.moved(by: &shift), module: module, doubt: doubt)
  }
}

extension MirrorCarrier {
  mutating func move(by shift: inout TextShift) {}
}

extension MirrorCarrierRival {
  mutating func move(by shift: inout TextShift) {}
}

extension MirrorConverter {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    deletion.move(by: &shift)
  }
}

extension MirrorEnum {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    deletion.move(by: &shift)
  }
}

extension MirrorHint {
  mutating func move(by shift: inout TextShift) {}
}

extension MirrorMemberRival {
  mutating func move(by shift: inout TextShift) {}
}

extension MirrorSurplus {
  mutating func move(by shift: inout TextShift) {}
}

extension MirrorUse {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    edits = edits.moved(by: &shift)
  }
}

extension NamespaceAccessor {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    deletion.move(by: &shift)
  }
}

extension NamespaceExtension {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    deletion.move(by: &shift)
  }
}

extension NamespaceHint {
  mutating func move(by shift: inout TextShift) {}
}

extension NamespaceMember {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    deletion.move(by: &shift)
  }
}

extension NamespaceRival {
  mutating func move(by shift: inout TextShift) {}
}

extension NamespaceWrapper {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    deletion.move(by: &shift)
  }
}

extension OverloadCall {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
  }
}

extension OverloadHelper {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    deletion.move(by: &shift)
  }
}

extension OverloadMention {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
  }
}

extension OverloadRival {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
  }
}

extension OverloadShim {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    deletion.move(by: &shift)
  }
}

extension OwnMember {
  mutating func move(by shift: inout TextShift) {}
}

extension RenamedDeclaration {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    deletion.move(by: &shift)
    shift.move(&extent, in: place.path)
  }
}

extension RenamedUse {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    edits = edits.moved(by: &shift)
  }
}

extension SameWord {
  mutating func move(by shift: inout TextShift) {}
}

extension ShadowType {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    deletion.move(by: &shift)
  }
}

extension ShadowTypeUse {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
  }
}

extension ShimUse {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    for index in meanings.indices { meanings[index].edits = meanings[index].edits.moved(by: &shift) }
  }
}

extension [FileEdit] {
  fileprivate func moved(by shift: inout TextShift) -> Self {
    map { edit in
      var edit = edit
      edit.move(by: &shift)
      return edit
    }
  }
}
