// Statements: where one ends and the next begins.
a; b
if a, let b, let c = d, case .e(let f, _)? = g, var h: Int = i, #available(iOS 15, *), j { k } else if l { m } else { n }
if let self { a() }
if x.contains { $0 } { y }
if xs.filter({ $0 }).isEmpty { y }
if case let (a, b?) = c { d }
if case 1..<2 = a, case is B = c {}
guard let a = b, !c else { return }
guard case .a = b else { throw C.d(e) }
while let a = b.next(), a < 3 { continue }
repeat { a } while b
outer: for case let (a?, b) in c where d { break outer; continue outer }
for try await a: Int in b {}
for await unsafe a in b {}
for (i, (j, _)) in k.enumerated() {}
inner: repeat { break inner } while true
do { try a() } catch let error as E where b { c } catch E.f, E.g(let h) { i } catch { j }
do throws(E) { a } catch {}
label: do { break label }
label2: if a { break label2 }
defer { a }
switch a {
case .b, .c where d, is E: f
case let .g(h, i) where h > i: j; k
case (let l, _), (_, let l): fallthrough
case 1...2, "m": break
case \.n ~= o: p
@unknown default: q
}
switch (a, b) { case (1, 2): c
  default: return }
switch a {
#if B
case .b: c
#elseif C
case .d:
  #if D
  e
  #endif
#endif
case .f: g
#if G
default: h
#endif
}
return
foo()
func f() {
  return
  if a { b }
}
func g() -> Int {
  return if a { 1 } else { 2 }
}
func h() {
  if a { 1 } else { 2 } as Int
  switch a {
  default: 1
  } as Int
  let b = { return }
  return; c()
}
func i() {
  let a = b
  (c)
  let d = e
  [f]
  let g = h
  -i
  let j = k
  - l
  let m = n
  .o
  let p = q
  { r }
  throw s
  t
}
func j() {
  case1: while a { }
  default1: for b in c {}
  d ? e : f
  _ = g
  (h, i) = (j, k)
  { l }()
  do { m }
  [n].forEach { o }
  #if DEBUG
  p
  #endif
  .q
}
func k() { return }
func l() { if #unavailable(macOS 12) { a }; while #available(iOS 16, *), b { c } }
