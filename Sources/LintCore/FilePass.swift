import Availability
import SwiftSource

/// The input of a rule for one file, and the collector of its findings.
public final class FilePass {
  /// The path that findings show.
  public let path: String
  public let tree: SyntaxTree
  /// The targets and rules that the file is judged by.
  public let context: LintContext
  /// The availability facts of the file, computed at first use.
  public private(set) lazy var facts = AvailabilityFacts(
    of: tree, context: context.availability, macros: context.macros, readings: readings)
  public private(set) lazy var comments = tree.comments
  /// Where code was taken out: no sentence reads on there.
  public var seams: [Int] = []
  /// Where a whole `if` or `guard` was taken out, and nothing took its place.
  public var vacancies: [Int] = []
  /// The ignore comments of the file.
  package private(set) lazy var suppressions = Suppressions(of: tree, ids: context.rules.ids)
  private var readings: AttributeReadings
  /// The rule that is running.
  private var rule: (name: RuleName, severity: Severity)?
  /// A cache by the type of the value.
  private var memory: [ObjectIdentifier: Any] = [:]
  /// The running rule, or the rule that searches the project.
  private(set) var runningRule: RuleName?
  public private(set) var findings: [Finding] = []

  public convenience init(path: String, tree: SyntaxTree, context: LintContext) {
    self.init(path: path, tree: tree, context: context, readings: AttributeReadings())
  }

  /// - Parameter readings: the cache of files with the same context.
  init(path: String, tree: SyntaxTree, context: LintContext, readings: AttributeReadings) {
    self.readings = readings
    self.path = path
    self.tree = tree
    self.context = context
  }

  /// Prepares the pass for use by another thread.
  func leaveThread() { readings = AttributeReadings() }

  /// The symbols that the name at a token declares or means, by the build's index; `nil`: it does not tell.
  public func symbols(ofToken token: Int) -> Set<String>? {
    context.buildIndex?.symbols(at: tree.tokens[token].range.lowerBound, in: tree.text, ofFile: path)
  }

  public func run(_ rule: Rule) { run(rule.name, rule.severity, rule.check) }

  func run(_ rule: RuleName, _ severity: Severity, _ check: (FilePass) -> Void) {
    self.rule = (rule, severity)
    check(self)
    self.rule = nil
  }

  /// A value computed from the file, cached for all rules.
  public func remembered<Value>(_ make: (FilePass) -> Value) -> Value {
    if let known = memory[ObjectIdentifier(Value.self)] as? Value { return known }
    let value = make(self)
    memory[ObjectIdentifier(Value.self)] = value
    return value
  }

  /// Gathers facts for a rule.
  func run(_ rule: RuleName, _ gather: (FilePass) -> [any ProjectFact]) -> [any ProjectFact] {
    runningRule = rule
    defer { runningRule = nil }
    return gather(self)
  }

  /// Reports a finding of the running rule.
  /// - Parameters:
  ///   - range: the bytes of the finding.
  ///   - subject: the name of the subject; `nil`: the source line.
  ///   - dead: unreachable code, or code without effect.
  public func report(
    _ range: Range<Int>, _ message: String, subject: String? = nil, removableLines: Int = 0,
    related: [RelatedPlace] = [],
    dead: [Range<Int>] = [], fix: Fix? = nil
  ) {
    guard let rule else { return }
    let start = tree.text.position(of: range.lowerBound)
    findings.append(
      Finding(
        rule: rule.name, severity: rule.severity, message: message, subject: subject, path: path,
        start: start,
        end: tree.text.position(of: range.upperBound), fix: fix, related: related,
        deadCode: dead.map { place($0, "this never runs") },
        sourceLine: tree.text[tree.text.rangeOfLine(at: start.offset)], removableLines: removableLines))
  }

  /// A place in this file, for a finding's related places.
  public func place(_ range: Range<Int>, _ message: String) -> RelatedPlace {
    RelatedPlace(
      path: path, start: tree.text.position(of: range.lowerBound),
      end: tree.text.position(of: range.upperBound),
      message: message)
  }
}
