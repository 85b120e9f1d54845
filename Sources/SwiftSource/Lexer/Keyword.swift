/// The words that have a meaning in the grammar: the cases of SwiftSyntax's `Keyword`.
///
/// The reserved words come first: without back-ticks their `Token.kind` is always `keyword`. The others are
/// contextual: their tokens are `identifier` and carry the keyword.
// The cases are named as the words.
// swift-format-ignore: AlwaysUseLowerCamelCase
public enum Keyword: UInt8, Sendable, CaseIterable {
  /// Not a keyword. (The word `none` is `noneWord`.)
  case none

  // MARK: Reserved words
  case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`
  case `defer`, `deinit`, `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`
  case `for`, `func`, `guard`, `if`, `import`, `in`, `init`, `inout`, `internal`, `is`, `let`, `nil`
  case `operator`, `precedencegroup`, `private`, `protocol`, `public`, `repeat`, `rethrows`, `return`
  case `self`, `Self`, `static`, `struct`, `subscript`, `super`, `switch`, `throw`, `throws`, `true`
  case `try`, `typealias`, `var`, `where`, `while`

  // MARK: Words with a meaning in their place
  case __consuming, __owned, __setter_access, __shared, _backDeploy, _borrow, _borrowing
  case _BridgeObject, _Class, _compilerInitialized, _const, _consuming, _documentation
  case _dynamicReplacement, _effects, _forward, _implements, _linear, _local, _modify, _move
  case _mutating, _NativeClass, _NativeRefCountedObject, _noMetadata, _opaqueReturnTypeOf
  case _originallyDefinedIn, _PackageDescription, _read, _RefCountedObject, _specialize
  case _spi_available, _Trivial, _TrivialAtMost, _TrivialStride, _underlyingVersion, _UnknownLayout
  case _version, abi, accesses, actor, addressWithNativeOwner, addressWithOwner, any, assignment
  case associativity, async, attached, autoclosure, availability, available, await, backDeployed
  case before, block, borrow, borrowing, canImport, compiler, consume, consuming, convenience
  case convention, copy, dependsOn, deprecated, derivative, didSet, differentiable, discard
  case distributed, dynamic, each, escaping, exported, file, final, forward, freestanding, get
  case higherThan, indirect, infix, initializes, introduced, isolated, kind, lazy, left, line, linear
  case lowerThan, macro, message, metadata, modify, module, mutableAddressWithNativeOwner
  case mutableAddressWithOwner, mutate, mutating, noasync, noDerivative, noescape, noneWord
  case nonisolated, nonmutating, nonsending, objc, obsoleted, of, open, optional, override, package
  case postfix, preconcurrency, prefix, `Protocol`, read, reasync, renamed, required, retroactive
  case reverse, right, safe, scoped, Sendable, sending, set, some, specialized, spi, spiModule, swift
  case target, then, transpose, `Type`, unavailable, unchecked, unowned, unsafe, unsafeAddress
  case unsafeMutableAddress, using, visibility, weak, willSet, wrt, yield, yielding

  /// Whether the lexer reserves the word.
  public var isReserved: Bool { rawValue &- 1 < Keyword.`while`.rawValue }

  /// The word as written; empty for `none`.
  public var text: String { self == .none ? "" : String(Keyword.words[Int(rawValue) - 1]) }

  /// All words, in the order of the cases.
  static let words = spelling.split { $0 == " " || $0 == "\n" }

  private static let spelling = """
    Any as associatedtype break case catch class continue default defer deinit do else enum
    extension fallthrough false fileprivate for func guard if import in init inout internal is
    let nil operator precedencegroup private protocol public repeat rethrows return self Self
    static struct subscript super switch throw throws true try typealias var where while
    __consuming __owned __setter_access __shared _backDeploy _borrow _borrowing _BridgeObject
    _Class _compilerInitialized _const _consuming _documentation _dynamicReplacement _effects
    _forward _implements _linear _local _modify _move _mutating _NativeClass
    _NativeRefCountedObject _noMetadata _opaqueReturnTypeOf _originallyDefinedIn
    _PackageDescription _read _RefCountedObject _specialize _spi_available _Trivial
    _TrivialAtMost _TrivialStride _underlyingVersion _UnknownLayout _version abi accesses actor
    addressWithNativeOwner addressWithOwner any assignment associativity async attached
    autoclosure availability available await backDeployed before block borrow borrowing
    canImport compiler consume consuming convenience convention copy dependsOn deprecated
    derivative didSet differentiable discard distributed dynamic each escaping exported file
    final forward freestanding get higherThan indirect infix initializes introduced isolated
    kind lazy left line linear lowerThan macro message metadata modify module
    mutableAddressWithNativeOwner mutableAddressWithOwner mutate mutating noasync noDerivative
    noescape none nonisolated nonmutating nonsending objc obsoleted of open optional override
    package postfix preconcurrency prefix Protocol read reasync renamed required retroactive
    reverse right safe scoped Sendable sending set some specialized spi spiModule swift target
    then transpose Type unavailable unchecked unowned unsafe unsafeAddress unsafeMutableAddress
    using visibility weak willSet wrt yield yielding
    """
}
