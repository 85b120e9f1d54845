// target: iOS 15
switch x {
case 1:
  a()
default:
  guard #available(iOS 16, *) else { break }
  a()
}
let v = 1
var body: some View {
  VStack {
    Modern()
  }
}
var p: Int {
  get { 1 }
  set { }
}
let text = "\(name { 1 })"
for _ in 0..<1 { continue }
label: do { break label }
subscript(i: Int = 1) -> Int { 0 }
