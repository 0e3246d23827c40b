import Testing

@testable import AnimationSyntax
@testable import SwiftProgram

@Suite("Views: calls that nobody sees move")
struct StillCallsTests {
  @Test(
    "they are known by a word in their names",
    arguments: [
      "Haptics.impact", "generator.notificationOccurred", "UIImpactFeedbackGenerator", "playSound",
      "audioPlayer?.play", "player.pause", "logger.info", "Analytics.shared.send", "dismiss",
      "openURL", "UIApplication.shared.sendAction", "UserDefaults.standard.set",
      "UITabBar.appearance().tintColor", "UIApplication.shared.isIdleTimerDisabled", "impact_light",
    ])
  func still(name: String) {
    #expect(StillCalls.contains(name))
  }

  @Test(
    "a word inside of another word is none",
    arguments: [
      "playAnimation", "display", "displayNext", "toggleLogin", "catalog.show", "dialog.open2",
      "backtracker", "play", "card.stop", "reopen", "store.save", "soundtracks", "model.prepared",
    ])
  func moving(name: String) {
    #expect(!StillCalls.contains(name))
  }
}
