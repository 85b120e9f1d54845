// target: iOS 15
if x > 1, #available(iOS 13, *) { a() } else { b() } // expect: 11 [redundant-check] "this part of the condition can go"
if #available(iOS 13, *), let y { a(y) } // expect: 4 [redundant-check] "this part of the condition can go"
if #available(iOS 16, *), #available(iOS 15.4, *) { } // expect: 27 [redundant-check] "'#available(iOS 16, *)' in line 4 already requires it; this part of the condition can go"
if #available(iOS 16, *), let z = { () -> Int? in if #available(iOS 16, *) { 1 } else { 2 } }() { } // expect: 54 [redundant-check] "in line 5 already requires it"
if let z = { () -> Int? in if #available(iOS 16, *) { 1 } else { 2 } }(), #available(iOS 16, *) { } // what comes first is not yet narrowed
if x, #unavailable(iOS 14) { a() } else { b() } // expect: 7 [redundant-check] "only the 'else' branch is left"
if x, #available(iOS 16, *) { } else {
  if #available(iOS 16, *) { } // 'x' may be what failed
}
guard x, #available(iOS 14, *) else { fatalError() } // expect: 10 [redundant-check] "this part of the condition can go"
while
  x,
  #available(iOS 14, *) // expect: 3 [redundant-check] "this part of the condition can go"
{ }
var x = true
