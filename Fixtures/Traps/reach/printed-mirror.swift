// A mirror that is printed, put into an interpolation, described or dumped says its case's name.
// min: 16

// ==== Native/Native.swift
public enum Detent { case medium, large, tall }
extension Detent: CustomStringConvertible { public var description: String { "native \(self == .medium ? 1 : 2)" } }
public func present(_ d: Detent) { print("present") }

// ==== Compat.swift
import Native
enum CompatDetent { case medium, large
  @available(iOS 15, *) var detent: Detent { switch self { case .medium: return .medium; case .large: return .large } } }
enum CompatB { case medium, large
  @available(iOS 15, *) var detentB: Detent { switch self { case .medium: return .medium; case .large: return .large } } }
enum CompatC { case medium, large
  @available(iOS 15, *) var detentC: Detent { switch self { case .medium: return .medium; case .large: return .large } } }
enum CompatD { case medium, large
  @available(iOS 15, *) var detentD: Detent { switch self { case .medium: return .medium; case .large: return .large } } }
enum CompatE { case medium, large
  @available(iOS 15, *) var detentE: Detent { switch self { case .medium: return .medium; case .large: return .large } } }

// ==== main.swift
import Native
func show(_ d: CompatDetent) { print("showing \(d)"); if #available(iOS 15, *) { present(d.detent) } }
func showB(_ d: CompatB) { print(d); if #available(iOS 15, *) { present(d.detentB) } }
func showC(_ d: CompatC) { print(String(describing: d)); if #available(iOS 15, *) { present(d.detentC) } }
struct S { var d: CompatD = .medium; func go() { dump(self); if #available(iOS 15, *) { present(d.detentD) } } }
let list: [CompatE] = [.medium, .large]
print("all: \(list)")
for e in list { if #available(iOS 15, *) { present(e.detentE) }; let x: Any = e; print(x) }
show(.medium); showB(.large); showC(.large); S().go()
