// target: iOS 14
if #available(iOS 16, *) {
  if #available(iOS 15, *) { // expect: 6 [redundant-check] "is always true: '#available(iOS 16, *)' in line 2 already requires it"
    inner()
  }
  if #available(iOS 17, *) { } // narrower than the gate
  if #available(iOS 13, *) { } // expect: 6 [redundant-check] "the minimum is iOS 14.0 (--min)"
} else {
  if #available(iOS 16, *) { // expect: 6 [redundant-check] "is always false: it is only reached when '#available(iOS 16, *)' in line 2 is false; its body is dead"
    dead()
  }
  if #available(iOS 15, *) { } // between the minimum and the gate
  if #available(iOS 17, *) { } else { } // expect: 6 [redundant-check] "only the 'else' branch is left"
}
if #available(iOS 16, *) { } // behind the first gate nothing is known
while #available(iOS 15, *) {
  if #available(iOS 15, *) { } // expect: 6 [redundant-check] "'#available(iOS 15, *)' in line 16 already requires it"
  break
}
while #unavailable(iOS 13) { } // expect: 7 [redundant-check] "the loop is dead"
while #available(iOS 14, *) { } // expect: 7 [redundant-check] "the check can go"
