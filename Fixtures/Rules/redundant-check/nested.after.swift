// target: iOS 14
if #available(iOS 16, *) {
  inner()
  if #available(iOS 17, *) { } // narrower than the gate
} else {
  if #available(iOS 15, *) { } // between the minimum and the gate
}
if #available(iOS 16, *) { } // behind the first gate nothing is known
while #available(iOS 15, *) {
  break
}
while true { }
