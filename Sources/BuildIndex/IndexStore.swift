import SystemCalls

/// One store: the units of a build, one for each file and target, and the records of what stands in the files.
///
/// Reads one unit at a time, and only those whose file is asked for.
final class IndexStore: @unchecked Sendable {
  struct Unit {
    /// The path that the compiler was called with, made absolute.
    var file: String
    var module: String
    /// When it was written: seconds and nanoseconds since 1970.
    var time: (seconds: Int64, nanoseconds: Int64)
    var records: [String]
  }

  struct Occurrence {
    var usr: String
    /// With labels: `tint(_:)`.
    var name: String
    let roles: UInt64
    /// From 1.
    var line: Int
    /// In UTF-8 bytes, from 1.
    var column: Int

    /// Whether it declares what overrides a declaration of a superclass, or is what a protocol requires.
    var isOverride: Bool { roles & (1 << 11) != 0 }
    /// Whether it declares something, and refers to nothing.
    var isDeclaration: Bool { roles & 0b11 != 0 }
    /// Whether the compiler added it: nobody wrote it.
    var isImplicit: Bool { roles & (1 << 8) != 0 }

    fileprivate init(_ occurrence: IndexLibrary.Handle, _ library: IndexLibrary) {
      let symbol = library.symbol(occurrence)
      usr = library.usr(symbol).text
      name = library.name(symbol).text
      roles = library.roles(occurrence)
      var (line, column): (UInt32, UInt32) = (0, 0)
      library.place(occurrence, &line, &column)
      (self.line, self.column) = (Int(line), Int(column))
    }
  }

  private let library: IndexLibrary
  private let store: IndexLibrary.Handle
  /// The names of the units by the stem of their file: `Row` of `Row.swift.o-1A2B`.
  let unitNames: [String: [String]]

  /// `nil`: there is no store that the library can read.
  init?(_ path: String, _ library: IndexLibrary) {
    guard let store = library.openStore(path, nil) else { return nil }
    self.library = library
    self.store = store
    let names = Gathered<String>()
    _ = library.eachUnit(store, 0, names.pointer) { context, bytes, count in
      Gathered<String>.at(context).elements.append(
        String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
      return true
    }
    unitNames = Dictionary(grouping: names.elements, by: Self.stem)
    if unitNames.isEmpty { return nil }
  }

  private static func stem(ofUnit name: String) -> String {
    var stem = name[..<(name.lastIndex(of: "-") ?? name.endIndex)]
    for ending in [".o", ".swift"] where stem.hasSuffix(ending) { stem.removeLast(ending.count) }
    return String(stem)
  }

  /// The units of the files that are called like this one, wherever they lie.
  func units(ofFilesLike path: String) -> [Unit] {
    var stem = Paths.name(path)
    if stem.hasSuffix(".swift") { stem.removeLast(6) }
    return (unitNames[stem] ?? []).compactMap(unit)
  }

  func unit(_ name: String) -> Unit? {
    var time: (seconds: Int64, nanoseconds: Int64) = (0, 0)
    guard !library.unitTime(store, name, &time.seconds, &time.nanoseconds, nil),
      let reader = library.openUnit(store, name, nil)
    else { return nil }
    defer { library.closeUnit(reader) }
    let file = library.mainFile(reader).text
    let module = library.moduleName(reader).text
    let dependencies = Gathered<(kind: UInt64, name: String, path: String)>(library)
    _ = library.eachDependency(reader, dependencies.pointer) { context, dependency in
      let gathered = Gathered<(kind: UInt64, name: String, path: String)>.at(context)
      let library = gathered.library!
      // A dependency lives only as long as this call.
      gathered.elements.append(
        (
          library.dependencyKind(dependency) & 0xFF, library.dependencyName(dependency).text,
          library.dependencyPath(dependency).text
        ))
      return true
    }
    let isRecord: UInt64 = 2
    return Unit(
      file: file, module: module, time: time,
      records: dependencies.elements.filter { $0.kind == isRecord && $0.path == file }.map(\.name))
  }

  /// What stands in a record; `nil`: it cannot be read.
  func occurrences(inRecord name: String) -> [Occurrence]? {
    guard let reader = library.openRecord(store, name, nil) else { return nil }
    defer { library.closeRecord(reader) }
    let found = Gathered<Occurrence>(library)
    _ = library.eachOccurrence(reader, found.pointer) { context, occurrence in
      let gathered = Gathered<Occurrence>.at(context)
      gathered.elements.append(Occurrence(occurrence, gathered.library!))
      return true
    }
    return found.elements
  }

  /// What a callback of the library is called with.
  private final class Gathered<Element> {
    var elements: [Element] = []
    let library: IndexLibrary?

    init(_ library: IndexLibrary? = nil) { self.library = library }

    /// Valid as long as this object.
    var pointer: IndexLibrary.Handle { Unmanaged.passUnretained(self).toOpaque() }

    static func at(_ pointer: IndexLibrary.Handle) -> Gathered {
      Unmanaged<Gathered>.fromOpaque(pointer).takeUnretainedValue()
    }
  }
}
