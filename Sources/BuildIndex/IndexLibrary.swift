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

  /// `nil`: the library cannot be opened, or lacks a function.
  init?(_ path: String) {
    guard let library = DynamicLibrary(path) else { return nil }
    func function<Function>(_ name: String, _: Function.Type = Function.self) -> Function? {
      library.function("indexstore_" + name)
    }
    guard let openStore = function("store_create", OpenStore.self),
      let eachUnit = function("store_units_apply_f", EachName.self),
      let unitTime = function("store_get_unit_modification_time", UnitTime.self),
      let openUnit = function("unit_reader_create", Open.self),
      let closeUnit = function("unit_reader_dispose", Close.self),
      let mainFile = function("unit_reader_get_main_file", Text.self),
      let moduleName = function("unit_reader_get_module_name", Text.self),
      let eachDependency = function("unit_reader_dependencies_apply_f", Each.self),
      let dependencyKind = function("unit_dependency_get_kind", Number.self),
      let dependencyName = function("unit_dependency_get_name", Text.self),
      let dependencyPath = function("unit_dependency_get_filepath", Text.self),
      let openRecord = function("record_reader_create", Open.self),
      let closeRecord = function("record_reader_dispose", Close.self),
      let eachOccurrence = function("record_reader_occurrences_apply_f", Each.self),
      let symbol = function("occurrence_get_symbol", Part.self),
      let roles = function("occurrence_get_roles", Number.self),
      let place = function("occurrence_get_line_col", Place.self),
      let usr = function("symbol_get_usr", Text.self),
      let name = function("symbol_get_name", Text.self)
    else { return nil }
    self.openStore = openStore
    self.eachUnit = eachUnit
    self.unitTime = unitTime
    self.openUnit = openUnit
    self.closeUnit = closeUnit
    self.mainFile = mainFile
    self.moduleName = moduleName
    self.eachDependency = eachDependency
    self.dependencyKind = dependencyKind
    self.dependencyName = dependencyName
    self.dependencyPath = dependencyPath
    self.openRecord = openRecord
    self.closeRecord = closeRecord
    self.eachOccurrence = eachOccurrence
    self.symbol = symbol
    self.roles = roles
    self.place = place
    self.usr = usr
    self.name = name
  }
}
