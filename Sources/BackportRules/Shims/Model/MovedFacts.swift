import LintCore

// The places of all facts, for `ProjectFact.move`: one that is forgotten here makes every edit of its file look like
// a change of what the file says.

/// Says nothing of where it stands.
protocol PlacelessFact: ProjectFact {}

extension PlacelessFact {
  mutating func move(by shift: inout TextShift) {}
}

/// Has one place.
protocol PlacedFact: ProjectFact {
  var place: ProjectPlace { get set }
}

extension PlacedFact {
  mutating func move(by shift: inout TextShift) { place.move(by: &shift) }
}

/// Knows, besides its place, what would go.
protocol RemovableFact: PlacedFact {
  var deletion: FileEdit { get set }
}

extension RemovableFact {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    deletion.move(by: &shift)
  }
}

/// Knows, besides its place, what would be said there.
protocol RewritableFact: PlacedFact {
  var edits: [FileEdit] { get set }
}

extension RewritableFact {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    edits = edits.moved(by: &shift)
  }
}

extension LibraryRival: PlacelessFact {}
extension MirrorCarrier: PlacelessFact {}
extension MirrorCarrierRival: PlacelessFact {}
extension MirrorHint: PlacelessFact {}
extension MirrorMemberRival: PlacelessFact {}
extension MirrorSurplus: PlacelessFact {}
extension NamespaceHint: PlacelessFact {}
extension NamespaceRival: PlacelessFact {}
extension OwnMember: PlacelessFact {}
extension AccessorNamesake: PlacelessFact {}

extension EntrySelectorUse: PlacedFact {}
extension GatedNote: PlacedFact {}
extension LibraryDependency: PlacedFact {}
extension OverloadCall: PlacedFact {}
extension OverloadMention: PlacedFact {}
extension OverloadRival: PlacedFact {}
extension ShadowTypeUse: PlacedFact {}

extension EntrySelector: RemovableFact {}
extension ForwardingShim: RemovableFact {}
extension MirrorConverter: RemovableFact {}
extension MirrorEnum: RemovableFact {}
extension NamespaceAccessor: RemovableFact {}
extension NamespaceExtension: RemovableFact {}
extension NamespaceMember: RemovableFact {}
extension NamespaceWrapper: RemovableFact {}
extension OverloadHelper: RemovableFact {}
extension OverloadShim: RemovableFact {}
extension ShadowType: RemovableFact {}

extension MirrorUse: RewritableFact {}
extension RenamedUse: RewritableFact {}

extension EntryCandidate {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    edit.move(by: &shift)
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

extension LibraryUse {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    guard case .replaceable(let edits, let module, let doubt) = outcome else { return }
    outcome = .replaceable(edits.moved(by: &shift), module: module, doubt: doubt)
  }
}

extension RenamedDeclaration {
  mutating func move(by shift: inout TextShift) {
    place.move(by: &shift)
    deletion.move(by: &shift)
    mentionsOfNewName = mentionsOfNewName.moved(by: &shift)
    shift.move(&extent, in: place.path)
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
