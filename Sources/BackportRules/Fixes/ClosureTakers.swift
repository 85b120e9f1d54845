// measure { … }   where another file has `func measure<T>(_ body: () -> T)`: the closure decides what `T` is
// perform { … }   where another file has `func perform<E>(_ body: () throws(E) -> Void)`: so it does what `E` is
// Once { … }      where another file has `struct Once<T>` or `init<T>(_ make: () -> T)` in it
// Kid { … }       where it has `class Kid<T>: Once<T> {}` or `typealias Kid = Once`: perhaps
import LintCore
import Native
import SwiftSource

/// What a closure is passed to.
struct ClosurePlace: ProjectFact {
  var callee: String
  var label: String?
  /// It stands behind the parentheses, without a label.
  var isTrailing: Bool

  /// The words of files that may declare what the closure decides the type of. Of a method of a generic type, the system's
  /// of the same name tell enough.
  var words: [String] {
    if !callee.isTypeName { return ["func \(callee)<", "case \(callee)("] }
    return ["struct", "class", "enum", "actor", "extension", "typealias"].map { "\($0) \(callee)" }
  }
}

/// What other files declare under the names of what closures are passed to: functions that are generic by themselves,
/// cases, and types. Of other functions, the system's of the same name tell enough.
struct ClosureTakers: Sendable {
  private var byResult: Set<ClosurePlace> = []
  private var byEffects: Set<ClosurePlace> = []

  static let none = ClosureTakers()

  init() {}

  mutating func add(_ facts: [ClosureTaker]) {
    for fact in facts {
      if fact.isByResult { byResult.insert(fact.place) }
      if fact.isByEffects { byEffects.insert(fact.place) }
    }
  }

  mutating func add(_ others: ClosureTakers) {
    byResult.formUnion(others.byResult)
    byEffects.formUnion(others.byEffects)
  }

  func know(_ place: ClosurePlace) -> Bool { byResult.contains(place) || byEffects.contains(place) }

  /// Whether the result of a closure may decide its type there.
  func decideByResult(_ place: ClosurePlace) -> Bool { byResult.contains(place) }

  /// Whether what a closure does may decide its type there.
  func decideByEffects(_ place: ClosurePlace) -> Bool { byEffects.contains(place) }
}

/// What a file declares for a place.
struct ClosureTaker: ProjectFact {
  let place: ClosurePlace
  let isByResult: Bool
  let isByEffects: Bool

  /// `nil`: nothing that takes a closure by what it holds.
  init?(in tree: SyntaxTree, for place: ClosurePlace) {
    self.place = place
    isByResult = ClosureExpectation(declaredIn: tree, place) == .open || tree.leadsOn(fromType: place.callee)
    isByEffects = tree.takesByEffects(place) ?? false
    if !isByResult, !isByEffects { return nil }
  }
}

extension FilePass {
  /// Where those bodies around its checks are passed that are closures of which the checks may make others, and whose types
  /// the system's names tell.
  func closurePlaces(of bodies: [Syntax]) -> [ClosurePlace] {
    bodies.compactMap { $0.placeToAsk(becoming: $0, in: context.system.index) }
  }
}

extension Syntax {
  /// Of a closure: what it is passed to as an argument by itself.
  var passedTo: ClosurePlace? {
    guard let parent, let call = parent.parent, call.kind == .callSuffix, let callee = call.calleeName,
      parent.kind == .trailingClosure || parent.kind == .argument && CallArgument(self, of: call) != nil
    else { return nil }
    let label = parent.flags.contains(.labeled) ? tree.text(ofToken: parent.anchorIndex) : nil
    return ClosurePlace(
      callee: callee, label: label, isTrailing: parent.kind == .trailingClosure && label == nil)
  }

  /// Of a closure: what it is passed to, if the system's names tell its type there and other declarations may tell another.
  /// - Parameter after: the closure as it will be.
  func placeToAsk(becoming after: Syntax, in index: NativeIndex) -> ClosurePlace? {
    guard kind == .closure, let place = passedTo else { return nil }
    switch ClosureExpectation(of: self) {
    case .settled where after.mayBecomeSingle: return place
    case .settled, .open: return closureEffects.isEmpty ? nil : place
    case .builder where place.callee.isTypeName && after.mayBecomeSingle:
      return index.types(named: place.callee).isEmpty ? place : nil
    case .builder, .unknown: return nil
    }
  }

  /// Of a closure: whether it may hold a single expression once checks have gone.
  private var mayBecomeSingle: Bool {
    items.count { ![.ifStatement, .guardStatement, .variableDeclaration].contains($0.kind) } <= 1
  }
}
