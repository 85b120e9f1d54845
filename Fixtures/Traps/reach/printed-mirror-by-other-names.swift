// A printed mirror by way of a constant, a loop, a closure, an optional binding, an `Any`, its name.
// min: 16

// ==== Native/Native.swift
public enum Detent { case medium, large, tall }
extension Detent: CustomStringConvertible { public var description: String { "native \(self == .medium ? 1 : 2)" } }
public func present(_ d: Detent) { print("present") }

// ==== Compat.swift
import Native
enum CompatA { case medium, large
  @available(iOS 15, *) var detentA: Detent { switch self { case .medium: return .medium; case .large: return .large } } }
enum CompatB { case medium, large
  @available(iOS 15, *) var detentB: Detent { switch self { case .medium: return .medium; case .large: return .large } } }
enum CompatC { case medium, large
  @available(iOS 15, *) var detentC: Detent { switch self { case .medium: return .medium; case .large: return .large } } }
enum CompatD { case medium, large
  @available(iOS 15, *) var detentD: Detent { switch self { case .medium: return .medium; case .large: return .large } } }
enum CompatE { case medium, large
  @available(iOS 15, *) var detentE: Detent { switch self { case .medium: return .medium; case .large: return .large } } }
enum CompatF { case medium, large
  @available(iOS 15, *) var detentF: Detent { switch self { case .medium: return .medium; case .large: return .large } } }

// ==== main.swift
import Native
func showA(_ d: CompatA) { let e = d; print("showing \(e)"); if #available(iOS 15, *) { present(d.detentA) } }
func showB(_ ds: [CompatB]) { for d in ds { print(d); if #available(iOS 15, *) { present(d.detentB) } } }
func showC(_ ds: [CompatC]) { print(ds.map { "\($0)" }); ds.forEach { d in if #available(iOS 15, *) { present(d.detentC) } } }
func showD(_ d: CompatD?) { if let d = d { print([d]); if #available(iOS 15, *) { present(d.detentD) } } }
func showE(_ d: CompatE) { let any: Any = d; print(any); if #available(iOS 15, *) { present(d.detentE) } }
func showF(_ d: CompatF) { print(d == .medium ? "m" : "l"); print("\(CompatA.medium)"); if #available(iOS 15, *) { present(d.detentF) } }
showA(.medium); showB([.large]); showC([.large]); showD(.medium); showE(.large); showF(.medium)
