// What init! makes is an optional unless a type is written.
// min: 16

// ==== main.swift
struct Pt { var x: Int; init!(_ x: Int) { if x < 0 { return nil }; self.x = x } }
func f() -> Int {
  let p: Pt
  if #available(iOS 15, *) { p = Pt(1) } else { p = Pt(2) }
  return p.x
}
func g() -> Int {
  let p: Pt?
  if #available(iOS 15, *) { p = Pt(1) } else { p = nil }
  return p!.x
}
print(f(), g())
