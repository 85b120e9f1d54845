// Of several attributes of one declaration the compiler heeds, on each platform, the one with the closest name,
// the last of those alike: what `iOS` says counts for visionOS and Mac Catalyst where nothing names these, and
// what `anyAppleOS` says where nothing else names the platform.

extension AvailabilityContext {
  /// Whether a declaration with these attributes can be used nowhere: each platform built is ruled out by
  /// `obsoleted:` or `unavailable` of one of them.
  public func isUnusable(_ attributes: [AvailabilityAttribute]) -> Bool {
    guard !isUnreachable else { return false }
    let ruledOut = platformsRuledOut(by: attributes)
    return platforms.indices.allSatisfy { platforms[$0].known.isEmpty || ruledOut.contains($0) }
  }

  /// On which of `platforms`, by index, a declaration cannot be used: each may be named more than once.
  public func platformsRuledOut(by attributes: [AvailabilityAttribute]) -> [Int] {
    attributes.indices.flatMap { position -> [Int] in
      guard case .long(let long) = attributes[position].form, let end = long.end else { return [] }
      return judge(long, end).platforms
        .filter { $0.verdict == .always && !isOverruled(position, among: attributes, at: $0.index) }
        .map(\.index)
    }
  }

  /// Whether the compiler heeds another one of a declaration's attributes on a platform. One that makes the
  /// declaration unavailable there does not make it usable.
  public func isOverruled(_ position: Int, among all: [AvailabilityAttribute], at index: Int) -> Bool {
    let place = platforms[index]
    guard all.count > 1, let own = all[position].closeness(on: place) else { return false }
    return all.indices.contains { other in
      guard other != position, let rank = all[other].closeness(on: place) else { return false }
      if case .long(let long) = all[other].form, long.unavailable != nil { return false }
      return rank.isCloser(than: own, isLater: other > position)
    }
  }

  /// Whether others of a declaration's attributes, which count for nothing now, would speak for a platform
  /// if this one went: `@available(iOS, introduced: 28)` for visionOS when its own `visionOS` goes.
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
  /// That of its closest name; `nil`: it does not speak for the platform.
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
  /// Whether they name `iOSApplicationExtension` as well as visionOS or Mac Catalyst themselves: of these the
  /// compiler takes the one or the other.
  fileprivate func areUnclear(on place: BuiltPlatform) -> Bool {
    let names = flatMap { $0.activeNames(on: place) }
    return names.contains { $0.kinship == .own && !$0.isExtension }
      && names.contains { $0.kinship == .inherited && $0.isExtension }
  }
}

extension AvailabilityAttribute.LongForm {
  /// From where on the declaration cannot be used.
  fileprivate var end: Milestone? { unavailable == nil ? obsoleted : Milestone(version: nil, argument: 0) }
}

extension ActiveName {
  /// Both ways for what iOS says of extensions and visionOS and Catalyst of themselves: of these the compiler
  /// takes the one or the other.
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
