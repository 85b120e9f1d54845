import Foundation

guard #available(iOS 13, *) else { exit(1) }

var total = 0
if #available(iOS 13, *) {
  total += 1
} else {
  total -= 1
}

for i in 0..<2 where i < 5 {
  if #available(iOS 14, *) { total += i; continue }
  total = -1
}

switch total {
case 2: if #available(iOS 13, *) { print("two") } else { print("old two") }
default: print("other")
}
print(total)
