// A cast holds what a call has made until the scope ends.
// min: 16
// warns: the case is about behaviour

// ==== main.swift
class Token { let n: String; init(_ n: String) { self.n = n; print("take", n) } ; deinit { print("release", n) } ; func go() {} }
func acquire(_ n: String) -> Any { Token(n) }
func f() {
  guard let t = acquire("a") as? Token else { return }
  if #unavailable(iOS 15) { t.go() }
  print("work")
}
func g() {
  if let t = acquire("b") as? Token { if #unavailable(iOS 15) { t.go() }; print("work b") }
  while let t = acquire("c") as? Token { if #unavailable(iOS 15) { t.go() }; print("work c"); break }
}
f(); g()
