import Testing

@testable import Availability

struct AvailabilityMacrosTests {
  private func macros(_ definitions: String...) -> AvailabilityMacros {
    var macros = AvailabilityMacros()
    for definition in definitions {
      let isDefined = macros.define(definition)
      #expect(isDefined, "\(definition)")
    }
    return macros
  }

  private func names(_ macros: AvailabilityMacros) -> [String] { macros.all }

  @Test func equalDefinitionsAreOne() {
    var all = macros("Mine 1.0:iOS 16, macOS 13, Android 28", "Mine 2.0:iOS 17")
    all.merge(macros("Mine 1.0 : macOS 13, iOS 16.0"))
    #expect(names(all) == ["Mine 1.0", "Mine 2.0"])
    #expect(all.undecided == [])
  }

  @Test func differentDefinitionsLeaveANameUndecided() {
    var all = macros("Mine 1.0:iOS 16", "Mine 2.0:iOS 17")
    all.merge(macros("Mine 1.0:iOS 16, macOS 13"))
    #expect(names(all) == ["Mine 2.0"])
    #expect(all.undecided == ["Mine 1.0"])
    let condition = AvailabilityCondition(isUnavailable: false, arguments: ["Mine 1.0", "*"], macros: all)
    #expect(condition.list.hasCustomName && !condition.isMalformed)
    #expect(all.unknownName(in: Array("Mine 1.0".utf8)[...]) == "Mine 1.0")
    #expect(names(all.overridden(by: macros("Mine 1.0:iOS 15"))) == ["Mine 1.0", "Mine 2.0"])
  }

  @Test func whatCouldNotBeReadIsUndecided() {
    var all = macros("Mine 1.0:iOS 16", "Yours:iOS 16")
    all.markUndecided("Mine")
    all.markUndecided("iOS")
    #expect(names(all) == ["Yours"])
    #expect(all.undecided == ["Mine"])
    #expect(names(all.overridden(by: macros("Mine 3.0:iOS 15"))) == ["Mine 1.0", "Mine 3.0", "Yours"])
  }
}
