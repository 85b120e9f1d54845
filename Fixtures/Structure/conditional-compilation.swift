// `#if` wherever it may stand.
#if os(iOS) && !targetEnvironment(macCatalyst) || canImport(UIKit, _version: 1.2)
import A
#elseif swift(>=5.9) && compiler(<6)
#else
import B
  #if C
  func d() {}
  #endif
#endif
struct A {
  #if B
  var c: Int
  #if D
  func e() {}
  #endif
  #else
  #endif
  let f = 1
}
enum E {
  #if A
  case a
  #else
  case b(Int)
  #endif
}
func f() {
  a
    .b
    #if C
    .d(e)
    #if F
    .g { h }
    #endif
    .i
    #elseif J
    .k
    #endif
    .l()
  #if M
  n
  #else
  if o { p }
  #endif
  return
    q
    #if R
    .s
    #endif
}
let array = f(
  a
    #if B
    .c
    #endif
)
#if (A ||
  B)
let c = 1
#endif
#if A // comment
#endif
#if false
#sourceLocation(file: "a.swift", line: 1)
#sourceLocation()
#endif
#warning("a")
#error("b")
protocol P {
  #if A
  associatedtype B
  #endif
}
class C {
  #warning("a")
  #if A
  #error("b")
  #endif
}
