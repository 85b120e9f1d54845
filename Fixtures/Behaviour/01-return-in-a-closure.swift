let work = { (value: Int) -> Void in
  if #available(iOS 13, *) {
    print("value", value)
    return
  }
  print("must not run")
}
work(1)
[1, 2].forEach { item in
  if #available(iOS 13, *) { return }
  print(item)
}
print("end")
