// A table has a line for names that are alike: what kind, since when, in which group, the names, and a note.
//
//   wrapped  | 2021                     | image | AsyncImage AsyncImagePhase
//   modifier | 2022 -visionOS           |       | scrollDismissesKeyboard
//   plain    | iOS=16 macOS=13 @StoreKit |       | backportRequestReview=requestReview
//   missing plain |                     |       | safari! | present a 'SFSafariViewController' yourself
//
// `name=native`, where the native name is another one (none: nothing takes its place); `name(label:)`, `name{1}`,
// `name[.argument]` for one overload, by its labels, by what its closure takes, by its argument; `name<label>` for the
// label that an argument in parentheses needs; `name!` for a common word. A note is a doubt; of a missing name, advice.
import Availability

extension LibraryName {
  static func table(_ text: String) -> [LibraryName] { text.split(separator: "\n").flatMap(names) }

  private static func names(in line: Substring) -> [LibraryName] {
    let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
      $0.split(separator: " ").map(String.init)
    }
    var kind = cells[0]
    let isMissing = kind.first == "missing"
    if isMissing { kind.removeFirst() }
    let note = cells.count > 4 ? cells[4].joined(separator: " ") : nil
    return cells[3].map { written in
      var entry = LibraryName(kind: Kind(kind), name: "", native: .nothing)
      entry.name = entry.read(written)
      if isMissing { entry.native = .missing(note ?? "") } else { entry.doubt = note }
      entry.group = cells[2].isEmpty ? nil : cells[2].joined(separator: " ")
      for word in cells[1] { entry.add(word) }
      return entry
    }
  }

  /// Takes an item of the second cell.
  private mutating func add(_ word: String) {
    switch word.first {
    case "-": if let platform = Platform(rawValue: String(word.dropFirst())) { lacking.insert(platform) }
    case "@": module = String(word.dropFirst())
    default:
      let versions = years[word] ?? word.replacing("=", with: " ")
      since += since.isEmpty ? versions : ", " + versions
    }
  }

  /// Takes what a name says besides.
  /// - Returns: the name alone.
  private mutating func read(_ written: String) -> String {
    let parts = written.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    var name = parts[0]
    if name.last == "!" {
      isCommon = true
      name.removeLast()
    }
    if let open = name.firstIndex(where: { "([{<".contains($0) }) {
      let inside = name[name.index(after: open)...].dropLast()
      switch name[open] {
      case "(": labels = inside.split(separator: ":").map(String.init)
      case "[": argument = String(inside)
      case "{": closureArity = Int(inside)
      default: closureLabel = String(inside)
      }
      name = name[..<open]
    }
    let native = parts.count > 1 ? String(parts[1]) : String(name)
    self.native = native.isEmpty ? .nothing : .name(native)
    return String(name)
  }
}

extension LibraryName.Kind {
  fileprivate init(_ words: [String]) {
    switch words.first {
    case "wrapped": self = .wrapped
    case "modifier": self = .modifier
    case "method": self = .method(of: words.last!)
    default: self = .plain
    }
  }
}

/// The releases of one year, as SwiftUI's names came with them.
private let years = [
  "2020": "iOS 14, macOS 11, tvOS 14, watchOS 7",
  "2021": "iOS 15, macOS 12, tvOS 15, watchOS 8",
  "2022": "iOS 16, macOS 13, tvOS 16, watchOS 9",
  "2023s": "iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4",
  "2023": "iOS 17, macOS 14, tvOS 17, watchOS 10",
  "2024": "iOS 18, macOS 15, tvOS 18, watchOS 11",
]
