/** Runs groups of test files side by side in a few processes, each with one file after another. */
import { begin } from '../processes.mjs'

/** A process that has grown beyond this is replaced by a new one. */
const MOST_BYTES = 1_500_000_000
const worker = ['--test-reporter=./tools/tests/reporter.mjs', 'tools/tests/worker.mjs']

/**
 * A group is `{ name, files, ready, done, most }`: `ready` starts what its files share and answers
 * with the variables that they need for it, `done` ends it after the last of them; at most `most` of
 * them run at once. The first group with a file that may run is served first. `tell` hears of each
 * test. Answers with a result for each group.
 */
export async function runFiles({
  root,
  node,
  groups,
  atOnce,
  env,
  longestMs,
  tell = () => undefined,
}) {
  const queues = groups.map((group) => ({
    ...group,
    left: [...group.files],
    running: 0,
    variables: undefined,
    result: { name: group.name, counts: noCounts(), ofFiles: {}, failures: [], seconds: 0 },
  }))
  let change = signal()
  const changed = () => {
    change.resolve()
    change = signal()
  }
  await Promise.all([...queues.map(prepare), ...Array.from({ length: atOnce }, lane)])
  return queues.map(({ result }) => ({ ...result, ok: isGood(result) }))

  async function prepare(queue) {
    try {
      queue.variables = await queue.ready()
    } catch (error) {
      queue.left = []
      fail(queue.result, `✖ ${queue.name} could not be prepared: ${error.message}\n`)
    }
    changed()
  }

  async function lane() {
    let current
    for (;;) {
      const taken = await take()
      if (taken === undefined) break
      const { queue, path } = taken
      current ??= startWorker({ root, node, env, longestMs })
      const isUsable = await current.run(queue, path, tell)
      queue.result.seconds = (performance.now() - queue.startedAt) / 1000
      queue.running -= 1
      if (queue.left.length === 0 && queue.running === 0) await queue.done?.()
      if (!isUsable) {
        await current.end()
        current = undefined
      }
      changed()
    }
    await current?.end()
  }

  /** A file of the first group that has one which may run now; undefined when none is left. */
  async function take() {
    for (;;) {
      const open = queues.filter(({ left }) => left.length > 0)
      if (open.length === 0) return undefined
      const free = open.find(
        ({ variables, running, most = atOnce }) => variables !== undefined && running < most,
      )
      // Where nothing else is left, the last group has all processes to itself.
      const only = open.length === 1 && open[0].variables !== undefined ? open[0] : undefined
      const queue = free ?? only
      if (queue !== undefined) {
        queue.running += 1
        queue.startedAt ??= performance.now()
        return { queue, path: queue.left.shift() }
      }
      await change.promise
    }
  }
}

/** One process; `run` is false when it cannot be used for another file. */
function startWorker({ root, node, env, longestMs }) {
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc']
  const { child, ended } = begin(node, worker, { cwd: root, env, group: true, stdio })
  let hear = () => undefined
  child?.on('message', (message) => hear(message))
  return {
    async run({ result, variables, name }, path, tell) {
      if (!child?.connected) return false
      const startedAt = performance.now()
      const counts = noCounts()
      const done = new Promise((resolve) => {
        hear = (message) => {
          if (message.type === 'ended') resolve(message)
          if (message.type !== 'test') return
          counts[message.outcome] += 1
          if (message.failure) result.failures.push(message.failure)
          tell({ ...message, group: name, path })
        }
        child.send({ path, variables })
      })
      const timer = signal()
      const timeout = setTimeout(timer.resolve, longestMs)
      const end = await Promise.race([done, ended, timer.promise])
      clearTimeout(timeout)
      const seconds = (performance.now() - startedAt) / 1000
      const broken = brokenBy(end, counts, longestMs)
      if (broken) {
        counts.failed += 1
        const failure = `✖ ${path} ${broken}\n`
        result.failures.push(failure)
        tell({ name: path, nesting: 0, outcome: 'failed', failure, group: name, path })
      }
      for (const key in counts) result.counts[key] += counts[key]
      result.ofFiles[path] = { ...counts, seconds, cpuSeconds: end?.cpuSeconds ?? 0 }
      return !broken && end.bytes < MOST_BYTES
    },
    async end() {
      try {
        if (child) process.kill(-child.pid, 'SIGKILL')
      } catch (error) {
        if (error.code !== 'ESRCH') throw error
      }
      return ended
    },
  }
}

/** What is wrong with a file beside its tests. */
function brokenBy(end, { passed, failed, skipped }, longestMs) {
  if (end === undefined) return `was not done after ${longestMs / 1000} s`
  if (typeof end === 'number') return `ended its process with code ${end}`
  if (end.late.length > 0) return `had an error after its test had ended: ${end.late.join('\n')}`
  if (end.left.length > 0) return `has left behind: ${end.left.join(', ')}`
  return passed + failed + skipped === 0 ? 'has no test' : undefined
}

function fail(result, failure) {
  result.counts.failed += 1
  result.failures.push(failure)
}

/** A run without a single test has failed. */
export function isGood({ counts }) {
  return counts.failed === 0 && counts.passed > 0
}

function noCounts() {
  return { passed: 0, failed: 0, skipped: 0 }
}

function signal() {
  let resolve
  const promise = new Promise((done) => {
    resolve = done
  })
  return { promise, resolve }
}
