// target: iOS 15
if #available(iOS 14, *) { // expect: 4 [redundant-check] "always true"
	modern()
}
	if	#available(iOS 14, *)	{ } // expect: 5 [redundant-check] "always true"
let é = 1; if #available(iOS 14, *) { } // expect: 16 [redundant-check] "always true"
if #available(iOS 14,
  *) { } // expect-1: 4 [redundant-check] "'#available(iOS 14, *)'"