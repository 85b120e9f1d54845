import LintCore
import SwiftSource

/// `import NavigationBackport` in a file.
struct LibraryImport: ProjectFact {
  var library: Library
  var place: ProjectPlace
  /// What the file imports.
  var modules: Set<String>
  /// Whether the import could go; `@_exported` and `#if` say more than that.
  var isPlain: Bool
  /// Other files see the library through this one.
  var isExported: Bool
  /// What takes the import away.
  var deletion: FileEdit
  /// The name of the module, to be replaced by another one.
  var moduleName: FileEdit
  /// An empty edit before the import.
  var insertion: FileEdit
  var newline: String
}

/// `.package(url: "…/NavigationBackport", …)` in a manifest.
struct LibraryDependency: ProjectFact {
  var module: String
  /// Where the package is named.
  var place: ProjectPlace
}

/// The project is the library itself, or has a copy of it.
struct OwnLibrary: ProjectFact {
  var module: String
}

/// A place where a name of a library stands.
struct LibraryUse: ProjectFact {
  enum Outcome: Hashable, Sendable {
    /// What would name the native one. The first edit's replacement is a name that can be qualified.
    case replaceable([FileEdit], module: String, doubt: Doubt?)
    /// The native one is not there yet: what it needs.
    case early(String)
    /// There is no native one, and what to do.
    case missing(Obstacle)
    /// A member of the wrapper that is not in the table.
    case unknown
  }
  var module: String
  /// As messages show it.
  var name: String
  /// As it is written.
  var word: String
  /// What takes its place, for the messages.
  var native: String
  /// What goes together; `nil`: the use alone.
  var group: String?
  var kind: LibraryName.Kind
  /// The name of what a method is called on.
  var receiver: String?
  var place: ProjectPlace
  var isImported: Bool
  /// Whether only an import makes the name the library's.
  var isCommon: Bool
  var outcome: Outcome
}

/// A declaration of the project with a name that a library has as well, or that the native one has.
struct LibraryRival: ProjectFact {
  enum Role: Hashable, Sendable {
    /// A type, function or property that bears the name.
    case declaration
    /// A member that an extension adds to the library's wrapper.
    case wrapperMember
    /// A variable or parameter of a library's type.
    case typedName(String)
    /// A type that bears the name of a native one.
    case native
  }
  var module: String
  var role: Role
  var name: String
}

extension Library {
  /// The libraries that a file is judged by: those that are built in, and those of its configuration, which come
  /// first where they speak of the same names.
  static func known(to context: LintContext) -> [Library] {
    var libraries = builtIn
    for own in Library.configured(context.libraries) {
      if let index = libraries.firstIndex(where: { $0.module == own.module }) {
        libraries[index].names = own.names + libraries[index].names
      } else {
        libraries.append(own)
      }
    }
    return libraries
  }

  static let builtIn: [Library] = [.navigationBackport, .swiftUIBackports]

  /// The modules of those, by themselves: every run asks for them, and few runs need the tables.
  static let builtInModules = ["NavigationBackport", "SwiftUIBackports"]

  /// The packages of libraries that a manifest names.
  static func dependencies(in pass: FilePass) -> [any ProjectFact] {
    guard pass.path == "Package.swift" || pass.path.hasSuffix("/Package.swift") else { return [] }
    let tree = pass.tree
    return known(to: pass.context).compactMap { library -> (any ProjectFact)? in
      if builtInModules.contains(library.module), tree.declaresTarget(named: library.module) {
        return OwnLibrary(module: library.module)
      }
      let named = tree.tokens.indices.dropFirst(3).first { index in
        guard tree.tokens[index].kind == .stringSegment,
          ["url", "path"].contains(tree.text(ofToken: index - 3))
        else { return false }
        let name = tree.text(ofToken: index).split(separator: "/").last ?? ""
        return name == library.module || name == library.module + ".git"
      }
      return named.map {
        LibraryDependency(module: library.module, place: pass.projectPlace(tree.tokens[$0].range))
      }
    }
  }

  /// The imports of libraries in one file.
  static func imports(in pass: FilePass) -> [any ProjectFact] {
    let tree = pass.tree
    let imports = tree.nodes { $0 == .importDeclaration }
    let modules = Set(imports.map(\.name))
    let libraries = known(to: pass.context)
    return imports.compactMap { node in
      guard let library = libraries.first(where: { $0.module == node.name }) else { return nil }
      let range = node.range
      let isWhole = node.anchorIndex == node.tokenIndices.upperBound - 1
      let isExported =
        node.attributes.contains { $0.name == "_exported" } || node.modifiers.contains("public")
      return LibraryImport(
        library: library, place: pass.projectPlace(range), modules: modules,
        isPlain: isWhole && !isExported && node.parent?.kind == .sourceFile, isExported: isExported,
        deletion: pass.fileEdit(tree.text.deletion(of: range)),
        moduleName: pass.fileEdit(Edit(node.anchor.range)),
        insertion: pass.fileEdit(Edit(range.lowerBound..<range.lowerBound)), newline: tree.text.newline)
    }
  }
}

extension SyntaxTree {
  /// Whether a manifest has `.target(name: "NavigationBackport", …)`.
  fileprivate func declaresTarget(named name: String) -> Bool {
    tokens.indices.dropFirst(6).contains { index in
      tokens[index].kind == .stringSegment && text(ofToken: index) == name
        && text(ofToken: index - 3) == "name" && text(ofToken: index - 5) == "target"
    }
  }
}
