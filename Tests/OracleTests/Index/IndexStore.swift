import Foundation

/// A reader of what the compiler writes about names while it builds, through the toolchain's `libIndexStore`.
///
/// The functions of the C interface that return a string return a pointer and a length by value: `iovec` is such a
/// structure. A string that is passed to a callback arrives as two arguments.
final class IndexStore {
  struct Unit {
    var file: String
    var module: String
    var records: [String]
  }

  struct Occurrence {
    var usr: String
    var roles: UInt64
    var line: Int
    /// In UTF-8 bytes, from 1.
    var column: Int

    var isDefinition: Bool { roles & 0b11 != 0 }
    var isReference: Bool { roles & 0b100 != 0 }
    var isImplicit: Bool { roles & (1 << 8) != 0 }
  }

  private typealias Handle = UnsafeMutableRawPointer
  private let library: Handle
  private let store: Handle

  /// - Parameter path: `.build/…/index/store`. `nil`: there is no library, or no store.
  init?(_ path: String) {
    guard let library = Self.libraries.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first else { return nil }
    self.library = library
    typealias Create = @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>?) -> Handle?
    guard let create = dlsym(library, "indexstore_store_create"),
      let store = unsafeBitCast(create, to: Create.self)(path, nil)
    else { return nil }
    self.store = store
  }

  /// Beside the compiler that runs first.
  private static var libraries: [String] {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").flatMap { folder -> [String] in
      let compiler = URL(fileURLWithPath: "\(folder)/swiftc").resolvingSymlinksInPath()
      let library =
        compiler.deletingLastPathComponent().deletingLastPathComponent().path + "/lib/libIndexStore"
      return FileManager.default.fileExists(atPath: compiler.path)
        ? [library + ".so", library + ".dylib"] : []
    }
  }

  private func function<Function>(_ name: String, as _: Function.Type = Function.self) -> Function {
    unsafeBitCast(dlsym(library, "indexstore_" + name)!, to: Function.self)
  }

  private static func string(_ bytes: iovec) -> String {
    String(decoding: UnsafeRawBufferPointer(start: bytes.iov_base, count: Int(bytes.iov_len)), as: UTF8.self)
  }

  private typealias GetString = @convention(c) (Handle) -> iovec
  private typealias Apply =
    @convention(c) (
      Handle, UnsafeMutableRawPointer, @convention(c) (UnsafeMutableRawPointer, Handle) -> Bool
    ) -> Bool
  private typealias Open =
    @convention(c) (Handle, UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>?) -> Handle?
  private typealias Dispose = @convention(c) (Handle) -> Void
  private typealias GetNumber = @convention(c) (Handle) -> UInt64

  private final class List<Element> {
    var elements: [Element] = []
  }

  /// The files that were compiled.
  func units() -> [Unit] {
    typealias Names =
      @convention(c) (
        Handle, UInt32, UnsafeMutableRawPointer,
        @convention(c) (UnsafeMutableRawPointer, UnsafePointer<UInt8>, Int) -> Bool
      ) -> Bool
    let names = List<String>()
    let apply: Names = function("store_units_apply_f")
    _ = apply(store, 1, Unmanaged.passUnretained(names).toOpaque()) { context, bytes, count in
      let list = Unmanaged<List<String>>.fromOpaque(context).takeUnretainedValue()
      list.elements.append(String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self))
      return true
    }
    return names.elements.compactMap(unit)
  }

  private func unit(_ name: String) -> Unit? {
    let open: Open = function("unit_reader_create")
    guard let reader = open(store, name, nil) else { return nil }
    defer { function("unit_reader_dispose", as: Dispose.self)(reader) }
    let file = Self.string(function("unit_reader_get_main_file", as: GetString.self)(reader))
    let module = Self.string(function("unit_reader_get_module_name", as: GetString.self)(reader))
    let read = UnitReading(
      kind: function("unit_dependency_get_kind"), name: function("unit_dependency_get_name"),
      path: function("unit_dependency_get_filepath"), file: file)
    let apply: Apply = function("unit_reader_dependencies_apply_f")
    _ = apply(reader, Unmanaged.passUnretained(read).toOpaque()) { context, dependency in
      Unmanaged<UnitReading>.fromOpaque(context).takeUnretainedValue().add(dependency)
      return true
    }
    return Unit(file: file, module: module, records: read.records)
  }

  /// What stands in a record, in the order of the file.
  func occurrences(inRecord name: String) -> [Occurrence] {
    let open: Open = function("record_reader_create")
    guard let reader = open(store, name, nil) else { return [] }
    defer { function("record_reader_dispose", as: Dispose.self)(reader) }
    let found = List<Occurrence>()
    let apply: Apply = function("record_reader_occurrences_apply_f")
    let read = Reading(
      symbol: function("occurrence_get_symbol"), roles: function("occurrence_get_roles"),
      place: function("occurrence_get_line_col"), usr: function("symbol_get_usr"), found: found)
    _ = apply(reader, Unmanaged.passUnretained(read).toOpaque()) { context, occurrence in
      Unmanaged<Reading>.fromOpaque(context).takeUnretainedValue().add(occurrence)
      return true
    }
    return found.elements
  }

  /// A dependency lives only as long as the call that it is passed to.
  private final class UnitReading {
    let kind: GetNumber
    let name: GetString
    let path: GetString
    let file: String
    var records: [String] = []

    init(kind: @escaping GetNumber, name: @escaping GetString, path: @escaping GetString, file: String) {
      self.kind = kind
      self.name = name
      self.path = path
      self.file = file
    }

    func add(_ dependency: Handle) {
      let isRecord = kind(dependency) & 0xFF == 2
      if isRecord, IndexStore.string(path(dependency)) == file {
        records.append(IndexStore.string(name(dependency)))
      }
    }
  }

  private final class Reading {
    let symbol: @convention(c) (Handle) -> Handle
    let roles: GetNumber
    let place: @convention(c) (Handle, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void
    let usr: GetString
    let found: List<Occurrence>

    init(
      symbol: @escaping @convention(c) (Handle) -> Handle, roles: @escaping GetNumber,
      place:
        @escaping @convention(c) (Handle, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void,
      usr: @escaping GetString, found: List<Occurrence>
    ) {
      self.symbol = symbol
      self.roles = roles
      self.place = place
      self.usr = usr
      self.found = found
    }

    func add(_ occurrence: Handle) {
      var (line, column): (UInt32, UInt32) = (0, 0)
      place(occurrence, &line, &column)
      found.elements.append(
        Occurrence(
          usr: IndexStore.string(usr(symbol(occurrence))), roles: roles(occurrence), line: Int(line),
          column: Int(column)))
    }
  }
}
