// target: iOS 15
func image() -> Image? {
  #if DEBUG
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "always true"
    return system()
  }
  return nil // dead wherever the clause is built
  #else
  guard #unavailable(iOS 13) else { return other() } // expect: 9 [redundant-check] "is dead"
  return nil
  #endif
  print("no clause comes to here")
}
#if DEBUG
if #available(iOS 13, *) { exit(0) } // expect: 4 [redundant-check] "always true"
func seenFromEverywhere() { }
#endif
func semicolons() {
  if #available(iOS 13, *) { // expect: 6 [redundant-check] "always true"
    return;
  };
  dead()
}
