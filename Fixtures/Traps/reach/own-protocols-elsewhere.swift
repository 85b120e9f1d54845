// `Shape` and `View` are the project's protocols, declared in another file, and require what SwiftUI's do not.
// min: 16

// ==== Protocols.swift
protocol Shape { func legacy() -> Int }
extension Shape { func legacy() -> Int { 0 } }
protocol View { var old: Int { get } }
extension View { var old: Int { 0 } }
func use(_ shape: some Shape) { print(shape.legacy()) }
func use(_ view: some View) { print(view.old) }

// ==== Types.swift
private struct Disc: Shape { fileprivate func legacy() -> Int { 5 } }
private struct Row: View { var old: Int { 6 } }
private struct Cell {}
extension Cell: View { fileprivate var old: Int { 7 } }
private struct Key: Hashable, Comparable {
  static func < (left: Key, right: Key) -> Bool { false }
  var gone: Int { 8 }
}
func run() {
  if #available(iOS 15, *) {
    use(Disc())
    use(Row())
    use(Cell())
  } else {
    print(Disc().legacy(), Row().old, Cell().old)
  }
}
func compare() {
  if #available(iOS 15, *) { print(Key() == Key()) } else { print(Key().gone) }
}

// ==== main.swift
run()
compare()

// ==== after: Types.swift
private struct Disc: Shape { fileprivate func legacy() -> Int { 5 } }
private struct Row: View { var old: Int { 6 } }
private struct Cell {}
extension Cell: View { fileprivate var old: Int { 7 } }
private struct Key: Hashable, Comparable {
  static func < (left: Key, right: Key) -> Bool { false }
}
func run() {
  use(Disc())
  use(Row())
  use(Cell())
}
func compare() {
  print(Key() == Key())
}
