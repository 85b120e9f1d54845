// Members on one line: a `;` goes with the member before it.
// min: 16

// ==== main.swift
struct A { func f() { if #unavailable(iOS 15) { old() } }; private func old() { print("old") }; func g() { print("g") } }
struct B { private func old() { print("old") }; func f() { if #unavailable(iOS 15) { old() } } }
struct C { func f() { if #unavailable(iOS 15) { old() } }; private func old() { print("old") } }
struct D { private func old() { print("old") } ; func f() { if #unavailable(iOS 15) { old() } else { print("d") } } }
struct E { @available(iOS, obsoleted: 14) func old() {}; func g() { print("g") } }
enum F { @available(iOS, deprecated: 13, renamed: "new") static let old = F.new; case new }
enum G { case new; @available(iOS, deprecated: 13, renamed: "new") static let old = G.new }
enum H { case new; @available(iOS, deprecated: 13, renamed: "new") static let old = H.new; func f() { print("h") } }
func top() { if #unavailable(iOS 15) { helper() } }; private func helper() { print("old") }; func rest() { print("rest") }
A().f(); A().g(); B().f(); C().f(); D().f(); E().g(); print(F.new, G.new, H.new); H.new.f(); top(); rest()
