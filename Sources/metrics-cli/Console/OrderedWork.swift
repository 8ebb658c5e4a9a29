#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Work on threads whose results come in the order in which it was given.
///
/// A single piece of work, and all work with one job, is done where its result is asked for: short
/// runs start no thread. Each thread has a worker of its own, which need not be `Sendable`.
///
/// `@unchecked Sendable` holds because everything that changes is guarded by the lock, or used by the
/// giving thread alone.
final class OrderedWork<Input: Sendable, Output: Sendable>: @unchecked Sendable {
  typealias Worker = (Input) throws -> Output

  private let jobs: Int
  private let makeWorker: @Sendable () -> Worker
  private let lock = Lock()

  // Guarded by the lock.
  private var inputs: [(number: Int, input: Input)] = []
  private var results: [Int: Result<Output, any Error>] = [:]
  private var isEnding = false

  // Of the giving thread.
  private var own: Worker?
  private var threads: [Thread] = []
  private var given = 0
  private var taken = 0

  init(jobs: Int, makeWorker: @escaping @Sendable () -> Worker) {
    self.jobs = jobs
    self.makeWorker = makeWorker
  }

  /// Whether results wait to be taken.
  var isWaiting: Bool { taken < given }

  /// Whether a result should be taken before more work is given, so that memory stays flat.
  var isFull: Bool { given - taken >= (jobs == 1 ? 1 : jobs + 2) }

  func add(_ input: Input) throws {
    // The second piece shows that there is work for several.
    if jobs > 1, given == 1, threads.isEmpty { startThreads() }
    lock.locked { inputs.append((given, input)) }
    lock.wakeAll()
    given += 1
  }

  /// The result of the earliest work that was not taken yet.
  ///
  /// - Throws: what the worker throws.
  func next() throws -> Output {
    let number = taken
    taken += 1
    if threads.isEmpty {
      let input = lock.locked { inputs.removeFirst().input }
      let worker = own ?? makeWorker()
      own = worker
      return try worker(input)
    }
    return try lock.locked {
      while true {
        if let result = results.removeValue(forKey: number) { return try result.get() }
        lock.wait()
      }
    }
  }

  /// Ends the threads; work not begun is dropped.
  func finish() {
    lock.locked {
      isEnding = true
      inputs.removeAll()
    }
    lock.wakeAll()
    for thread in threads { thread.join() }
    threads = []
  }

  private func startThreads() {
    // Where the system has no more threads, fewer do the work.
    threads = (0..<jobs).compactMap { _ in Thread { [self] in serve() } }
  }

  private func serve() {
    let worker = makeWorker()
    while let (number, input) = nextInput() {
      let result = Result { try worker(input) }
      lock.locked { results[number] = result }
      lock.wakeAll()
    }
  }

  private func nextInput() -> (number: Int, input: Input)? {
    lock.locked {
      while true {
        if isEnding { return nil }
        if !inputs.isEmpty { return inputs.removeFirst() }
        lock.wait()
      }
    }
  }
}

/// How many threads can run at once.
enum Processors {
  static var count: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
}

/// A mutex with a condition to wait for.
private final class Lock {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return try body()
  }

  /// Waits, unlocked, until somebody wakes all.
  func wait() { pthread_cond_wait(condition, mutex) }

  func wakeAll() { pthread_cond_broadcast(condition) }
}

/// A thread of the operating system.
private struct Thread {
  #if canImport(Glibc)
    private var handle = pthread_t()
  #else
    private var handle: pthread_t?
  #endif

  private final class Body {
    let run: () -> Void
    init(_ run: @escaping () -> Void) { self.run = run }
  }

  /// `nil` when the system starts no more.
  init?(_ run: @escaping @Sendable () -> Void) {
    let body = Unmanaged.passRetained(Body(run))
    #if canImport(Glibc)
      let status = pthread_create(
        &handle, nil,
        { context in
          if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
          return nil
        }, body.toOpaque())
    #else
      let status = pthread_create(
        &handle, nil,
        { context in
          Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
          return nil
        }, body.toOpaque())
    #endif
    guard status == 0 else {
      body.release()
      return nil
    }
  }

  func join() {
    #if canImport(Glibc)
      pthread_join(handle, nil)
    #else
      if let handle { pthread_join(handle, nil) }
    #endif
  }
}
