import Availability
import SwiftSource

/// What a rule gets to see of one file, and where it puts its findings.
public final class FilePass {
  /// As findings show it.
  public let path: String
  public let tree: SyntaxTree
  /// What the file is judged by.
  public let context: LintContext
  /// What the file says about availability, gathered when a rule first asks.
  public private(set) lazy var facts = AvailabilityFacts(
    of: tree, context: context.availability, macros: context.macros, readings: readings)
  public private(set) lazy var comments = tree.comments
  /// What its comments ask us to be silent about.
  private(set) lazy var suppressions = Suppressions(of: tree, knownRules: context.rules.knownNames)
  private var readings: AttributeReadings
  /// The rule that is running.
  private var rule: (id: String, severity: Severity)?
  /// By the type of what was made.
  private var memory: [ObjectIdentifier: Any] = [:]
  /// Of the rule that is running, or for which the project is searched.
  private(set) var runningRule: String?
  public private(set) var findings: [Finding] = []

  public convenience init(path: String, tree: SyntaxTree, context: LintContext) {
    self.init(path: path, tree: tree, context: context, readings: AttributeReadings())
  }

  /// - Parameter readings: those of files with the same context.
  init(path: String, tree: SyntaxTree, context: LintContext, readings: AttributeReadings) {
    self.readings = readings
    self.path = path
    self.tree = tree
    self.context = context
  }

  /// Another thread may go on with it.
  func leaveThread() { readings = AttributeReadings() }

  public func run(_ rule: Rule) { run(rule.id, rule.severity, rule.check) }

  func run(_ rule: String, _ severity: Severity, _ check: (FilePass) -> Void) {
    self.rule = (rule, severity)
    check(self)
    self.rule = nil
  }

  /// What a rule makes of the file, made once for all rules that ask for it.
  public func remembered<Value>(_ make: (FilePass) -> Value) -> Value {
    if let known = memory[ObjectIdentifier(Value.self)] as? Value { return known }
    let value = make(self)
    memory[ObjectIdentifier(Value.self)] = value
    return value
  }

  /// Gathers facts on behalf of a rule.
  func run(_ rule: String, _ gather: (FilePass) -> [any ProjectFact]) -> [any ProjectFact] {
    runningRule = rule
    defer { runningRule = nil }
    return gather(self)
  }

  /// Records a finding of the running rule.
  /// - Parameters:
  ///   - range: the bytes that the finding is about.
  ///   - dead: those that never run or say nothing.
  public func report(
    _ range: Range<Int>, _ message: String, removableLines: Int = 0, related: [RelatedPlace] = [],
    dead: [Range<Int>] = [], fix: Fix? = nil
  ) {
    guard let rule else { return }
    let start = tree.text.position(of: range.lowerBound)
    findings.append(
      Finding(
        rule: rule.id, severity: rule.severity, message: message, path: path, start: start,
        end: tree.text.position(of: range.upperBound), fix: fix, related: related,
        deadCode: dead.map { place($0, "this never runs") },
        sourceLine: tree.text[tree.text.rangeOfLine(start.line)], removableLines: removableLines))
  }

  /// A place of this file, to hang on a finding.
  public func place(_ range: Range<Int>, _ message: String) -> RelatedPlace {
    RelatedPlace(
      path: path, start: tree.text.position(of: range.lowerBound),
      end: tree.text.position(of: range.upperBound),
      message: message)
  }
}
