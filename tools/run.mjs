/** The one entry of all npm scripts: installs what is missing, then does what was asked. */
import { fileURLToPath } from 'node:url'
import { findNode, install } from './install.mjs'
import { run, runTogether } from './processes.mjs'
import { runWithSecondTry } from './secondTry.mjs'
import * as stages from './stages.mjs'
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
    const context = { root, node, fix: words.includes('--fix') }
    const all = [...stages.checkStages(context), stages.tidyStage(context)]
    return stages.exitCode(await stages.runStages(all), all)
  },
  quick(node) {
    const tests = { root, node, files: stages.quickTestFiles(root), reporter: './tools/dots.mjs' }
    return tell([
      ...stages.checkStages({ root, node, fix: false }),
      ['tests', () => stages.runTests(tests)],
    ])
  },
  test: (node) => (words.length > 0 ? testSome(node) : testAll(node)),
  e2e: (node) => tell([webStage(node), browserStage(node, words, 'full')]),
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

process.exitCode = await main()

async function main() {
  if (!Object.hasOwn(commands, command ?? '')) {
    console.error(`Usage: node tools/run.mjs ${Object.keys(commands).join('|')} [words]`)
    return 2
  }
  const code = await install(root)
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

/** Every level, from types to the browser. */
function testAll(node) {
  const files = stages.testFiles(root)
  const tests = {
    root,
    node,
    files,
    reporter: './tools/dots.mjs',
    beside: stages.besideOf(root, files),
    mayRepeat: (path) => stages.startsSomething(root, path),
  }
  return tell([
    ...stages.checkStages({ root, node, fix: false }),
    webStage(node),
    ['tests', () => runWithSecondTry(tests)],
    browserStage(node, []),
  ])
}

/** Only the test files whose path contains one of the words. */
function testSome(node) {
  const files = stages.testFiles(root, words)
  const inBrowser = stages.browserTestFiles(root, words).length > 0
  const tests = { root, node, files, reporter: 'spec', beside: stages.besideOf(root, files) }
  return tell([
    ...(files.length > 0 || !inBrowser ? [['tests', () => stages.runTests(tests)]] : []),
    ...(inBrowser ? [webStage(node), browserStage(node, words, 'full')] : []),
  ])
}

function webStage(node) {
  return ['web build', async () => ({ code: await buildWeb(root, node) })]
}

/** `npm test` runs a slice of what goes through all languages; a full run goes through them. */
function browserStage(node, only, extent = 'slice') {
  const env = { ...process.env, EVENKEEL_FULL: extent === 'full' ? '1' : '' }
  const files = stages.browserTestFiles(root, only, extent)
  const work = async () => {
    const code = await run(node, ['tools/browser.mjs'], { cwd: root, group: true })
    const beside = 'e2e/shared.ts'
    return code ? { code } : runWithSecondTry({ root, node, files, reporter: 'spec', beside, env })
  }
  return ['browser', work]
}

async function tell(all) {
  const results = await stages.runStages(all)
  console.log(stages.summary(results))
  return stages.exitCode(results, all)
}
