import SwiftSource

/// Something of a project's files that an answer of the model rests on.
public enum Premise: Hashable, Sendable {
  /// Which files hold a name somewhere.
  case holders(of: String, NamePlace)
  /// What a file holds, by its number.
  case contents(ofFile: Int)
}

/// Records what each answer rests on. Whoever uses an answer that is kept rests on the same.
final class Premises {
  /// An answer or a premise.
  struct Entry: Hashable {
    fileprivate var index: Int
  }
  /// What each entry rests on.
  private var parts: [[Entry]] = []
  /// Whether something that an entry rests on is not as it was. It is not used again.
  private var isStale: [Bool] = []
  private var known: [Premise: Entry] = [:]
  /// The answers that are being found, from the outside in.
  private var open: [Entry] = []

  private func add() -> Entry {
    parts.append([])
    isStale.append(false)
    return Entry(index: parts.count - 1)
  }

  func note(_ premise: Premise) {
    if open.isEmpty { return }
    let entry = known[premise] ?? add()
    known[premise] = entry
    note(entry)
  }

  /// Notes that the innermost open answer uses another one.
  func note(_ entry: Entry) {
    guard let user = open.last, parts[user.index].last != entry else { return }
    parts[user.index].append(entry)
  }

  /// Opens an answer. Each call is followed by one of `end`.
  func begin() -> Entry {
    let entry = add()
    open.append(entry)
    return entry
  }

  /// Ends the innermost open answer; the one around it uses it.
  func end() {
    let entry = open.removeLast()
    note(entry)
  }

  /// Whether all that an entry rests on is as it was.
  func stand(behind entry: Entry) -> Bool { !isStale[entry.index] }

  /// Marks the premises that do not hold any more, and all that rests on them. No answer is open.
  func forget(_ isChanged: (Premise) -> Bool) {
    var pending: [Int] = []
    for (premise, entry) in known where isChanged(premise) {
      isStale[entry.index] = true
      pending.append(entry.index)
    }
    if pending.isEmpty { return }
    let users = Users(of: parts)
    while let next = pending.popLast() {
      parts[next] = []
      for user in users[next].lazy.map(Int.init) where !isStale[user] {
        isStale[user] = true
        pending.append(user)
      }
    }
    known = known.filter { !isStale[$0.value.index] }
  }

  /// The entries that rest directly on each entry.
  private struct Users {
    /// Where those of each entry begin; one more for the end.
    private var starts: [Int32]
    private var users: [Int32]

    init(of parts: [[Entry]]) {
      starts = Array(repeating: 0, count: parts.count + 2)
      for part in parts.joined() { starts[part.index + 2] += 1 }
      for place in starts.indices.dropFirst() { starts[place] += starts[place - 1] }
      users = Array(repeating: 0, count: Int(starts.last!))
      for (user, parts) in parts.enumerated() {
        for part in parts {
          users[Int(starts[part.index + 1])] = Int32(user)
          starts[part.index + 1] += 1
        }
      }
    }

    subscript(entry: Int) -> ArraySlice<Int32> { users[Int(starts[entry])..<Int(starts[entry + 1])] }
  }
}

/// The files of a project. What is asked of them is recorded.
final class RecordedSources: SourceProvider {
  private let sources: any SourceProvider
  private let premises: Premises

  init(_ sources: any SourceProvider, in premises: Premises) {
    self.sources = sources
    self.premises = premises
  }

  func files(naming name: String, _ place: NamePlace, where isInSight: (Int) -> Bool) -> [Int] {
    premises.note(.holders(of: name, place))
    return sources.files(naming: name, place, where: isInSight)
  }

  func files(naming name: String, _ place: NamePlace, seenFrom file: Int) -> [Int] {
    files(naming: name, place) { self.file(file, sees: $0) }
  }

  func files(naming name: String, _ place: NamePlace = .anywhere, thatSee file: Int) -> [Int] {
    files(naming: name, place) { self.file($0, sees: file) }
  }

  func file(_ file: Int, sees other: Int) -> Bool {
    file == other || sees(view(ofFile: file), view(ofFile: other))
  }

  func mayDeclareAtTop(_ name: String, inFile file: Int) -> Bool {
    premises.note(.contents(ofFile: file))
    return sources.mayDeclareAtTop(name, inFile: file)
  }

  func mayExtend(_ names: WordIndex.Names, inFile file: Int) -> Bool {
    premises.note(.contents(ofFile: file))
    return sources.mayExtend(names, inFile: file)
  }

  func view(ofFile file: Int) -> Int { sources.view(ofFile: file) }
  func sees(_ view: Int, _ other: Int) -> Bool { view == other || sources.sees(view, other) }

  func tree(ofFile file: Int) -> SyntaxTree {
    premises.note(.contents(ofFile: file))
    return sources.tree(ofFile: file)
  }

  func symbols(at offset: Int, inFile file: Int) -> Set<String>? {
    premises.note(.contents(ofFile: file))
    return sources.symbols(at: offset, inFile: file)
  }

  func isOverride(at offset: Int, inFile file: Int) -> Bool? {
    premises.note(.contents(ofFile: file))
    return sources.isOverride(at: offset, inFile: file)
  }
}
