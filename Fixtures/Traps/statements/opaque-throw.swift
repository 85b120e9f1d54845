// Only a throw would be left of an opaque result.
// min: 16
// warns: the case is about behaviour

// ==== main.swift
func f() -> some Equatable {
  if #unavailable(iOS 15) { return 1 }
  fatalError()
}
func g() throws -> some Equatable {
  if #available(iOS 15, *) { throw E.a }
  return 1
}
enum E: Error { case a }
print((try? g()) == nil)
