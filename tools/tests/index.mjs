/** Runs tests: those that start nothing, those of the server beside one PostgreSQL, those of the browser beside one server. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { capture, serve, stopping } from '../processes.mjs'
import { isOfEngines, startsSomething } from './files.mjs'
import { runFiles } from './pool.mjs'
import { withSecondTry } from './secondTry.mjs'

// What one process has compiled, the others need not, nor the next run.
const compiled = 'node_modules/.cache/evenkeel-compiled'
// Two more than the cores of a small machine: a test also waits, for a disk or for a time to pass.
const AT_ONCE = 4
/** A journey in a browser keeps a server and a renderer busy beside its own process. */
const BROWSERS = 2
/** A file that takes longer hangs. */
const LONGEST_MS = 600_000
const LONGEST_FULL_MS = 4 * 3_600_000

/**
 * Answers with a result for each kind of test that there is. `built` is the promise of the web
 * build that the browser tests open; it rejects when there is none.
 */
export async function runTests({
  root,
  node,
  files,
  browserFiles = [],
  built = Promise.resolve(),
  extent,
  tell,
}) {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-run-'))
  const services = []
  // A run inside a test run would report to the outer one.
  const { NODE_TEST_CONTEXT: _, ...outer } = process.env
  const env = {
    ...outer,
    EVENKEEL_TEST_RUN: folder,
    EVENKEEL_FULL: extent === 'full' ? '1' : '',
    NODE_COMPILE_CACHE: join(root, compiled),
  }
  const start = (program, variables = {}) => {
    const service = serve(node, [program], { cwd: root, env: { ...env, ...variables } })
    services.push(service)
    return service
  }
  const starting = files.filter((path) => startsSomething(root, path))
  const pure = files.filter((path) => !starting.includes(path))
  const needsDatabase = starting.length + browserFiles.length > 0
  const database = needsDatabase
    ? start('apps/server/testing/shared.ts').then(({ env }) => env)
    : undefined
  // Whoever waits for it hears of it; where nobody does, it is not an error of its own.
  database?.catch(() => undefined)
  const groups = [
    {
      name: 'browser',
      files: browserFiles.filter((path) => !isOfEngines(path)),
      most: BROWSERS,
      ...browserStage(),
    },
    {
      name: 'engines',
      files: browserFiles.filter(isOfEngines),
      most: BROWSERS,
      async ready() {
        await find('tools/engines.mjs')
        return database
      },
    },
    { name: 'server', files: starting, ready: () => built.then(() => database) },
    { name: 'tests', files: pure, ready: () => ({}) },
  ].filter((group) => group.files.length > 0)
  try {
    const longestMs = extent === 'full' ? LONGEST_FULL_MS : LONGEST_MS
    const run = { root, node, env, longestMs, tell }
    return await withSecondTry(await runFiles({ ...run, groups, atOnce: AT_ONCE }), groups, run)
  } finally {
    // One that is still starting, when nothing waits for it any more, is ended as well.
    const started = await Promise.allSettled(services.reverse())
    for (const { value } of started) await value?.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }

  /** A browser and a server with moving prices: they cost even while nobody uses them. */
  function browserStage() {
    let stage
    return {
      async ready() {
        await find('tools/browser.mjs')
        const variables = await database
        stage = await start('e2e/shared.ts', variables)
        return { ...variables, ...stage.env }
      },
      done: () => stage?.stop(),
    }
  }

  /** Finds or installs browsers while the app that they open is built. */
  async function find(browsers) {
    const { code, output } = await capture(node, [browsers], { cwd: root, group: true })
    process.stdout.write(output)
    if (code !== 0) throw new Error('there is no browser')
    await built
    if (stopping()) throw new Error('stopped')
  }
}
