// A declaration can have several `@available` attributes. For each platform the compiler uses the one whose
// name is closest to it, and the last of equally close ones: `iOS` counts for visionOS and Mac Catalyst when
// nothing names these, `anyAppleOS` when nothing else names the platform.

extension AvailabilityContext {
  /// Whether a declaration with these attributes cannot be used on any platform built, because of
  /// `obsoleted:` or `unavailable`.
  public func isUnusable(_ attributes: [AvailabilityAttribute]) -> Bool {
    !isUnreachable && platformsLeft(by: attributes).isEmpty
  }

  /// The platforms that can reach the declaration and on which it can be used.
  public func platformsLeft(by attributes: [AvailabilityAttribute]) -> [BuiltPlatform] {
    let ruledOut = platformsRuledOut(by: attributes)
    return platforms.indices.filter { !platforms[$0].known.isEmpty && !ruledOut.contains($0) }
      .map { platforms[$0] }
  }

  /// The indices in `platforms` on which the declaration cannot be used. A platform can occur more than once.
  public func platformsRuledOut(by attributes: [AvailabilityAttribute]) -> [Int] {
    attributes.indices.flatMap { position -> [Int] in
      guard case .long(let long) = attributes[position].form, let end = long.end else { return [] }
      return judge(long, end).platforms
        .filter { $0.verdict == .always && !isOverruled(position, among: attributes, at: $0.index) }
        .map(\.index)
    }
  }

  /// Whether the compiler uses another attribute of the declaration on this platform. An attribute that makes
  /// the declaration unavailable cannot be overruled into making it usable.
  public func isOverruled(_ position: Int, among all: [AvailabilityAttribute], at index: Int) -> Bool {
    let place = platforms[index]
    guard all.count > 1, let own = all[position].closeness(on: place) else { return false }
    return all.indices.contains { other in
      guard other != position, let rank = all[other].closeness(on: place) else { return false }
      if case .long(let long) = all[other].form, long.unavailable != nil { return false }
      return rank.isCloser(than: own, isLater: other > position)
    }
  }

  /// Whether another attribute, which has no effect now, would apply to a platform when this one is removed:
  /// `@available(iOS, introduced: 28)` applies to visionOS once the `visionOS` attribute is gone.
  public func overrulesOthers(_ position: Int, among all: [AvailabilityAttribute]) -> Bool {
    guard all.count > 1 else { return false }
    return platforms.contains { place in
      guard let own = all[position].closeness(on: place) else { return false }
      if all.areUnclear(on: place) { return true }
      return all.indices.contains { other in
        guard other != position, let rank = all[other].closeness(on: place) else { return false }
        return own.isCloser(than: rank, isLater: position > other) && judge(all[other]).removal != .whole
      }
    }
  }
}

extension AvailabilityAttribute {
  /// The closest name in the attribute. `nil`: the attribute does not apply to the platform.
  fileprivate func closeness(on place: BuiltPlatform) -> ActiveName? {
    activeNames(on: place).reduce(nil) { closest, name in
      closest.map { name.isCloser(than: $0, isLater: false) ? name : $0 } ?? name
    }
  }

  fileprivate func activeNames(on place: BuiltPlatform) -> [ActiveName] {
    let names: [PlatformName] =
      switch form {
      case .short(let list): list.clauses.map(\.name)
      case .long(let long): long.name.map { [$0] } ?? []
      case .language, .malformed: []
      }
    let isExtension = place.isApplicationExtension ?? true
    return names.compactMap {
      ActiveName($0, on: place.platform, as: .attribute, isExtension: isExtension)
    }
  }
}

extension [AvailabilityAttribute] {
  /// Whether the attributes name `iOSApplicationExtension` and also visionOS or Mac Catalyst. Compilers
  /// differ in which of the two they use.
  fileprivate func areUnclear(on place: BuiltPlatform) -> Bool {
    let names = flatMap { $0.activeNames(on: place) }
    return names.contains { $0.kinship == .own && !$0.isExtension }
      && names.contains { $0.kinship == .inherited && $0.isExtension }
  }
}

extension AvailabilityAttribute.LongForm {
  /// The first version on which the declaration cannot be used.
  fileprivate var end: Milestone? { unavailable == nil ? obsoleted : Milestone(version: nil, argument: 0) }
}

extension ActiveName {
  /// `iOSApplicationExtension` and the platform's own name are each closer than the other: compilers differ
  /// in which of the two they use.
  fileprivate func isCloser(than other: ActiveName, isLater: Bool) -> Bool {
    if kinship != .any, other.kinship != .any, kinship != other.kinship, isExtension != other.isExtension,
      (kinship == .own) != isExtension
    {
      return true
    }
    if kinship != other.kinship { return kinship.rawValue > other.kinship.rawValue }
    return isExtension == other.isExtension ? isLater : isExtension
  }
}
