// What the project's own declarations mean for a library's names: which of the uses are the library's at all, and
// which have to stay.

struct LibraryRivals {
  private let library: Library
  private let declared: Set<String>
  private let wrapperMembers: Set<String>
  /// Variables and parameters, with the library's types that they have.
  private let typedNames: Set<[String]>
  /// Types that hide the native ones.
  let natives: Set<String>

  init(_ rivals: [LibraryRival], of library: Library) {
    self.library = library
    var declared: Set<String> = []
    var wrapperMembers: Set<String> = []
    var typedNames: Set<[String]> = []
    var natives: Set<String> = []
    for rival in rivals {
      switch rival.role {
      case .declaration: declared.insert(rival.name)
      case .wrapperMember: wrapperMembers.insert(rival.name)
      case .typedName(let type): typedNames.insert([rival.name, type])
      case .native: natives.insert(rival.name)
      }
    }
    self.declared = declared
    self.wrapperMembers = wrapperMembers
    self.typedNames = typedNames
    self.natives = natives
  }

  /// Whether the project declares a wrapper or a property of the same name.
  var declaresWrapper: Bool {
    [library.wrapper, library.property].contains { $0.map(declared.contains) ?? false }
  }

  /// The use as it is to be judged; `nil`: it is not the library's.
  func judged(_ use: LibraryUse) -> LibraryUse? {
    var use = use
    switch use.kind {
    case .method(let type):
      if isKnown(use.receiver, of: type, use) { return use }
      // In a closure or an extension the receiver is not written; another type may have the same member.
      let isWritten = use.receiver.map { !$0.hasPrefix("$") } ?? false
      guard !isWritten, use.isImported, !declared.contains(use.word) else { return nil }
      use.outcome = .missing(.sameName(type))
    case .plain:
      // The wrapper itself, in `extension Backport` or as a type.
      if use.outcome == .unknown {
        if declared.contains(use.word) { return nil }
        use.outcome = .missing(.otherUse)
      } else if declared.contains(use.word) {
        use.outcome = .missing(.ownDeclaration(use.word))
      }
    case .wrapped, .modifier:
      if let wrapper = library.wrapper, declared.contains(wrapper) { return nil }
      if use.kind == .modifier, let property = library.property, declared.contains(property) { return nil }
      if wrapperMembers.contains(use.word) {
        use.outcome = .missing(.otherUse)
      } else if use.outcome == .unknown {
        // Another library has a wrapper of that name, too.
        if !use.isImported { return nil }
        use.outcome = .missing(.unlisted)
      } else if case .replaceable(let edits, let module, _) = use.outcome, !use.isImported {
        use.outcome = .replaceable(
          edits, module: module, doubt: .maybeMeant(nil))
      }
    }
    return use
  }

  private func isKnown(_ receiver: String?, of type: String, _ use: LibraryUse) -> Bool {
    guard let receiver else { return false }
    return typedNames.contains([receiver, type]) || (receiver == "wrappedValue" && use.isImported)
  }
}
