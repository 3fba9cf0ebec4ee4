/** The second try: a file that may have met a busy machine and failed is run once more, alone, after all others. */
import { stopping } from './processes.mjs'
import { runTests } from './stages.mjs'

const AT_MOST = 8

/** As `runTests`; `unstable` names the files that failed beside others and passed alone. */
export async function runWithSecondTry({ mayRepeat = () => true, ...tests }) {
  const first = await runTests(tests)
  const failed = tests.files.filter((path) => first.failed?.includes(path))
  // A file that was the only one has been alone.
  if (failed.length === 0 || tests.files.length === 1 || stopping()) return first
  // So many, or one that starts nothing, have not met a busy machine: something is broken.
  if (failed.length > AT_MOST || !failed.every(mayRepeat)) return first
  console.log(`Once more, alone: ${failed.join(', ')}`)
  const second = await runTests({ ...tests, files: failed, atOnce: 1 })
  const kept = (key) =>
    first.counts[key] - failed.reduce((sum, path) => sum + (first.ofFiles[path]?.[key] ?? 0), 0)
  const { passed, skipped } = second.counts
  return {
    ...second,
    ofFiles: { ...first.ofFiles, ...second.ofFiles },
    counts: {
      ...second.counts,
      passed: kept('passed') + passed,
      skipped: kept('skipped') + skipped,
    },
    unstable: failed.filter((path) => second.ofFiles[path] && !second.failed.includes(path)),
  }
}
