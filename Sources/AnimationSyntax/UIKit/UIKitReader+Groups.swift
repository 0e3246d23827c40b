// Groups of Core Animation, and their members.
extension UIKitReader {
  /// The groups whose members are created elsewhere, with the names of the members.
  var groupsOfOthers: [(members: [String], groups: [MediaObject])] {
    let owners = owners
    return animations.indices.filter { !animations[$0].membersElsewhere.isEmpty }.map {
      (animations[$0].membersElsewhere, [animations[$0]] + groups(of: $0, owners))
    }
  }

  /// Whether the statements return an animation of Core Animation.
  var returnsAnimation: Bool { result != nil }

  /// The index of the group that contains each animation.
  var owners: [Int: Int] {
    var owners: [Int: Int] = [:]
    for (index, object) in animations.enumerated() {
      for member in object.members where owners[member] == nil { owners[member] = index }
    }
    return owners
  }

  /// Returns the groups that contain an animation, from the innermost to the outermost.
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
