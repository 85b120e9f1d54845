// A getter or subscript that makes an object gives it to nobody else: a name holds it until its scope ends, in the same file
// and where another one declares the getter.
// min: 16
// warns: the names stay that hold what a getter makes

// ==== Pool.swift
final class Lease {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("returned", name) }
}
final class Pool {
  var lease: Lease { Lease("a") }
  var spare: Lease? { Lease("b") }
  subscript(index: Int) -> Lease { Lease("\(index)") }
}

// ==== main.swift
final class Token { deinit { print("gone") } }
struct Center {
  var token: Token { Token() }
}
func own(_ center: Center) {
  let token = center.token
  if #unavailable(iOS 15) { print(token) }
  print("own")
}
func read(_ pool: Pool) {
  let lease = pool.lease
  if #unavailable(iOS 15) { print(lease.name) }
  print("read")
}
func guarded(_ pool: Pool) {
  guard let spare = pool.spare else { return }
  if #unavailable(iOS 15) { print(spare.name) }
  print("guarded")
}
func indexed(_ pool: Pool) {
  let lease = pool[3]
  if #unavailable(iOS 15) { print(lease.name) }
  print("indexed")
}
func branched(_ pool: Pool) {
  if #available(iOS 15, *) {
    let lease = pool.lease
    print(lease.name)
  }
  print("branched")
}
own(Center())
read(Pool())
guarded(Pool())
indexed(Pool())
branched(Pool())

// ==== after: main.swift
final class Token { deinit { print("gone") } }
struct Center {
  var token: Token { Token() }
}
func own(_ center: Center) {
  let token = center.token
  print("own")
}
func read(_ pool: Pool) {
  let lease = pool.lease
  print("read")
}
func guarded(_ pool: Pool) {
  guard let spare = pool.spare else { return }
  print("guarded")
}
func indexed(_ pool: Pool) {
  let lease = pool[3]
  print("indexed")
}
func branched(_ pool: Pool) {
  do {
    let lease = pool.lease
    print(lease.name)
  }
  print("branched")
}
own(Center())
read(Pool())
guarded(Pool())
indexed(Pool())
branched(Pool())
