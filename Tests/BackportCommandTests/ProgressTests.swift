import Testing

@testable import BackportCommand

/// With a clock of our own: no test waits.
@Suite struct ProgressTests {
  private final class World: @unchecked Sendable {
    var time: UInt64 = 0
    var text = ""
  }

  private func progress(in world: World) -> Progress {
    Progress(delay: 1000, interval: 100, now: { world.time }, message: { world.text += $0 })
  }

  @Test func shortRunsSayNothing() {
    let world = World()
    let progress = progress(in: world)
    for step in 0..<999 {
      world.time = UInt64(step)
      progress.update("\(step) files")
    }
    progress.finish()
    #expect(world.text.isEmpty)
  }

  @Test func longRunsSayHowFarAndCleanUp() {
    let world = World()
    let progress = progress(in: world)
    for (time, done) in [(1000, 10), (1050, 20), (1100, 30)] {
      world.time = UInt64(time)
      progress.update("\(done) of 500 files")
    }
    progress.finish()
    progress.update("40 of 500 files")
    #expect(world.text == "\r\u{1B}[K10 of 500 files\r\u{1B}[K30 of 500 files\r\u{1B}[K")
  }
}
