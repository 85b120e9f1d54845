// min iOS 15:
// @available(iOS, obsoleted: 14) func old(_ x: Int) {…}
// old(3)                      `old` stays: the code does not build, and a person has to change it
// old(3), func old(by: Int)   the call does not fit the other one: the same
// old(3), struct S { func old(_ x: Int) }   it may mean either: for `--unsafe`
// text.badge(3)               `View.badge(_:)` is native at the minimum: the compiler takes that one
import LintCore
import Native
import Projects
import SwiftSource

/// What others can name of an obsolete declaration.
struct ObsoleteName: Hashable, Sendable {
  var name: String
  /// What a call passes to it; `nil`: it is no function.
  var parameters: [Parameter]?
  /// It is named by calls of its type.
  var isInitializer: Bool
  var isType: Bool
  /// The type that it is a member of; `nil`: none.
  var owner: String?
  /// The usable native declarations that take its place in the same type.
  var natives: [NativeEntry]
  /// Of a type: what makes values of the native one that takes its place.
  var makers: [NativeEntry]
  /// The system has something of that name, whatever it is.
  var isNativeWord: Bool
  /// By the build's index; empty: not known.
  var symbols: Set<String>

  /// Whether a native one takes every call of it: no code has to change.
  var isTaken: Bool {
    guard !isType, !isInitializer else { return false }
    guard let parameters else { return natives.contains { $0.kind == .property } }
    // With defaults there are calls of several shapes.
    if parameters.contains(where: \.isOptional) { return false }
    return natives.contains { native in
      native.kind == .function && native.parameters(taking: parameters.map { CallLabel($0.label) }) != nil
    }
  }

  /// What stands in every file that may call it: a label that no call can do without, or else its name.
  var word: String {
    guard let first = parameters?.first, !first.isOptional, !first.isFunction else { return name }
    return first.label ?? name
  }
}

/// Another declaration that has the name of an obsolete one.
struct ObsoleteRival: ProjectFact {
  var name: String
  /// `nil`: it is no function.
  var parameters: [Parameter]?
  var owner: String?
  var place: ProjectPlace
}

/// The code that names an obsolete declaration and is none itself.
struct ObsoleteCallers {
  /// Those in code that never runs. They go first: a run of this rule alone leaves them.
  var unreachable: [ObsoleteUse] = []
  /// Those that can mean nothing else.
  var certain: [ObsoleteUse] = []
  /// Those that may mean another declaration of that name.
  var doubtful: [ObsoleteUse] = []
  /// The build's index tells that some mean another one.
  var restsOnIndex = false
  private var other = Namesake.native

  init(of names: [ObsoleteName], _ uses: [String: [ObsoleteUse]], _ rivals: [String: [ObsoleteRival]]) {
    for name in names {
      let others = rivals[name.name] ?? []
      for use in uses[name.name] ?? [] where name.mayBeMeant(by: use, beside: others) {
        if !name.symbols.isEmpty, !use.symbols.isEmpty, name.symbols.isDisjoint(with: use.symbols) {
          restsOnIndex = true
        } else if use.code == .unreachable {
          unreachable.append(use)
        } else if name.isInitializer {
          other = .initializer
          doubtful.append(use)
        } else if let rival = others.first {
          other = .declaration(rival.place.site)
          doubtful.append(use)
        } else if name.isNativeWord {
          doubtful.append(use)
        } else {
          certain.append(use)
        }
      }
    }
  }

  /// The fix of a declaration that they name; `nil`: there are none.
  func verdict(on declaration: ObsoleteDeclaration) -> Fix? {
    if !certain.isEmpty {
      return .manual(.namedByLiveCode(certain.map(\.place.site)))
    }
    if !unreachable.isEmpty {
      return .manual(.namedByDeadCode(unreachable.map(\.place.site)))
    }
    guard !doubtful.isEmpty else { return nil }
    let named = Doubt.maybeNamed(doubtful.map(\.place.site), other)
    return Fix(declaration.deletion.edits, doubt: named)
  }

  var related: [RelatedPlace] { (certain + doubtful + unreachable).map { $0.place.related("named here") } }
}

extension ObsoleteName {
  fileprivate func mayBeMeant(by use: ObsoleteUse, beside rivals: [ObsoleteRival]) -> Bool {
    if isTaken || isInitializer && use.call == nil { return false }
    if owner == nil, !isType, use.isMember { return false }
    // `Owner.Name`, or the bare name in the owner.
    if isType, let owner {
      guard use.qualifier.map({ $0 == owner }) ?? use.owners.contains(owner) else { return false }
    }
    if let parameters {
      if let call = use.call {
        guard parameters.mayTake(call) else { return false }
      } else if rivals.contains(where: { $0.parameters == nil }) {
        // A function without a call: what is no function is closer.
        return false
      }
    }
    // Of two that take a call in one type, the compiler chooses the one that can be used. Two types of one name are of
    // different modules.
    let isTaken = rivals.contains { rival in
      guard !isType, rival.owner == owner, owner != nil || !use.isMember else { return false }
      guard let call = use.call, let parameters = rival.parameters else { return rival.parameters == nil }
      return parameters.mayTake(call)
    }
    return !isTaken
      && !natives.contains { native in
        guard let call = use.call, native.kind == .function || native.kind == .initializer else {
          guard native.kind.isType, let call = use.call, !makers.isEmpty else { return true }
          return makers.contains { $0.parameters(taking: call) != nil }
        }
        return native.parameters(taking: call) != nil
      }
  }
}

extension [Parameter] {
  /// Whether a call may be of a function with these parameters, as far as labels and defaults show.
  fileprivate func mayTake(_ call: [CallLabel]) -> Bool {
    var next = startIndex
    for argument in call {
      if argument.label == nil, !argument.isTrailing, next > startIndex, self[next - 1].isVariadic {
        continue
      }
      let isFree = argument.isTrailing && argument.label == nil
      let place = self[next...].firstIndex { isFree || $0.label == argument.label }
      guard let place, self[next..<place].allSatisfy(\.isOptional) || isFree else { return false }
      next = place + 1
    }
    return self[next...].allSatisfy { $0.isOptional || call.contains(where: \.isTrailing) }
  }
}

extension Parameter {
  fileprivate var isOptional: Bool { defaultValue != nil || isVariadic }
}

// MARK: What files say

extension Syntax {
  /// What stands where others use a declaration: its name, that of the type that it makes, those of an extension's
  /// members.
  func namesForOthers(in pass: FilePass) -> [ObsoleteName] {
    switch kind {
    case .variableDeclaration:
      boundNameTokens.map { obsoleteName(tree.text(ofToken: $0), at: $0, in: pass) }
    case .initializerDeclaration:
      (owningType.flatMap { $0.declaredName ?? $0.child(.type)?.text }).map { [obsoleteName($0, in: pass)] }
        ?? []
    case .extensionDeclaration: (body?.items ?? []).flatMap { $0.namesForOthers(in: pass) }
    default: declaredName.map { [obsoleteName($0, in: pass)] } ?? []
    }
  }

  private func obsoleteName(_ name: String, at token: Int? = nil, in pass: FilePass) -> ObsoleteName {
    let system = pass.context.system
    let isInitializer = kind == .initializerDeclaration
    let isFunction = isInitializer || kind == .functionDeclaration
    let owner = isInitializer ? name : owningType?.extendedOrDeclaredName
    let isType = kind.isTypeDeclaration || kind == .typealiasDeclaration
    // Another type's member of that name is another type.
    let types = system.index.types(named: name).filter { !isType || $0.owner == owner ?? "" }
    let owners = owner.map { system.supertypes(of: $0).union([$0]) } ?? [""]
    let natives =
      isInitializer
      ? system.initializers(of: name) : system.declarations(named: name).filter { owners.contains($0.owner) }
    return ObsoleteName(
      name: name, parameters: isFunction ? parameterList : nil, isInitializer: isInitializer,
      isType: isType, owner: owner,
      natives: (natives + (isFunction ? [] : types)).filter {
        $0.availability.isUsable(by: pass.context.targets)
      },
      makers: isType && !types.isEmpty ? system.initializers(of: name) : [],
      isNativeWord: !types.isEmpty || !system.declarations(named: name).isEmpty,
      symbols: pass.symbols(ofToken: token ?? anchorIndex) ?? [])
  }

  /// What a node declares for others; `nil`: it is local.
  func rival(named name: String, at token: Int, in pass: FilePass) -> ObsoleteRival? {
    let declaration = kind == .binding || kind == .enumElement ? parent ?? self : self
    let container = declaration.parent?.scopeContainer
    guard container?.kind == .sourceFile || container?.kind == .memberBlock else { return nil }
    return ObsoleteRival(
      name: name, parameters: kind == .functionDeclaration ? parameterList : nil,
      owner: declaration.owningType?.extendedOrDeclaredName,
      place: pass.projectPlace(tree.tokens[token].range))
  }
}

extension SyntaxTree {
  /// What is passed by the call right after a name, or to the property wrapper of that name; `nil`: it is not called.
  func callLabels(after token: Int) -> [CallLabel]? {
    guard let call = NamedCall(after: token, in: self).node else { return nil }
    let hasInitialValue =
      call.kind == .attribute && call.parent?.kind == .variableDeclaration
      && call.parent?.child(.binding)?.child(.initializer) != nil
    return (hasInitialValue ? [CallLabel("wrappedValue")] : [])
      + call.arguments.map { CallLabel($0.label) }
      + call.trailingClosures.map { CallLabel($0.label, isTrailing: true) }
  }
}
