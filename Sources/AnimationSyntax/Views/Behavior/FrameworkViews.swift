/// The views of Apple's other frameworks: what they draw is not known.
enum FrameworkViews {
  /// The module that a view is of, by the name of the view.
  static let modules: [String: String] = [
    "Chart": "Charts", "Map": "MapKit", "MapReader": "MapKit", "Model3D": "RealityKit",
    "ProductView": "StoreKit", "RealityView": "RealityKit", "SceneView": "SceneKit",
    "SignInWithAppleButton": "AuthenticationServices", "SpriteView": "SpriteKit",
    "StoreView": "StoreKit", "SubscriptionStoreView": "StoreKit", "TipView": "TipKit",
    "VideoPlayer": "AVKit", "WebView": "WebKit",
  ]
}
