// Attributes with arguments of every kind.
@available(iOS 15.0, macOS 12, *)
@available(tvOS, introduced: 13, deprecated: 15.1.2, obsoleted: 16, message: "a, b (c)", renamed: "d(e:)")
@available(*, unavailable) @available(swift 5.9) @available(swift, deprecated: 5)
@available(_iOS13Aligned, *) @available(SwiftStdlib 5.9, *) @available(*, noasync)
@available(iOSApplicationExtension 15.0, macCatalyst 15.0.1, *, visionOS 1)
@backDeployed(before: macOS 12.0, iOS 15.0)
@_spi_available(iOS 15, *)
@_originallyDefinedIn(module: "A", iOS 15, macOS 12)
@_specialize(exported: true, kind: partial, where T == Int) @_specialize(availability: macOS 10.15, *; where T: P)
@specialized(where T == Int)
@_documentation(visibility: private) @_effects(readonly) @_implements(P, f(_:))
@_dynamicReplacement(for: f(a:)) @abi(func f<T>(_ a: T) async)
@differentiable(reverse, wrt: (a, b) where T: P) @derivative(of: f) @transpose(of: g, wrt: self)
@objc(f:g:) @objc @inlinable @inline(__always) @_semantics("a") @_cdecl("b") @_silgen_name("c")
@Custom(a: 1, b: { c }, d: "e\(f)") @Module.Custom<Int>(g) @Generic<A<B>>.Nested
@MainActor @Sendable @preconcurrency @_spi(A) @frozen @usableFromInline
func f() {}
#if A
@available(iOS 16, *)
#elseif B
@objc
#else
@available(iOS 17, *) @objc
#endif
public func g() {}
struct A {
  #if B
  @Wrapper(1)
  #endif
  var a: Int
  @available(iOS 15, *) case b
  @available(iOS, deprecated: 16) var c: Int { @available(iOS 16, *) get { 1 } @available(macOS 13, *) set {} }
  @available(iOS 15, *) init() {}
  @available(iOS 15, *) subscript(a: Int) -> Int { 1 }
  @available(iOS 15, *) typealias D = E
}
@propertyWrapper @resultBuilder @dynamicMemberLookup @globalActor struct B {}
let a = { @MainActor (b: @Sendable () -> Void) in c }
func h(@A _ b: @B @C(d) () -> E, @F g: H) {}
@available(iOS 15, *) import I
@A
let b = 1
