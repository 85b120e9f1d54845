let chosen: Int = {
  if #available(iOS 13, *) {
    return 1
  } else {
    return 2
  }
}()

struct Holder {
  let name: String = {
    if #available(iOS 13, *) { return "modern" }
    return "old"
  }()
  lazy var list: [Int] = {
    var list = [1]
    if #available(iOS 13, *) {
      list.append(2)
    }
    return list
  }()
}

func local(_ x: Int) -> Int {
  let value: Int = {
    guard #available(iOS 13, *) else { return 0 }
    return x * 2
  }()
  return value
}

var holder = Holder()
print(chosen, holder.name, holder.list, local(4))
