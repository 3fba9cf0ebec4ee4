/** Threads can be ended at any moment: V8 ends the whole process where one is ended while a module of it awaits. */
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { isCode, isTest, readTree } from '../../tools/tidy/files.ts'
import { importsOf, namesOf } from '../../tools/tidy/imports.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const run = promisify(execFile)

/** Node loads a graph of modules at once only if none of them awaits, and says so before it runs any. */
const LOAD = `
  try { require(process.argv[1]) } catch ({ code }) { console.log(code) }
  console.log('loaded')
  process.exit()
`
const AWAITS = 'ERR_REQUIRE_ASYNC_MODULE'

async function awaitsAsItLoads(file: string): Promise<boolean> {
  const { stdout } = await run(process.execPath, ['-e', LOAD, file])
  assert.match(stdout, /loaded/)
  assert.doesNotMatch(stdout, /MODULE_NOT_FOUND/, file)
  return stdout.includes(AWAITS)
}

/** Modules that threads begin with, and those that a thread is told to load, such as `treeWorker`. */
function threadFiles(): string[] {
  const tree = readTree(root)
  const names = namesOf(tree)
  const found = tree
    .filter(
      (file) => /^(apps\/server|verticals)\//.test(file.path) && isCode(file) && !isTest(file),
    )
    .filter(({ path }) => !path.includes('/web/'))
    .flatMap((file) => importsOf(file, names))
    .flatMap(({ byUrl, target }) =>
      byUrl && target !== undefined && /worker\.ts$/i.test(target) ? [join(root, target)] : [],
    )
  return [...new Set(found)]
}

test('no module of a thread awaits as it loads', async () => {
  const files = threadFiles()
  assert.ok(files.length >= 10, `${files.length} threads were found`)
  for (const file of files) assert.equal(await awaitsAsItLoads(file), false, file)
})

test('the control: a module that awaits as it loads is found, also behind another', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'evenkeel-threads-'))
  t.after(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'late.mjs'), 'export const late = await 1')
  await writeFile(join(folder, 'thread.mjs'), "import './late.mjs'")
  await writeFile(join(folder, 'sound.mjs'), 'void (async () => await 1)()')
  assert.equal(await awaitsAsItLoads(join(folder, 'thread.mjs')), true)
  assert.equal(await awaitsAsItLoads(join(folder, 'sound.mjs')), false)
})
