/// What stands before a name; offsets are of the first byte that goes with it.
enum NamePosition: Hashable {
  case alone
  /// After a period, and after that name if it is one.
  case member(String?)
  /// After the module, or after the wrapper type.
  case qualified(Int)
  /// After the wrapper's property.
  case modifier(Int)

  var receiver: String? {
    if case .member(let name) = self { return name }
    return nil
  }
}

extension LibraryName.Kind {
  /// Whether a name of that kind can stand there.
  func fits(_ place: NamePosition) -> Bool {
    switch (self, place) {
    case (.plain, .modifier): false
    case (.plain, _), (.wrapped, .qualified), (.modifier, .modifier), (.method, .member): true
    default: false
    }
  }
}

extension LibraryName.Native {
  /// For messages.
  var shown: String {
    switch self {
    case .name(let name): name.hasPrefix("self.") ? String(name.dropFirst("self.".count)) : name
    case .nothing, .missing: ""
    }
  }
}
