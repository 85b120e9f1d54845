// Expressions whose extent is hard to tell.
let sum = a + b * c ... d
let ternary = a ? b ? 1 : 2 : c is D ? 3 : 4
let casts = x as? [String: [Int?]] ?? y as! (Int, String) -> Void
let compositions = x as any P & Q
let attempts = try! await f(try? g()) ?? h
let effects = [() async throws -> Void](), typed = [(Int) throws(E) -> Int]()
let specialized = Dictionary<String, Array<Int>>.Index.self
let nested = A<B<C<D>>>(e), optional = A<B<C>?>?.none, compared = a < b, shifted = a >> b
let comparison = (a < b, c > (d)), list = [a<b, c>d]
let arguments = f(a<b, c>(d)), call = a<b>(c), closureCall = a<b> { c }
let operators = xs.reduce(0, +), sorted = xs.sorted(by: <), both = f(-, a: *)
let negative = -a.b, negated = !a.b(), reference = f(&a.b[c])
let keyPaths = [\A.b, \.c, \A<B>.c?.d!, \[Int].count, \.[0].e, \A.b[c: d], \(A, B).0, \.self, \.?.f]
let macros = #file + #line.description + #selector(a.b(_:)).description
let expansion = #stringify<Int>(a + b) { c } label: { d }
let raw = #"a \(b) \#(c + "\(d)") "# + "e\(f(g) { "h" })i" + """
  j \(k) \
  l
  """
let regex = /a(b)/, extended = #/c/d/#, wholeMatch = try? /x y/.wholeMatch(in: z)
let implicit: [E] = [.a, .b(1).c, .init(d: 2), .e.f { g }]
let tuple = (a, b: c, (d, e)).0.1.b
let compound = f(a:b:) ; let member = a.f(_:b:)
let cast = (any P).self, metatype = any P.Type.self
let collection = [a: [b: c], d: [:]], empty: [Int] = []
let ifExpression = if a { 1 } else if b { 2 } else { 3 }
let switchExpression = switch a { case .b: 1
  default: 2 }
let coerced = (if a { 1 } else { 2 }) as Int
let called = { (a: Int, _ b: inout String) async throws -> Int in a }(1, &c)
let closures = f { $0 } b: { a, _ in a } c: { [weak self, unowned(safe) d, e = f.g] (h) in h }
let attributed = { @MainActor @Sendable [x] in x }
let array = { [1, 2] }(), parenthesized = { (a, b) }(), sequence = { a, b in c }
let inline: [3 of Int] = [1, 2, 3], matrix = [2 of [3 of Int]](repeating: x)
let borrowed = copy a, consumed = consume b, unsafeValue = unsafe c.d, unsafeClosure = unsafe { e }
let function = consume(a) + copy.b + unsafe(c) + each.d + any
let parenthesizedUnsafe = unsafe (a) + b
let wildcards = { _, _ in _ = f }
let optionals = a?.b?[c]?(d)!.e ?? f
let postfix = a++ + b..., range = 1..., prefix = ...2
let assignment: Void = a.b = c
f(a) { } g: { }
chain
  .a
  .b { c }
  .d(e)
  + f
(g)
[h]
{ i }
.j
k = l ?
  m :
  n
return
o
