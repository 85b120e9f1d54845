import Availability
import LintCore
import Native
import Projects
import Testing

@testable import BackportRules

/// What the tables of libraries say of native names, against the index: that they exist, and since when.
@Suite struct LibraryTableTests {
  private static let system = NativeSystem.builtIn
  private static let platforms: [Platform] = [.iOS, .macOS, .tvOS, .watchOS, .visionOS]
  /// The newest iOS that the index knows.
  private static let newest = Version(26, 2)

  @Test func modulesAreThoseOfTheTables() {
    #expect(Library.builtInModules == Library.builtIn.map(\.module))
  }

  @Test(arguments: Library.builtIn) func namesNativeOnesWithTheirVersions(_ library: Library) {
    let faults = library.names.compactMap { entry -> String? in
      guard case .name(let native) = entry.native, !Self.isNewer(entry), !Self.unlisted.contains(native),
        !Self.grown.contains(native)
      else { return nil }
      let found = Self.natives(of: entry, native)
      if found.isEmpty { return "\(entry.shownName): the system has no '\(native)'" }
      let faults = Self.platforms.compactMap { Self.fault(in: entry, found, on: $0) }
      return faults.isEmpty ? nil : "\(entry.shownName): \(faults.joined(separator: "; "))"
    }
    #expect(faults.isEmpty, "\(faults.joined(separator: "\n"))")
  }

  @Test func whatIsNewerThanTheIndexIsNotInIt() {
    for entry in Library.builtIn.flatMap(\.names) where Self.isNewer(entry) {
      guard case .name(let native) = entry.native, !Self.grown.contains(native) else { continue }
      #expect(Self.natives(of: entry, native).isEmpty, "'\(native)' is in the index now")
    }
  }

  private static func isNewer(_ entry: LibraryName) -> Bool {
    introduced(entry)[.iOS].map { $0 > newest } ?? false
  }

  private static func introduced(_ entry: LibraryName) -> [Platform: Version] {
    entry.condition.list.clauses.reduce(into: [:]) { versions, clause in
      if case .platform(let platform, _) = clause.name { versions[platform] = clause.version }
    }
  }

  private static func natives(of entry: LibraryName, _ native: String) -> [NativeEntry] {
    // `self.append`: a method of the library's type, by another name.
    let name = native.split(separator: ".").dropFirst(native.hasPrefix("self.") ? 1 : 0).first!
      .prefix { $0 != "(" }
    if name.first?.isUppercase == true {
      guard let member = younger[String(name)] else { return system.index.types(named: String(name)) }
      return system.declarations(named: String(member.prefix { $0 != "(" })).filter {
        $0.owner == name && $0.fullName == member
      }
    }
    let owners: Set<String>
    switch entry.kind {
    case .method: owners = ["NavigationPath"]
    case .modifier: owners = ["View", "AnyTransition", "UITableViewCell", "UICollectionViewCell"]
    case .plain, .wrapped: owners = ["View", "EnvironmentValues"]
    }
    return system.declarations(named: String(name)).filter { declared in
      let labels = declared.parameters.map { $0.label ?? "_" }
      let wanted = entry.labels + [entry.closureLabel].compactMap(\.self)
      let isAnother = labels.contains { others(of: entry).contains($0) }
      return owners.contains(declared.owner) && wanted.allSatisfy(labels.contains)
        && (entry.closureArity.map { $0 == declared.closureArity } ?? !isAnother)
    }
  }

  /// The labels by which other entries of that name are known.
  private static func others(of entry: LibraryName) -> Set<String> {
    guard entry.labels.isEmpty else { return [] }
    let same = Library.builtIn.flatMap(\.names).filter { $0.name == entry.name && $0.kind == entry.kind }
    return Set(same.flatMap(\.labels))
  }

  private static func fault(
    in entry: LibraryName, _ natives: [NativeEntry], on platform: Platform
  ) -> String? {
    func first(_ entries: [NativeEntry]) -> Version? {
      // UIKit's interface says nothing of platforms without UIKit.
      let isUIKit = platform != .macOS && platform != .watchOS
      return entries.filter { isUIKit || $0.module != "UIKit" }
        .compactMap { $0.availability.introduction(on: platform) }.min()
    }
    guard let known = first(natives) ?? first(system.index.types(named: entry.name)) else {
      return entry.lacking.contains(platform) ? nil : "\(platform.rawValue) has none"
    }
    if entry.lacking.contains(platform) { return "\(platform.rawValue) has it since \(known)" }
    // Its versions follow from those of iOS.
    if platform == .visionOS { return nil }
    let said = introduced(entry)[platform] ?? Version(0)
    return said == known ? nil : "\(platform.rawValue) \(said), the system \(known)"
  }

  /// Members without which the library's type cannot be replaced, and which are younger than the native type.
  private static let younger = [
    "OpenURLAction": "init(handler:)", "Section": "init(_:content:)", "NavigationLink": "init(value:label:)",
    "PhotosPickerSelectionBehavior": "continuous",
  ]
  /// The compiler brings it to older systems from a newer SDK on.
  private static let unlisted: Set<String> = ["onGeometryChange"]
  /// Older names that got what the library has later on.
  private static let grown: Set<String> = ["Group", "ForEach"]
}

extension NativeEntry {
  /// How many values its last closure takes.
  fileprivate var closureArity: Int? {
    guard let type = parameters.last(where: \.isFunction)?.type, type.hasPrefix("(") else { return nil }
    let values = type.dropFirst().prefix { $0 != ")" }
    return values.isEmpty ? 0 : values.split(separator: ",").count
  }
}
