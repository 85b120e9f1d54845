// target: iOS 15
switch x {
case 1:
  if #available(iOS 14, *) { a() } // expect: 6 [redundant-check] "always true"
default:
  guard #available(iOS 16, *) else { break }
  if #available(iOS 16, *) { a() } // expect: 6 [redundant-check] "in line 6 already requires it"
}
let v = if #available(iOS 14, *) { 1 } else { 2 } // expect: 12 [redundant-check] "the 'else' branch is dead"
var body: some View {
  VStack {
    if #available(iOS 14, *) { Modern() } else { Old() } // expect: 8 [redundant-check] "always true"
  }
}
var p: Int {
  get { if #available(iOS 14, *) { 1 } else { 2 } } // expect: 12 [redundant-check] "always true"
  set { guard #available(iOS 14, *) else { return } } // expect: 15 [redundant-check] "the 'guard' can go"
}
let text = "\(name { if #available(iOS 14, *) { 1 } else { 2 } })" // expect: 25 [redundant-check] "always true"
for _ in 0..<1 { if #available(iOS 14, *) { continue } } // expect: 21 [redundant-check] "always true"
label: if #available(iOS 14, *) { break label } // expect: 11 [redundant-check] "always true"
subscript(i: Int = { if #available(iOS 14, *) { 1 } else { 2 } }()) -> Int { 0 } // expect: 25 [redundant-check] "always true"
