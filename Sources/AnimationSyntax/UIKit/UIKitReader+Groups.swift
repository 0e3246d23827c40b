// Groups of Core Animation: which animation is a member of which.
extension UIKitReader {
  /// The groups of which members are made elsewhere, and by which names.
  var groupsOfOthers: [(members: [String], groups: [MediaObject])] {
    let owners = owners
    return animations.indices.filter { !animations[$0].membersElsewhere.isEmpty }.map {
      (animations[$0].membersElsewhere, [animations[$0]] + groups(of: $0, owners))
    }
  }

  /// Whether the statements return an animation of Core Animation.
  var returnsAnimation: Bool { result != nil }

  /// The group that each animation is a member of.
  var owners: [Int: Int] {
    var owners: [Int: Int] = [:]
    for (index, object) in animations.enumerated() {
      for member in object.members where owners[member] == nil { owners[member] = index }
    }
    return owners
  }

  /// The groups of which an animation is a member, from the inside out.
  func groups(
    of index: Int, _ owners: [Int: Int], _ outer: [MediaObject] = []
  ) -> [MediaObject] {
    var groups: [Int] = []
    var last = index
    while let group = owners[last], !groups.contains(group) {
      groups.append(group)
      last = group
    }
    return groups.map { animations[$0] } + (last == result ? outer : [])
  }
}
