/** The stages of `check`, `quick`, `test` and `e2e`: each is timed, all are run, and the sum is told. */
import { capture, stopping } from './processes.mjs'

const tsc = 'node_modules/typescript/bin/tsc'
const biome = 'node_modules/@biomejs/biome/bin/biome'
// A file that takes longer than this is told: it may hold up the end of a run.
const SLOW_SECONDS = 25
const SLOW_TOLD = 12
// Characters of one failure in the table at the end.
const TOLD = 1500

/** Types, the cores' types and lint: each a name and what it runs. */
export function checkStages({ root, node, fix = false }) {
  const tool = async (...words) => {
    const { code, output } = await capture(node, words, { cwd: root, group: true })
    return { ok: code === 0, output }
  }
  const lint = async () => {
    if (fix) await tool(biome, 'check', '--write', '--log-level=error')
    return tool(biome, 'check', '--error-on-warnings')
  }
  return [
    ['types', () => tool(tsc, '-p', 'tsconfig.json')],
    ['core types', () => tool(tsc, '-p', 'tsconfig.core.json')],
    ['lint', lint],
  ]
}

/** Runs one stage after another, whatever the others did, and tells each as soon as it ends. */
export async function runStages(stages) {
  const results = []
  for (const [name, work] of stages) {
    if (stopping()) break
    const start = performance.now()
    const { ok, output = '' } = await work()
    const result = { name, ok, seconds: (performance.now() - start) / 1000 }
    results.push(result)
    console.log(`${ok ? '' : output}${lineOf(result)}`)
  }
  return results
}

/** The table at the end, with the summed counts as its very last line. */
export function summary(results, seconds = sumOf(results)) {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const { counts } of results) for (const key in sum) sum[key] += counts?.[key] ?? 0
  const failed = results.filter(({ ok }) => !ok).map(({ name }) => name)
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''
  return [
    '',
    ...results.flatMap((result) => [lineOf(result), ...slowest(result)]),
    ...results.flatMap(({ unstable = [] }) =>
      unstable.map((path) => `unstable: ${path} failed beside others, passed alone`),
    ),
    // Once more at the end: of a long run, the end is what is read.
    ...results.flatMap(({ failures = [] }) => failures.map(shortened)),
    ...(failed.length > 0 ? [`Failed: ${failed.join(', ')}`] : []),
    `${seconds.toFixed(0)} s`,
    `${sum.passed} passed, ${sum.failed} failed${skipped}`,
  ].join('\n')
}

function sumOf(results) {
  return results.reduce((sum, { seconds }) => sum + seconds, 0)
}

export function lineOf({ name, seconds, ok, counts, ofFiles }) {
  const tests = counts ? `  ${counts.passed + counts.failed} tests` : ''
  const files = ofFiles ? ` in ${Object.keys(ofFiles).length} files` : ''
  return `${name.padEnd(12)}${seconds.toFixed(1).padStart(7)} s  ${ok ? 'ok' : 'FAILED'}${tests}${files}`
}

function slowest({ ofFiles = {} }) {
  return Object.entries(ofFiles)
    .filter(([, { seconds }]) => seconds > SLOW_SECONDS)
    .sort(([, one], [, other]) => other.seconds - one.seconds)
    .slice(0, SLOW_TOLD)
    .map(
      ([path, { seconds, cpuSeconds }]) =>
        `${seconds.toFixed(1).padStart(19)} s  ${path} (${cpuSeconds.toFixed(1)} s of CPU)`,
    )
}

function shortened(failure) {
  return failure.length > TOLD ? `${failure.slice(0, TOLD)} …` : failure.trimEnd()
}
