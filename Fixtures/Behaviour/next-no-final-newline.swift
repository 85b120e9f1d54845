func last() -> Int { if #available(iOS 13, *) { return 1 } else { return 2 } }
print(last())
if #available(iOS 13, *) { print("end") } else { print("old") }