import FixtureSupport
import Foundation
import Testing

@Suite(.enabled(if: BehaviourHarness.isSupported, "needs swiftc on Linux"))
struct BehaviourHarnessTests {
  @Test func theSameOutputIsTheSame() throws {
    let verdict = try BehaviourHarness.compareOutput(
      before: "if #available(iOS 15, *) { print(1) } else { print(2) }", after: "print(1)")
    #expect(verdict == .same)
  }

  @Test func unavailableIsFalse() throws {
    let verdict = try BehaviourHarness.compareOutput(
      before: "if #unavailable(iOS 99) { print(1) } else { print(2) }", after: "print(2)")
    #expect(verdict == .same)
  }

  @Test func theFirstDifferentCaseIsNamed() throws {
    let verdict = try BehaviourHarness.compareOutput(
      before: "print(\"== a\\nx\\n== b\\ny\\n== c\\nz\")", after: "print(\"== a\\nx\\n== b\\n!\\n== c\\n!\")")
    #expect(verdict == .differs(name: "b", before: "y\n", after: "!\n"))
  }

  @Test func aMissingOrFurtherCaseIsADifference() throws {
    let one = "print(\"== a\\nx\")"
    let two = "print(\"== a\\nx\\n== b\\ny\")"
    let missing = try BehaviourHarness.compareOutput(before: two, after: one)
    #expect(missing == .differs(name: "b", before: "y\n", after: "(nothing)"))
    let further = try BehaviourHarness.compareOutput(before: one, after: two)
    #expect(further == .differs(name: "b", before: "(nothing)", after: "y\n"))
  }

  @Test func whatDoesNotCompileIsSaid() throws {
    let after = try BehaviourHarness.compareOutput(before: "print(1)", after: "print(1")
    guard case .afterDoesNotCompile(let errors) = after else {
      Issue.record("\(after)")
      return
    }
    #expect(errors.contains("expected ')'"))
    let before = try BehaviourHarness.compareOutput(before: "print(", after: "print(1)")
    guard case .beforeDoesNotCompile = before else {
      Issue.record("\(before)")
      return
    }
  }

  @Test func aNewWarningIsSaid() throws {
    let read = "func f(_ n: Int) { let m = n; if #unavailable(iOS 99) { print(m) } }"
    let verdict = try BehaviourHarness.compareOutput(before: read, after: "func f(_ n: Int) { let m = n }")
    #expect(verdict == .newWarnings(["0 → 1 × a value is never used, as at main.swift:1"]))
    let back = try BehaviourHarness.compareOutput(before: "func f(_ n: Int) { let m = n }", after: read)
    #expect(back == .same)
  }

  @Test func aCrashIsADifference() throws {
    let verdict = try BehaviourHarness.compareOutput(before: "print(1)", after: "print(1); fatalError()")
    guard case .differs("the end", "status 0", let after) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    #expect(after.hasPrefix("status -"))
  }
}

/// The programs by hand, under `Fixtures/Behaviour`.
@Suite(.enabled(if: BehaviourHarness.isSupported, "needs swiftc on Linux"))
struct BehaviourProgramTests {
  @Test func everyShapeHasAProgram() {
    let numbers = Set(BehaviourProgram.all.compactMap(\.shape))
    #expect(numbers == Set(1...22))
  }
}
