/// What may be written at a place in a generated program.
struct ProgramPlace {
  struct Variable {
    var name: String
    var isMutable: Bool
  }

  enum Result {
    /// No `return` at all: at the top level and in a `defer`.
    case none
    case void, int
  }

  /// What can be read here, the innermost last.
  var visible: [Variable] = []
  /// What this very scope declares: no second time.
  var declared: Set<String> = []
  var result = Result.none
  var canThrow = false
  /// Whether a bare `continue` means something, and a bare `break`.
  var isInLoop = false
  var isInSwitch = false
  /// Labels that `break` may name; of loops, so may `continue`.
  var labels: [(name: String, isLoop: Bool)] = []
  /// How deep it is, so that it ends somewhere.
  var depth = 0
  /// Declarations here are global variables of the script.
  var isTopLevel = false

  /// The inside of braces that stand here.
  func inner() -> ProgramPlace {
    var place = self
    place.declared = []
    place.depth += 1
    place.isTopLevel = false
    return place
  }

  /// The inside of a function or closure that stands here: nothing around it can be left from within.
  func function(_ result: Result, canThrow: Bool = false) -> ProgramPlace {
    var place = inner()
    place.result = result
    place.canThrow = canThrow
    place.isInLoop = false
    place.isInSwitch = false
    place.labels = []
    return place
  }

  /// What a name means here, each name once.
  var readable: [Variable] {
    var seen: Set<String> = []
    return visible.reversed().filter { seen.insert($0.name).inserted }
  }

  mutating func declare(_ name: String, isMutable: Bool) {
    declared.insert(name)
    visible.append(Variable(name: name, isMutable: isMutable))
  }
}
