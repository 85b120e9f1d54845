import SwiftSource

/// Why a shim stays, or why one of its uses cannot be rewritten. `Obstacle+Message.swift` has the sentences.
indirect enum Obstacle: Error, Hashable, Sendable {
  /// Of a use at a place, or of what stands there.
  case at(Obstacle, Site)
  /// A doubt about code that has to compile until its check goes.
  case doubt(Doubt)
  /// It is not reported.
  case notAShim

  // MARK: Declarations

  /// It is more than a native call with its parameters: what it contains besides; of a type, what the system's lacks.
  case more(String?, ofType: Bool = false)
  /// What is marked is more than one expression on one line: what it says, or a part of it.
  case moreThanAnExpression(String?)
  /// It is declared in a `#if` or in another type, or its body depends on a `#if`.
  case conditional
  /// `throws` or `async`, which the native call is not.
  case effect(String)
  case attribute(String)
  case exposed(Exposure)
  /// A protocol or a subclass relies on it.
  case required
  /// A name of its body means something else elsewhere.
  case shadowed(String)
  /// A name that is private, declared out of sight, or not imported.
  case invisible(String)

  // MARK: Uses

  /// The arguments or the result do not match.
  case mismatch
  /// A closure would have to move or to change its parameters.
  case closure
  case lostComment
  /// An argument would be evaluated later, never, or in another order.
  case evaluation(String)
  /// An argument that is left out, or has no type by itself.
  case notWritten(String)
  /// Its value is unwrapped, returned or kept.
  case result
  case silenced
  case olderSystems
  /// It is used in another way than by a call.
  case otherUse

  // MARK: The project

  /// The project has a declaration in the place of the native one.
  case ownDeclaration(String)
  /// Several declarations may be meant.
  case sameName(String?)
  case hiddenFiles(String)
  /// A call leaves out what the system has no default for.
  case otherDefault(String)
  case namedByLiveCode([Site])
  case namedByDeadCode([Site])
  /// What `renamed:` says is missing, or unclear.
  case newName(String?)

  // MARK: Libraries

  case advice(String)
  case unlisted
  case platformLacks(String, String)
}
