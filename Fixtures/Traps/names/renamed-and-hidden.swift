// A new name that means something else where the old one stands.
// min: 16

// ==== Panel.swift
struct Panel {
  @available(iOS, introduced: 12, deprecated: 15, renamed: "size")
  var count: Int { size }
  var size: Int { 1 }
  @available(iOS, introduced: 12, deprecated: 15, renamed: "Ink.mixed(_:)")
  static func mix(_ value: Int) -> Int { Ink.mixed(value) }

  func parameter(size: Int) -> Int { count * 10 + size }
  func closure() -> [Int] { [5, 6].map { size in count * 10 + size } }
  func generic<Ink>(_ ink: Ink) -> Int { Panel.mix(4) }
  struct Inner {
    var size = 9
    func use(_ panel: Panel) -> Int { panel.count }
  }
}

struct Ink {
  static func mixed(_ value: Int) -> Int { value }
}

@available(iOS, introduced: 12, deprecated: 15, renamed: "area(of:)")
func surface(_ value: Int) -> Int { area(of: value) }
func area(of value: Int) -> Int { value * 2 }

func local(area: Int) -> Int { surface(area) }
@available(iOS, introduced: 12, deprecated: 15, renamed: "bigger(_:)")
func greater(_ value: Int) -> Int { bigger(value) }
func bigger(_ value: Int) -> Int { value + 1 }

struct Room {
  func bigger(_ value: Int) -> Int { value + 100 }
  func use() -> Int { greater(1) }
}

// ==== main.swift
print(Panel().parameter(size: 2), Panel().closure(), Panel().generic("x"), Panel.Inner().use(Panel()))
print(local(area: 3), Room().use())

// ==== after: Panel.swift
struct Panel {
  var size: Int { 1 }
  @available(iOS, deprecated: 15, renamed: "Ink.mixed(_:)")
  static func mix(_ value: Int) -> Int { Ink.mixed(value) }

  func parameter(size: Int) -> Int { self.size * 10 + size }
  func closure() -> [Int] { [5, 6].map { size in self.size * 10 + size } }
  func generic<Ink>(_ ink: Ink) -> Int { Panel.mix(4) }
  struct Inner {
    var size = 9
    func use(_ panel: Panel) -> Int { panel.size }
  }
}

struct Ink {
  static func mixed(_ value: Int) -> Int { value }
}

@available(iOS, deprecated: 15, renamed: "area(of:)")
func surface(_ value: Int) -> Int { area(of: value) }
func area(of value: Int) -> Int { value * 2 }

func local(area: Int) -> Int { surface(area) }
@available(iOS, deprecated: 15, renamed: "bigger(_:)")
func greater(_ value: Int) -> Int { bigger(value) }
func bigger(_ value: Int) -> Int { value + 1 }

struct Room {
  func bigger(_ value: Int) -> Int { value + 100 }
  func use() -> Int { greater(1) }
}
