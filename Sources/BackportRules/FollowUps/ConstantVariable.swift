// var size = 1; if #unavailable(old) { size = 2 }; use(size)   → let size = 1; use(size)
// if var size { if #unavailable(old) { size = 2 }; use(size) } → if let size { use(size) }
// for var size in sizes {…}; case (var a, let b): …            → for size in sizes {…}; case (let a, let b): …
// var (a, b) = size; var a = 1, b = 2                          → let (a, b) = size; let a = 1, b = 2
// var size: Int?; if #unavailable(old) { size = 2 }; use(size) → let size: Int? = nil; use(size)
//
// The compiler warns of a `var` that is never mutated. Every use of all names behind the `var` has to read: the value, its
// members and elements, by methods that leave it unchanged.
import LintCore
import Native
import SwiftSource

extension Rule {
  static let constantVariable = Rule(
    id: "tidy", kind: "constant-variable", formerID: "constant-variable",
    summary: "A 'var' that is never mutated any more",
    documentation: Documentation(
      what: """
        Finds local variables that only deleted code changed. They become `let`, with the value `nil` where \
        they have none.
        """,
      before: """
        // the minimum is iOS 15
        var inset = 8
        if #unavailable(iOS 15) { inset = 4 }
        apply(inset)
        """,
      after: """
        let inset = 8
        apply(inset)
        """,
      safety: """
        Always safe. Every use has to be seen to read only: the value as a whole, a property, an element, or \
        a method that the system's values or the declaration of its type show to change nothing.
        """
    ),
    changes: [.constantVariable])
}

extension ChangeRule {
  fileprivate static let constantVariable = ChangeRule(
    check: { pass in
      for constant in ConstantVariable.all(in: pass) where constant.bindings.allSatisfy(pass.isOnlyRead) {
        let names = constant.bindings.map { "'\($0.name)'" }.joined(separator: ", ")
        pass.report(
          constant.holder.range, "nothing changes \(names) any more", subject: constant.bindings[0].name,
          evidence: constant.scope, fix: pass.fix(.safe(constant.edits)))
      }
    })
}

/// Names that one `var` binds, if they are used and, but for methods that are called, only read.
private struct ConstantVariable {
  let bindings: [LocalBinding]
  var holder: Syntax { bindings[0].holder }
  private var tree: SyntaxTree { holder.tree }

  static func all(in pass: ChangePass) -> [ConstantVariable] {
    var seen: Set<Int> = []
    return LocalBindings.changed(in: pass).compactMap { binding in
      guard binding.isVariable, let introducer = binding.introducer, seen.insert(introducer).inserted,
        let constant = ConstantVariable(introducer, of: binding.holder)
      else { return nil }
      let isNew = constant.bindings.contains { binding in
        binding.isNew(in: pass) { $0.isVariable && ($0.methodsCalled == nil || !$0.calledNames.isEmpty) }
      }
      return isNew ? constant : nil
    }
  }

  private init?(_ introducer: Int, of holder: Syntax) {
    let all = LocalBinding.all(in: holder)
    bindings = all.filter { $0.introducer == introducer }
    // `.a(var n), .b(var n)` have to be the same.
    guard Set(all.map(\.name)).count == all.count || holder.kind == .variableDeclaration,
      bindings.allSatisfy({ $0.methodsCalled != nil && $0.hasValue })
    else { return nil }
    if holder.kind == .variableDeclaration, holder.boundNameTokens.count != bindings.count { return nil }
  }

  var calledNames: Set<String> { bindings.reduce(into: []) { $0.formUnion($1.calledNames) } }

  /// From the declaration to the end of what can mention it.
  var scope: Range<Int> {
    holder.range.lowerBound..<max(holder.range.upperBound, tree.bytes(of: bindings[0].scope).upperBound)
  }

  var edits: [Edit] {
    guard let introducer = bindings[0].introducer else { return [] }
    let word = tree.tokens[introducer].range
    // `for (let a, b)` is none.
    if holder.kind == .forStatement, tree.tokens[bindings[0].pattern.lowerBound].keyword != .case {
      return [Edit(word.lowerBound..<Int(tree.tokens[introducer + 1].start))]
    }
    return [Edit(word, replacement: "let")]
      + bindings.compactMap(\.typeWithoutValue).map {
        Edit($0.range.upperBound..<$0.range.upperBound, replacement: " = nil")
      }
  }
}

extension LocalBinding {
  /// The methods that are called on it and may change it, and the type that may declare them.
  fileprivate var calledNames: Set<String> {
    guard let methods = methodsCalled?.subtracting(ValueMethods.reading), !methods.isEmpty else { return [] }
    return methods.union([typeName].compactMap(\.self))
  }

  /// Whether it has a value from the start, or can be given `nil`.
  fileprivate var hasValue: Bool {
    guard let binding = variable else { return true }
    return binding.child(.initializer) != nil || typeWithoutValue != nil
  }

  /// The optional type of a variable that needs no value to begin with: `var size: Int?`.
  fileprivate var typeWithoutValue: Syntax? {
    guard let binding = variable, binding.child(.initializer) == nil, let type = binding.child(.type),
      let last = type.tokens.last, [.postfixQuestionMark, .exclamationMark].contains(last.kind)
    else { return nil }
    return type
  }

  private var variable: Syntax? { holder.children(.binding).first { $0.tokenIndices.contains(token) } }
}

extension ChangePass {
  /// Whether the methods that are called on a variable leave it unchanged.
  fileprivate func isOnlyRead(_ binding: LocalBinding) -> Bool {
    guard let methods = binding.methodsCalled else { return false }
    let type = project.model { model in
      binding.uses.first.map { model.type(of: $0..<$0 + 1, after, inFile: file).unwrapped }
    }
    var natives: [NativeEntry] = []
    switch type {
    case .project(let declaration, _):
      if [.classType, .actor].contains(declaration.kind) { return true }
      if declaration.node.isChangedByReading { return false }
    case .native(let name, _):
      natives = NativeIndex.builtIn.types(named: name)
      if !natives.isEmpty, natives.allSatisfy({ $0.kind == .classType || $0.kind == .actor }) { return true }
    default: break
    }
    return methods.allSatisfy { method in
      if method == "=" { return false }
      // A method of the project that has a name of the system's may change it.
      let functions = ([after] + project.files(naming: method, .declaration).map(\.tree)).flatMap {
        $0.declarations(named: method)
      }
      if functions.contains(where: { $0.modifiers.contains("mutating") }) { return false }
      if ValueMethods.reading.contains(method) { return true }
      if case .project(let declaration, _)? = type {
        return functions.contains { $0.owningType?.typeName == declaration.name }
      }
      // Extensions of the project may be out of sight.
      return !natives.isEmpty && !ValueMethods.mayChange(method)
        && !NativeIndex.builtIn.declarations(named: method).isEmpty
    }
  }
}

extension Syntax {
  /// Whether reading a property of this structure may change it.
  fileprivate var isChangedByReading: Bool {
    body?.items.contains { $0.modifiers.contains("lazy") || $0.text.contains("mutating get") } ?? false
  }
}
