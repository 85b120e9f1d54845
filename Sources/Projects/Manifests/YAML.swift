/// The subset of YAML that project descriptions use: mappings and lists in block and flow form, quoted and
/// plain scalars, `|` and `>` blocks, comments, anchors, aliases and `<<`. Anything else becomes text.
indirect enum YAML: Hashable, Sendable {
  case scalar(String, line: Int)
  case list([YAML])
  case mapping([Entry])

  struct Entry: Hashable, Sendable {
    var key: String
    var value: YAML
    /// The line of the key, from 1.
    var line: Int
  }

  /// The value of a key. The last entry counts, so that it can replace a merged one.
  subscript(key: String) -> YAML? { entries.last { $0.key == key }?.value }

  var entries: [Entry] { if case .mapping(let entries) = self { entries } else { [] } }

  var text: String? { if case .scalar(let text, _) = self, !text.isEmpty { text } else { nil } }

  /// The elements of a list. A scalar or mapping is a list with one element.
  var elements: [YAML] {
    switch self {
    case .list(let elements): elements
    case .scalar(let text, _): text.isEmpty ? [] : [self]
    case .mapping: [self]
    }
  }

  /// The line of a scalar, or of the first scalar or key inside.
  var line: Int {
    switch self {
    case .scalar(_, let line): line
    case .list(let elements): elements.first?.line ?? 1
    case .mapping(let entries): entries.first?.line ?? 1
    }
  }

  /// The mapping with other values for some keys; `nil`: for all.
  func mapping(_ keys: Set<String>? = nil, _ transform: (YAML) -> YAML) -> YAML {
    .mapping(
      entries.map { entry in
        var entry = entry
        if keys?.contains(entry.key) ?? true { entry.value = transform(entry.value) }
        return entry
      })
  }

  /// Merges another mapping into this one. For equal keys, mappings are merged and lists are joined.
  func merging(_ other: YAML) -> YAML {
    guard case .mapping(var mine) = self, case .mapping(let theirs) = other else { return other }
    for entry in theirs {
      if let place = mine.lastIndex(where: { $0.key == entry.key }) {
        switch (mine[place].value, entry.value) {
        case (.mapping, .mapping): mine[place].value = mine[place].value.merging(entry.value)
        case (.list(let first), .list(let second)): mine[place].value = .list(first + second)
        default: mine[place] = entry
        }
      } else {
        mine.append(entry)
      }
    }
    return .mapping(mine)
  }
}
