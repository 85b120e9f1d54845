import Native
import Testing

/// Which calls a declaration takes, by labels and closures behind the call.
@Suite struct NativeCallTests {
  private func taken(_ name: String, of owner: String = "View", _ labels: CallLabel...) -> Bool {
    NativeIndex.builtIn.declarations(named: name).contains {
      $0.owner == owner && $0.parameters(taking: labels) != nil
    }
  }

  @Test func labelsHaveToBeThereInOrder() {
    #expect(taken("scrollDisabled", CallLabel(nil)))
    #expect(!taken("scrollDisabled"))
    #expect(!taken("scrollDisabled", CallLabel("is")))
    #expect(taken("toolbarBackground", CallLabel(nil), CallLabel("for"), CallLabel(nil)))
    #expect(!taken("toolbarBackground", CallLabel("for"), CallLabel(nil)))
  }

  @Test func whatHasADefaultMayBeLeftOut() {
    let content = CallLabel(nil, isTrailing: true)
    #expect(taken("sheet", CallLabel("isPresented"), content))
    #expect(taken("sheet", CallLabel("isPresented"), CallLabel("onDismiss"), CallLabel("content")))
    #expect(!taken("sheet", content))
    #expect(taken("safeAreaInset", CallLabel("edge"), content))
    #expect(!taken("safeAreaInset", CallLabel("spacing"), content))
  }

  @Test func closuresBehindTheCallFindTheirParameters() {
    let first = CallLabel(nil, isTrailing: true)
    #expect(taken("task", first))
    #expect(taken("init", of: "Button", first, CallLabel("label", isTrailing: true)))
    #expect(!taken("init", of: "Button", first, CallLabel("title", isTrailing: true)))
    #expect(taken("init", of: "Button", CallLabel(nil), first))
    #expect(!taken("scrollDisabled", first))
  }

  @Test func typesKnowWhatTheyAre() {
    let index = NativeIndex.builtIn
    #expect(index.conforms("Visibility", to: "Equatable"))
    #expect(index.conforms("PresentationDetent", to: "Hashable"))
    #expect(!index.conforms("ButtonBorderShape.Type", to: "Equatable"))
    #expect(index.supertypes(of: "Text").contains("View"))
  }
}
