/** The stages of `check`, `test` and `e2e`: each is timed, all are run, and the sum is told. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { filesUnder } from './folders.mjs'
import { run, stopping } from './processes.mjs'

const tsc = 'node_modules/typescript/bin/tsc'
const biome = 'node_modules/@biomejs/biome/bin/biome'
const tidy = 'tools/tidy.test.ts'
const rooms = ['kernel', 'wire', 'ui', 'verticals', 'apps', 'sim', 'bench', 'tools']
// Each test file is a process: what one has compiled, the others need not.
const compiled = 'node_modules/.cache/evenkeel-compiled'
// One more than the cores of a small machine: a test also waits, for a disk or for a time to pass.
const AT_ONCE = 3
const timeoutMs = 600_000
// A file that takes longer than this is told: it may hold up the end of a run.
const SLOW_SECONDS = 25
const SLOW_TOLD = 12
// Characters of one failure in the table at the end.
const TOLD = 1500
// What a test imports that starts something, or that waits for something that was started.
const STARTS =
  /from '(?:@evenkeel\/server\/|node:(?:child_process|http|net|worker_threads)'|pg'|ws'|[^']*\/(?:testing\/(?:database|server|givenEntrance|stage|givenVenues|market|exchange)|testing|database\/testing|server)\.ts')/

/** Types, the cores' types and lint. */
export function checkStages({ root, node, fix }) {
  const tool = (...words) => run(node, words, { cwd: root, group: true })
  const lint = async () => {
    if (fix) await tool(biome, 'check', '--write', '--log-level=error')
    return tool(biome, 'check', '--error-on-warnings')
  }
  return [
    ['types', async () => ({ code: await tool(tsc, '-p', 'tsconfig.json') })],
    ['core types', async () => ({ code: await tool(tsc, '-p', 'tsconfig.core.json') })],
    ['lint', async () => ({ code: await lint() })],
  ]
}

/** The test of the house rules alone, for `check`; `test` runs it with all the others. */
export function tidyStage({ root, node }) {
  return ['tidy', () => runTests({ root, node, files: [tidy], reporter: './tools/dots.mjs' })]
}

/** The test files outside of e2e whose path contains one of the words. */
export function testFiles(root, words = []) {
  return rooms.flatMap((room) => filesUnder(root, room)).filter(isTest(words))
}

/** Those that start nothing: no server, database, thread, process or build. */
export function quickTestFiles(root) {
  return testFiles(root).filter((path) => !startsSomething(root, path))
}

export function startsSomething(root, path) {
  const isBuilt = /^apps\/(server\/|(web|console)\/build)/.test(path)
  return isBuilt || STARTS.test(readFileSync(join(root, path), 'utf8'))
}

/** What these files share, to be run beside them: nothing, where they start nothing. */
export function besideOf(root, files) {
  const shares = files.some((path) => startsSomething(root, path))
  return shares ? 'apps/server/testing/shared.ts' : undefined
}

/** The browser tests whose path contains one of the words; what takes minutes is in a full run alone. */
export function browserTestFiles(root, words = [], extent = 'full') {
  const files = filesUnder(root, 'e2e').filter(isTest(words))
  return extent === 'full' ? files : files.filter((path) => !path.includes('e2e/full/'))
}

/** Runs test files, `beside` a program that starts what they share; a run without a single test has failed. */
export async function runTests(tests) {
  const { root, node, files, reporter, beside, atOnce = AT_ONCE, env: given = process.env } = tests
  if (files.length === 0) {
    console.error('There is no test file here.')
    return { code: 1 }
  }
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-run-'))
  const report = join(folder, 'counts.json')
  const to = (name, destination) => [
    `--test-reporter=${name}`,
    `--test-reporter-destination=${destination}`,
  ]
  const options = ['--test', `--test-concurrency=${atOnce}`, `--test-timeout=${timeoutMs}`]
  const reporters = [...to(reporter, 'stdout'), ...to('./tools/counts.mjs', report)]
  const words = [...(beside ? [beside, node] : []), ...options, ...reporters, ...files]
  try {
    // A run inside a test run would report to the outer one and write no counts.
    const { NODE_TEST_CONTEXT: _, ...env } = given
    const shared = { EVENKEEL_TEST_RUN: folder, NODE_COMPILE_CACHE: join(root, compiled) }
    const code = await run(node, words, { cwd: root, env: { ...env, ...shared }, group: true })
    const told = readReport(report, root)
    const { counts } = told
    if (counts.passed + counts.failed === 0) console.error('Not a single test was run.')
    return { code: code || (counts.failed || !counts.passed ? 1 : 0), ...told }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Runs every stage, whatever the others did, and tells each as soon as it ends. */
export async function runStages(stages) {
  const results = []
  for (const [name, work] of stages) {
    if (stopping()) break
    const start = performance.now()
    const { code, counts, ofFiles = {}, unstable = [], failures = [] } = await work()
    const seconds = (performance.now() - start) / 1000
    const result = { name, seconds, ok: code === 0, counts, unstable, failures }
    results.push(result)
    console.log([lineOf(result), ...slowest(ofFiles)].join('\n'))
  }
  return results
}

/** The table at the end, with the summed counts as its very last line. */
export function summary(results) {
  const sum = { passed: 0, failed: 0, skipped: 0 }
  for (const { counts } of results) for (const key in sum) sum[key] += counts?.[key] ?? 0
  const failed = results.filter(({ ok }) => !ok).map(({ name }) => name)
  const skipped = sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''
  return [
    '',
    ...results.map(lineOf),
    ...results.flatMap(({ unstable }) =>
      unstable.map((path) => `unstable: ${path} failed beside others, passed alone`),
    ),
    // Once more at the end: of a long run, the end is what is read.
    ...results.flatMap(({ failures }) => failures.map(shortened)),
    ...(failed.length > 0 ? [`Failed: ${failed.join(', ')}`] : []),
    `${sum.passed} passed, ${sum.failed} failed${skipped}`,
  ].join('\n')
}

/** Zero only when every stage ran and was good. */
export function exitCode(results, stages) {
  return results.length === stages.length && results.every(({ ok }) => ok) ? 0 : 1
}

function lineOf({ name, seconds, ok, counts }) {
  const tests = counts ? `  ${counts.passed + counts.failed} tests` : ''
  return `${name.padEnd(12)}${seconds.toFixed(1).padStart(7)} s  ${ok ? 'ok' : 'FAILED'}${tests}`
}

function slowest(ofFiles) {
  return Object.entries(ofFiles)
    .filter(([, { seconds }]) => seconds > SLOW_SECONDS)
    .sort(([, one], [, other]) => other.seconds - one.seconds)
    .slice(0, SLOW_TOLD)
    .map(([path, { seconds }]) => `${seconds.toFixed(1).padStart(19)} s  ${path}`)
}

function shortened(failure) {
  return failure.length > TOLD ? `${failure.slice(0, TOLD)} …` : failure.trimEnd()
}

function readReport(report, root) {
  const text = existsSync(report) ? readFileSync(report, 'utf8') : ''
  const { run = {}, files = {}, failed = [], failures = [] } = JSON.parse(text || '{}')
  const named = (path) => relative(root, path).replaceAll('\\', '/')
  return {
    counts: countsOf(run),
    ofFiles: Object.fromEntries(
      Object.entries(files).map(([path, { seconds, ...counts }]) => [
        named(path),
        { ...countsOf(counts), seconds },
      ]),
    ),
    failed: failed.map(named),
    failures,
  }
}

function countsOf({ passed = 0, failed = 0, cancelled = 0, skipped = 0, todo = 0 }) {
  return { passed, failed: failed + cancelled, skipped: skipped + todo }
}

function isTest(words) {
  return (path) =>
    path.endsWith('.test.ts') && (words.length === 0 || words.some((word) => path.includes(word)))
}
