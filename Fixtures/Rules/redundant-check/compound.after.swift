// target: iOS 15
if x > 1 { a() } else { b() }
if let y { a(y) }
if #available(iOS 16, *) { }
if #available(iOS 16, *), let z = { () -> Int? in 1 }() { }
if let z = { () -> Int? in if #available(iOS 16, *) { 1 } else { 2 } }(), #available(iOS 16, *) { } // what comes first is not yet narrowed
b()
if x, #available(iOS 16, *) { } else {
  if #available(iOS 16, *) { } // 'x' may be what failed
}
guard x else { fatalError() }
while
  x
{ }
var x = true
