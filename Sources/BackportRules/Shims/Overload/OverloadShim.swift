// @available(iOS, deprecated: 15)
// func Button(_ title: LocalizedStringKey, role: Choice.Role?, action: @escaping () -> Void) -> Choice {…}
//
// A function with the native name, which the compiler tells from the native one by its types. Without it the calls
// that it took mean the native one.
import Availability
import LintCore
import Native
import Projects
import SwiftSource

struct OverloadShim: ProjectFact {
  var name: String
  var parameters: [Parameter]
  /// Why it stays.
  var reason: Obstacle?
  /// Why its fix is not safe.
  var doubt: Doubt?
  /// The native declarations that take what it takes.
  var natives: [NativeEntry]
  /// How each parameter relates to theirs.
  var matches: [[ParameterMatch]]
  /// Every type that it names.
  var types: Set<String>
  /// The SDK that declares the native ones.
  var sdk: String
  /// Those of what it gives back.
  var resultTypes: Set<String>
  var place: ProjectPlace
  var deletion: FileEdit
  var removableLines: Int

  var title: String { parameters.title(of: name) }
}

/// Finds the overloads of a file.
struct OverloadReader {
  let pass: FilePass
  private var tree: SyntaxTree { pass.tree }

  func shims() -> [any ProjectFact] {
    Milestones.all(in: pass).filter { Self.isOverload($0, pass.context) }.compactMap(shim)
  }

  /// Whether a deprecated one has a native name, and leaves its calls to that: on some platform built by its
  /// attribute, and on all others the system is known to have one, too.
  static func isOverload(_ milestones: Milestones, _ context: LintContext) -> Bool {
    let node = milestones.declaration
    guard node.kind == .functionDeclaration, milestones.isPastSomewhere, !milestones.isUnusable,
      !milestones.attributes.contains(where: { $0.longForm?.renamed != nil }),
      let container = node.parent?.scopeContainer,
      container.kind == .sourceFile || container.parent?.kind == .extensionDeclaration
    else { return false }
    return !natives(of: node, context).isEmpty
  }

  /// The native declarations that take what one of the project takes, without a check.
  private static func natives(
    of node: Syntax, _ context: LintContext
  ) -> [(entry: NativeEntry, matches: [ParameterMatch])] {
    let (system, targets) = (context.system, context.targets)
    guard let name = node.declaredName, let parameters = node.parameterList else { return [] }
    let extended = node.parent?.scopeContainer.parent?.child(.type)?.text
    let found = system.overloads(of: name, parameters.map(\.label), on: extended) ?? []
    return found.compactMap { native in
      guard native.availability.isYoung, native.availability.isUsable(by: targets),
        !native.availability.isDeprecated(for: targets),
        let matches = node.matches(native, in: system)
      else { return nil }
      return (native, matches)
    }
  }

  private func shim(_ milestones: Milestones) -> OverloadShim? {
    let node = milestones.declaration
    guard let parameters = node.parameterList, let name = node.declaredName else { return nil }
    let natives = Self.natives(of: node, pass.context)
    let extent = tree.extent(of: node)
    var shim = OverloadShim(
      name: name, parameters: parameters, natives: natives.map(\.entry), matches: natives.map(\.matches),
      types: tree.typeNames(in: node.tokenIndices), sdk: pass.context.system.name,
      resultTypes: node.child(.returnType).map { tree.typeNames(in: $0.tokenIndices) } ?? [],
      place: pass.projectPlace(node.anchor.range),
      deletion: pass.fileEdit(tree.text.deletion(of: tree.extent(of: node.emptiedOwner))),
      removableLines: tree.text.lineCount(of: extent))
    if !milestones.isPast { shim.doubt = .platforms(milestones.platformsPast.map(\.rawValue)) }
    if pass.isSeenOutside(node) { shim.doubt = .publicDeclaration }
    if pass.isExposedToObjectiveC(node) { shim.reason = .exposed(.objectiveC) }
    if shim.place.severity == nil { shim.reason = .silenced }
    return shim
  }
}

extension SyntaxTree {
  /// The names in some tokens that may be those of types.
  func typeNames(in tokens: Range<Int>) -> Set<String> {
    Set(
      tokens.filter { self.tokens[$0].kind == .identifier }.map { text(ofToken: $0) }
        .filter { $0.first?.isUppercase == true })
  }
}

extension NativeSystem {
  /// The native functions that take a call by these labels, on the type that is extended; of no type: initializers.
  /// `nil`: the index knows none, or may lack some.
  func overloads(of name: String, _ labels: [String?], on type: String?) -> [NativeEntry]? {
    var entries: [NativeEntry]
    if let type {
      let type = type.withoutSwiftUI
      guard knows(type: type) else { return nil }
      let owners = supertypes(of: type).union([type])
      entries = declarations(named: name).filter { $0.kind == .function && owners.contains($0.owner) }
    } else {
      guard knows(type: name) else { return nil }
      entries = initializers(of: name)
    }
    entries = entries.filter { $0.parameters(taking: labels.map { CallLabel($0) }) != nil }
    return entries.isEmpty ? nil : entries
  }
}

extension NativeAvailability {
  /// Whether code for some targets can use it without a check. The interface of one system need not mention what
  /// another one does not have at all.
  func isUsable(by targets: [DeploymentTarget]) -> Bool {
    targets.allSatisfy {
      isUsable(on: $0.platform, from: $0.minimum) && (platforms.isEmpty || speaks(of: $0.platform))
    }
  }

  /// Whether the compiler warns of every use.
  func isDeprecated(for targets: [DeploymentTarget]) -> Bool {
    targets.contains { target in
      let span = span(on: target.platform)
      return span.isDeprecated || span.deprecated.map { $0 <= target.minimum } ?? false
    }
  }

  private func speaks(of platform: Platform) -> Bool {
    let isLikeIOS = platform == .macCatalyst || platform == .visionOS
    return platforms[platform] != nil || anyAppleOS != nil || isLikeIOS && platforms[.iOS] != nil
  }

  /// Whether it came after the first version that Swift interfaces name: older code needed a shim for it.
  var isYoung: Bool {
    platforms.contains { platform, span in
      span.introduced.map {
        $0 > (platform == .macOS ? Version(10, 15) : platform == .watchOS ? Version(6) : Version(13))
      }
        ?? false
    }
  }
}
