/** The one entry of all npm scripts: installs what is missing, then does what was asked. */
import { fileURLToPath } from 'node:url'
import { findNode, install } from './install.mjs'
import { capture, run, runTogether, stopping } from './processes.mjs'
import { checkStages, lineOf, runStages, summary } from './stages.mjs'
import { browserTestFiles, startsSomething, testFiles } from './tests/files.mjs'
import { runTests } from './tests/index.mjs'
import { filesOf, proofNames } from './tests/proofs.mjs'
import { dots, lines } from './tests/telling.mjs'
import { apps, buildWeb, viteBuild } from './web.mjs'

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '')
const [command, ...words] = process.argv.slice(2)

// What lives for one request should be gone before it is moved: room for it saves time. Without
// the second flag a moment with many requests in flight teaches V8 to keep all later ones for long.
const MEMORY = ['--max-semi-space-size=64', '--no-allocation-site-pretenuring']

const commands = {
  async start(node) {
    const code = await buildWeb(root, node)
    return code || program(node, 'apps/server/main.ts')
  },
  build: (node) => buildWeb(root, node),
  async dev(node) {
    const code = await buildWeb(root, node)
    if (code) return code
    const watch = ['--watch', '--watch-preserve-output', 'apps/server/main.ts', ...words]
    return runTogether([
      () => run(node, watch, { cwd: root }),
      ...apps.map(
        (app) => () => run(node, [...viteBuild(app), '--watch'], { cwd: root, group: true }),
      ),
    ])
  },
  async check(node) {
    const fix = words.includes('--fix')
    const checked = await runStages(checkStages({ root, node, fix }))
    const tidy = { root, node, files: ['tools/tidy.test.ts'], tell: dots() }
    const tested = await runTests(tidy)
    console.log(`\n${tested.map(lineOf).join('\n')}`)
    return codeOf([...checked, ...tested])
  },
  quick: (node) => test(node, { files: quickFiles(), checks: checkStages({ root, node }) }),
  test(node) {
    if (words.length > 0) return testSome(node)
    const browserFiles = browserTestFiles(root, [], 'slice')
    return test(node, { files: testFiles(root), browserFiles, checks: checkStages({ root, node }) })
  },
  e2e: (node) =>
    test(node, { files: [], browserFiles: browserTestFiles(root, words), ...thorough() }),
  prove,
  sim: (node) => program(node, 'sim/main.ts'),
  bench: (node) => program(node, 'bench/main.ts'),
  rebuild: (node) => program(node, 'apps/server/rebuild.ts'),
  backup: (node) => program(node, 'apps/server/backup.ts'),
  'rotate-secret': (node) => program(node, 'apps/server/rotateSecret.ts'),
  'rotate-receipt-key': (node) => program(node, 'apps/server/rotateReceiptKey.ts'),
  restore: (node) => program(node, 'apps/server/restore.ts'),
  'sandbox-member': (node) => program(node, 'apps/server/sandboxMember.ts'),
  outbox: (node) => program(node, 'apps/server/outbox.ts'),
  'verify-proof': (node) => program(node, 'verticals/proof/verifyProof.ts'),
  'verify-receipt': (node) => program(node, 'apps/server/verifyReceipt.ts'),
  signer: (node) => program(node, 'apps/signer/main.ts'),
  'operator-link': (node) => program(node, 'apps/server/operatorLink.ts'),
  'verify-audit': (node) => program(node, 'apps/server/verifyAudit.ts'),
}

/** Commands that need what only tests and tools do. */
const FOR_TESTS = ['check', 'quick', 'test', 'e2e', 'prove', 'bench', 'sim']

process.exitCode = await main()

async function main() {
  if (!Object.hasOwn(commands, command ?? '')) {
    console.error(`Usage: node tools/run.mjs ${Object.keys(commands).join('|')} [words]`)
    return 2
  }
  const code = await install(root, { forTests: FOR_TESTS.includes(command) })
  if (code !== 0) return code
  try {
    return await commands[command](findNode(root))
  } catch (error) {
    console.error(error.message)
    return 1
  }
}

function program(node, entry) {
  const leash = ['--import', './tools/leash.mjs']
  return run(node, [...leash, ...MEMORY, entry, ...words], { cwd: root, leash: true })
}

/** Only some of the test files: whose path contains one of the words, or which a change can reach; `--repeat=N` times. */
async function testSome(node) {
  const option = (name) => words.find((word) => word.split('=')[0] === name)
  const parts = words.filter((word) => !word.startsWith('--'))
  const repeat = Number(option('--repeat')?.split('=')[1] ?? 1)
  let files = testFiles(root, parts)
  let browserFiles = browserTestFiles(root, parts)
  const changed = option('--changed')
  if (changed) {
    const commit = changed.split('=')[1] ?? 'HEAD'
    const { code, output } = await capture(node, ['tools/tests/changed.ts', commit], { cwd: root })
    if (code !== 0) throw new Error(output)
    const reached = new Set(output.split('\n'))
    files = files.filter((path) => reached.has(path))
    browserFiles = browserFiles.filter((path) => reached.has(path))
    console.log(`The change reaches ${files.length + browserFiles.length} test files.`)
  }
  const times = (list) => Array.from({ length: repeat }, () => list).flat()
  return test(node, { files: times(files), browserFiles: times(browserFiles), ...thorough() })
}

/** The proofs of these names, or all of them, one after another; the sum says how each went. */
async function prove(node) {
  const unknown = words.filter((word) => !proofNames.includes(word))
  if (unknown.length > 0) {
    console.error(`There is no proof ${unknown.join(', ')}. There are: ${proofNames.join(', ')}`)
    return 2
  }
  const results = []
  for (const name of words.length > 0 ? words : proofNames) {
    if (stopping()) break
    console.log(`\n${name}`)
    const { files, browserFiles } = filesOf(root, name)
    const [stages, built] = browserFiles.length > 0 ? withBuild(node, []) : [[]]
    const tests = { root, node, files, browserFiles, built, ...thorough() }
    const [checked, tested] = await Promise.all([runStages(stages), runTests(tests)])
    results.push(joined(name, [...checked, ...tested]))
  }
  console.log(summary(results))
  return codeOf(results)
}

/** The results of one proof as one. */
function joined(name, results) {
  const counts = { passed: 0, failed: 0, skipped: 0 }
  for (const result of results) for (const key in counts) counts[key] += result.counts?.[key] ?? 0
  return {
    name,
    counts,
    ok: results.every(({ ok }) => ok) && counts.passed > 0,
    seconds: Math.max(0, ...results.map(({ seconds }) => seconds)),
    failures: results.flatMap(({ failures = [] }) => failures),
  }
}

/** Goes through all languages where `npm test` takes a slice, and tells each test. */
function thorough() {
  return { extent: 'full', tell: lines() }
}

/** Without the simulation, which takes as long as all others together. */
function quickFiles() {
  const isQuick = (path) => !startsSomething(root, path) && !path.startsWith('sim/')
  return testFiles(root).filter(isQuick)
}

/** Runs checks beside tests; what the browser opens is built first. */
async function test(node, { files, browserFiles = [], checks = [], tell = dots(), extent }) {
  if (files.length + browserFiles.length === 0) {
    console.error('There is no test file here.')
    return 1
  }
  const startedAt = performance.now()
  const [stages, built] = browserFiles.length > 0 ? withBuild(node, checks) : [checks]
  const tests = { root, node, files, browserFiles, built, extent, tell }
  const [checked, tested] = await Promise.all([runStages(stages), runTests(tests)])
  const results = [...checked, ...tested]
  console.log(summary(results, (performance.now() - startedAt) / 1000))
  return codeOf(results)
}

/** The stages behind the web build, and the promise of that build. */
function withBuild(node, stages) {
  let settle
  const built = new Promise((resolve, reject) => {
    settle = (ok) => (ok ? resolve() : reject(new Error('the web app could not be built')))
  })
  // Whoever waits for it hears of it.
  built.catch(() => undefined)
  const build = async () => {
    const ok = (await buildWeb(root, node)) === 0
    settle(ok)
    return { ok }
  }
  return [[['web build', build], ...stages], built]
}

/** Zero only when everything ran and was good. */
function codeOf(results) {
  return !stopping() && results.length > 0 && results.every(({ ok }) => ok) ? 0 : 1
}
