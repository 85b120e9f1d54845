// The C interface of the toolchain's `libIndexStore`: `indexstore_functions.h` of the compiler.
//
// A function that gives back a string gives a pointer and a length by value. A string that is passed to a callback arrives as
// two arguments.
import SystemCalls

/// The functions of `libIndexStore` that are used here. All of them have to be there.
struct IndexLibrary: @unchecked Sendable {
  typealias Handle = UnsafeMutableRawPointer
  typealias Text = @convention(c) (Handle) -> TextReference
  typealias Number = @convention(c) (Handle) -> UInt64
  typealias Open =
    @convention(c) (Handle, UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>?) -> Handle?
  typealias Each =
    @convention(c) (Handle, Handle, @convention(c) (Handle, Handle) -> Bool) -> Bool
  typealias EachName =
    @convention(c) (
      Handle, UInt32, Handle, @convention(c) (Handle, UnsafePointer<UInt8>?, Int) -> Bool
    ) -> Bool
  typealias UnitTime =
    @convention(c) (
      Handle, UnsafePointer<CChar>, UnsafeMutablePointer<Int64>, UnsafeMutablePointer<Int64>,
      UnsafeMutablePointer<Handle?>?
    ) -> Bool
  typealias Place =
    @convention(c) (Handle, UnsafeMutablePointer<UInt32>, UnsafeMutablePointer<UInt32>) -> Void

  typealias OpenStore =
    @convention(c) (UnsafePointer<CChar>, UnsafeMutablePointer<Handle?>?) -> Handle?
  typealias Close = @convention(c) (Handle) -> Void
  typealias Part = @convention(c) (Handle) -> Handle

  let openStore: OpenStore
  let eachUnit: EachName
  let unitTime: UnitTime
  let openUnit, openRecord: Open
  let closeUnit, closeRecord: Close
  let mainFile, moduleName: Text
  let eachDependency: Each
  let dependencyKind: Number
  let dependencyName, dependencyPath: Text
  let eachOccurrence: Each
  let symbol: Part
  let roles: Number
  let place: Place
  let usr, name: Text

  /// The library cannot be opened, or lacks a function.
  struct Unusable: Error {}

  init(_ path: String) throws(Unusable) {
    guard let library = DynamicLibrary(path) else { throw Unusable() }
    func function<Function>(_ name: String) throws(Unusable) -> Function {
      guard let found: Function = library.function("indexstore_" + name) else { throw Unusable() }
      return found
    }
    openStore = try function("store_create")
    eachUnit = try function("store_units_apply_f")
    unitTime = try function("store_get_unit_modification_time")
    openUnit = try function("unit_reader_create")
    closeUnit = try function("unit_reader_dispose")
    mainFile = try function("unit_reader_get_main_file")
    moduleName = try function("unit_reader_get_module_name")
    eachDependency = try function("unit_reader_dependencies_apply_f")
    dependencyKind = try function("unit_dependency_get_kind")
    dependencyName = try function("unit_dependency_get_name")
    dependencyPath = try function("unit_dependency_get_filepath")
    openRecord = try function("record_reader_create")
    closeRecord = try function("record_reader_dispose")
    eachOccurrence = try function("record_reader_occurrences_apply_f")
    symbol = try function("occurrence_get_symbol")
    roles = try function("occurrence_get_roles")
    place = try function("occurrence_get_line_col")
    usr = try function("symbol_get_usr")
    name = try function("symbol_get_name")
  }
}
