import SystemCalls

/// The modules that files are built into, and what code of a file may see.
///
/// A file may belong to several modules: all targets that build it. Code sees the files of its own modules and of those
/// that they import, perhaps by way of others. Nothing is known of a file that no target builds: it sees all files, and
/// is seen by all. So is a module without a known name. A target may make several modules, as a package does.
public final class FileModules: Sendable {
  /// The number of each file's view. Files of the same view are built into the same modules.
  private let views: [Int]
  /// The modules of each view; none: they are not known.
  private let modules: [Set<Int>]
  /// What each module may be imported by; `nil`: any name.
  private let names: [Int: Set<String>?]
  private let found = Cache<Int, Set<Int>>()
  private let imports = Lazy<[Int: Set<Int>]>()

  /// - Parameters:
  ///   - modules: of each file.
  ///   - names: of each module.
  init(ofFiles modules: [Set<Int>], names: [Int: Set<String>?]) {
    var numbers: [Set<Int>: Int] = [:]
    var all: [Set<Int>] = []
    views = modules.map { modules in
      if let known = numbers[modules] { return known }
      numbers[modules] = all.count
      all.append(modules)
      return all.count - 1
    }
    self.modules = all
    self.names = names
  }

  /// The number of a file's view.
  public func view(ofFile file: Int) -> Int { views[file] }

  /// Whether code of a file with one view may see the files with another.
  /// - Parameter importers: the files that may import a module of a name.
  public func sees(_ view: Int, _ other: Int, importers: (String) -> [Int]) -> Bool {
    view == other || views(seenFrom: view, importers).contains(other)
  }

  private func views(seenFrom view: Int, _ importers: (String) -> [Int]) -> Set<Int> {
    found.value(of: view) {
      let imports = imports.get { self.imports(importers) }
      var reached = modules[view]
      var open = Array(reached)
      while let next = open.popLast() {
        for module in imports[next] ?? [] where reached.insert(module).inserted { open.append(module) }
      }
      let seen = modules.indices.filter { other in
        reached.isEmpty || modules[other].isEmpty
          || modules[other].contains { reached.contains($0) || names[$0]! == nil }
      }
      return Set(seen)
    }
  }

  /// What each module imports, as far as names tell.
  private func imports(_ importers: (String) -> [Int]) -> [Int: Set<Int>] {
    var modulesByName: [String: [Int]] = [:]
    for (module, names) in names {
      for name in names ?? [] { modulesByName[name, default: []].append(module) }
    }
    var found: [Int: Set<Int>] = [:]
    for (name, named) in modulesByName {
      for module in Set(importers(name).lazy.flatMap { self.modules[self.views[$0]] }) {
        found[module, default: []].formUnion(named)
      }
    }
    return found
  }
}
