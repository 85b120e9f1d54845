func tight(){if #available(iOS 13,*){print("tight")}else{print("old")}}
func spread()
{
  if
    #available(iOS 13, *)
  {
    print("spread")
  }
  else
  {
    print("old")
  }
}
func tabs() {
	if #available(iOS 13, *) {
		if #available(iOS 14, *) {
			print("tabs")
		}
	} else {
		print("old")
	}
}
func blank() {

  if #available(iOS 13, *) {

    print("blank")

  } else {

    print("old")

  }

}
tight()
spread()
tabs()
blank()
func semicolons(_ n: Int) {
  if #available(iOS 13, *) {
    print("semicolon", n); // and a comment
  }; print("same line")
  if #available(iOS 13, *) {
    print("another", n);
    // Fallback on earlier versions
  };
  if n > 0 { if #available(iOS 13, *) { print("third"); /* odd */ }; }
}
func deadSemicolons(_ n: Int) {
  if #available(iOS 13, *) {
    print("dead", n);
    return
  }
  print("never");
}
func deadOnOneLine(_ n: Int) {
  switch n {
  case 1: if #available(iOS 13, *) { print("one"); return }; print("never"); case 2: print("two");
  default: guard #unavailable(iOS 13) else { print("other"); return }; print("never"); }
}
semicolons(1)
deadSemicolons(1)
for n in 1...3 { deadOnOneLine(n) }
