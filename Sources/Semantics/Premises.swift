import SwiftSource

/// Something of a project's files that an answer of the model rests on.
public enum Premise: Hashable, Sendable {
  /// Which files hold a name.
  case holders(of: String)
  /// Which files may declare a name.
  case declarers(of: String)
  /// What a file holds, by its number.
  case contents(ofFile: Int)
}

/// Records what each answer rests on. Whoever uses an answer that is kept rests on the same.
final class Premises {
  /// An answer or a premise.
  struct Entry: Hashable {
    fileprivate var index: Int
  }
  private var premises: [Premise?] = []
  /// What each entry rests on.
  private var parts: [[Entry]] = []
  private var known: [Premise: Entry] = [:]
  /// The answers that are being found, from the outside in.
  private var open: [Entry] = []

  private func add(_ premise: Premise?) -> Entry {
    premises.append(premise)
    parts.append([])
    return Entry(index: premises.count - 1)
  }

  func note(_ premise: Premise) {
    if open.isEmpty { return }
    let entry = known[premise] ?? add(premise)
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
    let entry = add(nil)
    open.append(entry)
    return entry
  }

  /// Ends the innermost open answer; the one around it uses it.
  func end() {
    let entry = open.removeLast()
    note(entry)
  }

  /// Nothing uses an answer that is not kept.
  func drop(_ entry: Entry) { if open.isEmpty { parts[entry.index] = [] } }

  /// The entries that rest on a premise which does not hold any more. They are not used again: no answer is open.
  func stale(_ isStale: (Premise) -> Bool) -> Stale {
    var isGone = Array(repeating: false, count: parts.count)
    var pending: [Int] = []
    for (premise, entry) in known where isStale(premise) {
      isGone[entry.index] = true
      pending.append(entry.index)
    }
    if pending.isEmpty { return Stale(isGone: isGone) }
    var users: [[Int32]] = Array(repeating: [], count: parts.count)
    for (user, parts) in parts.enumerated() {
      for part in parts { users[part.index].append(Int32(user)) }
    }
    while let next = pending.popLast() {
      if premises[next] == nil { parts[next] = [] }
      for user in users[next].lazy.map(Int.init) where !isGone[user] {
        isGone[user] = true
        pending.append(user)
      }
    }
    // A premise is asked for again.
    for (premise, entry) in known where isGone[entry.index] { known[premise] = nil }
    return Stale(isGone: isGone)
  }

  struct Stale {
    fileprivate let isGone: [Bool]

    func contains(_ entry: Entry) -> Bool { isGone[entry.index] }
  }

  func all(behind entry: Entry) -> Set<Premise> {
    var found: Set<Premise> = []
    var seen: Set<Entry> = [entry]
    var pending = [entry]
    while let next = pending.popLast() {
      if let premise = premises[next.index] { found.insert(premise) }
      pending += parts[next.index].filter { seen.insert($0).inserted }
    }
    return found
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

  func files(naming name: String) -> [Int] {
    premises.note(.holders(of: name))
    return sources.files(naming: name)
  }

  func files(declaring name: String) -> [Int] {
    premises.note(.declarers(of: name))
    return sources.files(declaring: name)
  }

  func tree(ofFile file: Int) -> SyntaxTree {
    premises.note(.contents(ofFile: file))
    return sources.tree(ofFile: file)
  }

  func symbols(at offset: Int, inFile file: Int) -> Set<String>? {
    premises.note(.contents(ofFile: file))
    return sources.symbols(at: offset, inFile: file)
  }

  func module(ofFile file: Int) -> String? { sources.module(ofFile: file) }
  func mayUse(module: String, inFile file: Int) -> Bool { sources.mayUse(module: module, inFile: file) }
  func modulesExported(byModule module: String) -> Set<String> { sources.modulesExported(byModule: module) }
}
