import SwiftSource

/// A question whose answer is a type, and is kept.
enum Question: Hashable {
  /// The type that a declaration or extension is about.
  case owner(SemanticModel.Place)
  /// What a type inherits from, as a composition.
  case supertypes(Declaration)
  case declared(Declaration)
  case expression(file: Int, tokens: Range<Int>)
  /// What the surroundings of an expression require.
  case expected(file: Int, tokens: Range<Int>)
  /// A name of a body, by its token.
  case local(SemanticModel.Place)

  /// The file that it is about.
  var file: Int {
    switch self {
    case .owner(let place), .local(let place): place.file
    case .supertypes(let declaration), .declared(let declaration): declaration.file
    case .expression(let file, _), .expected(let file, _): file
    }
  }
}

/// The answers that are known, and the questions that are being answered.
///
/// An answer depends on its question alone, never on what was asked before: a question that leads back to itself is
/// answered with "unknown", and so is each question on the way; no answer is kept that was derived from one that was
/// not complete.
struct Questions {
  private struct Answer {
    var type: TypeValue
    /// The length of the longest chain of questions behind it.
    var height: Int
    var entry: Premises.Entry
  }
  /// A question that is being answered.
  private struct Frame {
    let entry: Premises.Entry
    /// The outermost open question that it led back to.
    var lowest = Int.max
    var height = 0
  }
  private var answers: [Question: Answer] = [:]
  private var open: [Question: Int] = [:]
  private var frames: [Frame] = []
  /// Whether the chain of open questions became too long: then the first has no answer, and the others are not kept.
  private var isTooLong = false
  /// Protects the stack. Longer chains have no answer, wherever one enters them.
  private static let limit = 400

  /// Begins a part of the innermost open question, of which `endPart` tells whether it led back to an open one.
  mutating func beginPart() -> Int? {
    guard let outer = frames.last?.lowest else { return nil }
    frames[frames.count - 1].lowest = .max
    return outer
  }

  /// - Returns: whether what was asked since `beginPart` has the same answers everywhere.
  mutating func endPart(_ outer: Int?) -> Bool {
    guard let outer else { return true }
    let inner = frames[frames.count - 1].lowest
    frames[frames.count - 1].lowest = min(inner, outer)
    return inner == .max && !isTooLong
  }

  /// Forgets the answers about some files, and those whose premises do not hold any more.
  mutating func forget(about files: Set<Int>, _ premises: Premises) {
    answers = answers.filter { !files.contains($0.key.file) && premises.stand(behind: $0.value.entry) }
  }

  /// A known answer, or that of an open question; `nil`: it has to be derived, and `begin` was called.
  mutating func known(_ question: Question, _ premises: Premises) -> TypeValue? {
    if let answer = answers[question] {
      note(answer.height + 1)
      premises.note(answer.entry)
      return answer.type
    }
    if let place = open[question] {
      premises.note(frames[place].entry)
      frames[frames.count - 1].lowest = min(frames[frames.count - 1].lowest, place)
      return .unknown
    }
    if isTooLong || frames.count > Self.limit {
      isTooLong = true
      return .unknown
    }
    open[question] = frames.count
    frames.append(Frame(entry: premises.begin()))
    return nil
  }

  /// Ends the question that was begun last.
  /// - Returns: the answer.
  mutating func end(_ question: Question, with derived: TypeValue, _ premises: Premises) -> TypeValue {
    let frame = frames.removeLast()
    premises.end()
    open[question] = nil
    if isTooLong {
      guard frames.isEmpty else { return .unknown }
      isTooLong = false
      answers[question] = Answer(type: .unknown, height: Self.limit + 1, entry: frame.entry)
      return .unknown
    }
    let isCircular = frame.lowest <= frames.count
    let answer = Answer(
      type: isCircular || frame.height > Self.limit ? .unknown : derived,
      height: isCircular ? 0 : frame.height, entry: frame.entry)
    answers[question] = answer
    if frame.lowest < frames.count {
      frames[frames.count - 1].lowest = min(frames.last!.lowest, frame.lowest)
    }
    note(answer.height + 1)
    return answer.type
  }

  private mutating func note(_ height: Int) {
    if !frames.isEmpty { frames[frames.count - 1].height = max(frames.last!.height, height) }
  }
}

extension SemanticModel {
  /// The answer to a question, which is derived once.
  func answer(to question: Question, _ derive: () -> TypeValue) -> TypeValue {
    if let known = questions.known(question, premises) { return known }
    let derived = derive()
    return questions.end(question, with: derived, premises)
  }
}
