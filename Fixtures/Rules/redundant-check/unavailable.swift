// target: macOS 12
if #unavailable(macOS 11) { // expect: 4 [redundant-check] "'#unavailable(macOS 11)' is always false: the minimum is macOS 12.0 (--min); its body is dead"
  old()
}
if #unavailable(macOS 12) { // expect: 4 [redundant-check] "only the 'else' branch is left"
  old()
} else {
  modern()
}
if #unavailable(macOS 13) { // above the minimum: macOS 12 goes in
  old()
}
guard #unavailable(macOS 10.15) else { // expect: 7 [redundant-check] "what follows the 'guard' is dead"
  fatalError()
}
rest()
