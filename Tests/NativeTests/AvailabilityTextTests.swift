import Availability
import Native
import Testing

@Suite struct AvailabilityTextTests {
  @Test(arguments: [
    "", "i13m10.15t13w6", "i13~16.1m!", "i14x15", "i13~a26*~e!", "i13~15.4~x16!", "v1.1c14.0.1",
  ]) func readsWhatItWrites(_ text: String) throws {
    let availability = try #require(NativeAvailability(compactText: text.utf8))
    #expect(availability.compactText == text)
  }

  @Test func whatHoldsInside() throws {
    let outer = try #require(NativeAvailability(compactText: "i15m12~13w!".utf8))
    let inner = try #require(NativeAvailability(compactText: "i13~16m13".utf8))
    #expect(inner.within(outer).compactText == "i15~16m13~13w!")
  }

  @Test func platformsWithoutAWordTakeAfterOthers() throws {
    let availability = try #require(NativeAvailability(compactText: "i17.4m14w!a26".utf8))
    #expect(availability.introduction(on: .macCatalyst) == Version(17, 4))
    #expect(availability.introduction(on: .visionOS) == Version(1, 1))
    #expect(availability.introduction(on: .tvOS) == Version(26))
    #expect(availability.introduction(on: .watchOS) == nil)
    #expect(NativeAvailability().introduction(on: .iOS) == Version(0))
  }
}
