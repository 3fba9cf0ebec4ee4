/** A second try for test files that may have met a busy machine: each once more, alone, after all others. */
import { stopping } from '../processes.mjs'
import { isGood, runFiles } from './pool.mjs'

const AT_MOST = 8
/** Tests that start nothing meet no busy machine. */
const NEVER = 'tests'

/** The results of a run; a file that passes alone is named as unstable, and its first failures are not counted. */
export async function withSecondTry(results, groups, run) {
  const failedOf = ({ ofFiles }) => Object.keys(ofFiles).filter((path) => ofFiles[path].failed > 0)
  const again = results.filter(({ ok, name }) => !ok && name !== NEVER)
  const files = again.flatMap(failedOf)
  const isBroken = results.some(({ ok, name }) => !ok && name === NEVER)
  // Whoever repeats a file wants to see it fail.
  const isRepeated = groups.some((group) => new Set(group.files).size < group.files.length)
  const mayTry = !isBroken && !isRepeated && !stopping()
  if (!mayTry || files.length === 0 || files.length > AT_MOST) return results
  console.log(`\nOnce more, alone: ${files.join(', ')}`)
  const tried = groups
    .filter(({ name }) => again.some((result) => result.name === name))
    .map((group) => ({ ...group, files: group.files.filter((path) => files.includes(path)) }))
    .filter((group) => group.files.length > 0)
  const seconds = await runFiles({ ...run, groups: tried, atOnce: 1 })
  return results.map((first) => {
    const second = seconds.find(({ name }) => name === first.name)
    return second === undefined ? first : joined(first, second)
  })
}

/** Counts what the second try came to in the place of the first. */
function joined(first, second) {
  const ofFiles = { ...first.ofFiles, ...second.ofFiles }
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const file of Object.values(ofFiles)) for (const key in counts) counts[key] += file[key]
  const result = { ...first, counts, ofFiles, failures: second.failures }
  const unstable = Object.keys(second.ofFiles).filter((path) => ofFiles[path].failed === 0)
  return { ...result, unstable, seconds: first.seconds + second.seconds, ok: isGood(result) }
}
