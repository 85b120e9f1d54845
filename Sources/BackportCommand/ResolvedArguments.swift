import Availability
import Projects

/// What the arguments mean, beside what was typed.
struct ResolvedArguments {
  var minimums = MinimumSpecification()
  /// What declared minimums are raised to.
  var raise: MinimumSpecification?
  /// `nil`: no limit.
  var platforms: Set<Platform>?

  init(_ arguments: Arguments) throws(UsageError) {
    do {
      for text in arguments.minimums { try minimums.merge(MinimumSpecification(text)) }
    } catch {
      throw UsageError("--min \(arguments.minimums.joined(separator: ",")): \(error)")
    }
    if let text = arguments.raise, !text.isEmpty {
      do {
        raise = try MinimumSpecification(text)
      } catch {
        throw UsageError("--raise \(text): \(error)")
      }
    }
    guard !arguments.platforms.isEmpty else { return }
    do {
      platforms = try Platform.list(arguments.platforms.joined(separator: ","))
    } catch {
      throw UsageError("--platforms \(arguments.platforms.joined(separator: ",")): \(error)")
    }
  }
}

extension ExcludeSet {
  /// The patterns of a configuration, which are seen from its folder.
  init(configuration path: String, patterns: [String]) {
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    self.init(folder: folder, patterns: patterns)
  }
}
