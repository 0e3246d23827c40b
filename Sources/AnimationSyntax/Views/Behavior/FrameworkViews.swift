/// The views of Apple's other frameworks, whose drawings are unknown.
enum FrameworkViews {
  /// The modules of the views, by the names of the views.
  static let modules: [String: String] = [
    "Chart": "Charts", "Map": "MapKit", "MapReader": "MapKit", "Model3D": "RealityKit",
    "ProductView": "StoreKit", "RealityView": "RealityKit", "SceneView": "SceneKit",
    "SignInWithAppleButton": "AuthenticationServices", "SpriteView": "SpriteKit",
    "StoreView": "StoreKit", "SubscriptionStoreView": "StoreKit", "TipView": "TipKit",
    "VideoPlayer": "AVKit", "WebView": "WebKit",
  ]
}
