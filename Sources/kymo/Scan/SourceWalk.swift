internal import SourceScanning
internal import TextForms

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// The Swift files below some paths, with their contents.
struct SourceWalk {
  /// The files, in byte order of their paths.
  private(set) var files: [SourceFile] = []

  /// The files in folders that could not be read.
  private(set) var failures: [ScanDocument.Failure] = []

  /// The exit status that the failures require.
  private(set) var status = ExitStatus.success

  private let filter: FileFilter
  private let includesAll: Bool
  private let limit: Int

  /// Folders that were followed through links, by their real paths.
  private var seen: Set<String> = []

  /// The largest file that is read, in bytes.
  private static let sizeLimit = 16 << 20

  /// Reads the files below paths.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - filter: The filter that decides which files of folders are read.
  ///   - limit: The largest number of files below a folder.
  ///   - tracked: Whether a file is wanted, by its path; nil for all.
  /// - Throws: If a path does not exist, a file that was given by name cannot be read, or a folder has too many
  ///   files.
  init(
    _ paths: [String], _ filter: FileFilter, includesAll: Bool, limit: Int = .max,
    tracked: ((String) -> Bool)? = nil
  ) throws(ToolError) {
    self.filter = filter
    self.limit = limit
    self.includesAll = includesAll
    var found: [String] = []
    for path in paths {
      switch FileSystem.kind(of: path) {
      case .missing: throw ToolError(.noInput, "there is no file or folder '\(path)'")
      case .folder: found += try names(in: path)
      case .file, .special:
        do throws(Failure) {
          files.append(try Self.read(path))
        } catch {
          throw ToolError(error.status, "cannot read '\(path)': \(error.reason)")
        }
      }
    }
    let named = Set(files.map(\.path))
    var taken = named
    for path in found where taken.insert(path).inserted && tracked?(path) ?? true {
      do throws(Failure) {
        files.append(try Self.read(path))
      } catch {
        failures.append(ScanDocument.Failure(path: path, reason: error.reason))
        if status == .success || error.status == .noInput { status = error.status }
      }
    }
    files.sort { Array($0.path.utf8).lexicographicallyPrecedes(Array($1.path.utf8)) }
  }

  /// The reason why a file cannot be read.
  private struct Failure: Error {
    let status: ExitStatus
    let reason: String
  }

  private static func read(_ path: String) throws(Failure) -> SourceFile {
    let bytes: [UInt8]
    do throws(SystemError) {
      let file = try FileSystem.openForReading(path)
      defer { close(file.number) }
      bytes = try file.readAll(limit: sizeLimit)
    } catch {
      throw Failure(status: .noInput, reason: error.words)
    }
    guard bytes.count <= sizeLimit else {
      throw Failure(status: .dataError, reason: "it is larger than 16 MB")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Failure(status: .dataError, reason: "it is not UTF-8 text")
    }
    return SourceFile(path: path, bytes: bytes)
  }

  /// The Swift files below a folder.
  private mutating func names(in root: String) throws(ToolError) -> [String] {
    let real = (try? FileSystem.resolvingLinks(root)) ?? root
    var found: [String] = []
    var folders = [""]
    while let folder = folders.popLast() {
      let path = folder.isEmpty ? root : Self.joined(root, folder)
      let names: [String]
      do {
        names = try FileSystem.names(inFolder: path)
      } catch {
        guard !folder.isEmpty else {
          throw ToolError(.noInput, "cannot read '\(path)': \(error.words)")
        }
        failures.append(ScanDocument.Failure(path: path, reason: error.words))
        status = .noInput
        continue
      }
      for name in names {
        let inner = folder.isEmpty ? name : "\(folder)/\(name)"
        guard filter.includes(inner) else { continue }
        let path = Self.joined(root, inner)
        let isLink = Self.isLink(path)
        if isLink, !isFollowed(path, real) { continue }
        if name.hasSuffix(".swift") {
          if case .file = FileSystem.kind(of: path) { found.append(path) }
          guard found.count <= limit else {
            throw ToolError(
              .dataError,
              "'\(root)' has more than \(NumberText.grouped(limit)) files of Swift; name a folder of one app"
            )
          }
        } else if case .folder = FileSystem.kind(of: path) {
          folders.append(inner)
        }
      }
    }
    return found
  }

  /// Whether a link is followed: links to files or folders inside are not, since these are read anyway.
  private mutating func isFollowed(_ path: String, _ root: String) -> Bool {
    guard includesAll, let real = try? FileSystem.resolvingLinks(path) else { return false }
    return real != root && !real.hasPrefix("\(root)/") && !root.hasPrefix("\(real)/")
      && seen.insert(real).inserted
  }

  private static func joined(_ folder: String, _ name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
