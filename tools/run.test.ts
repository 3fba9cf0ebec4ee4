/** Runs the entry of the npm scripts in small copies with stand-ins for npm, tsc, biome and vite. */
import assert from 'node:assert/strict'
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { filesUnder } from './folders.mjs'

const tools = fileURLToPath(new URL('.', import.meta.url))
const notes = "import { appendFileSync } from 'node:fs'\n"
const note = (word: string) => `${notes}appendFileSync('notes', '${word}\\n')\n`

test('packages are installed when the lock file asks for others, and only then', async (t) => {
  const copy = copyOf(t)
  rmSync(copy.at('node_modules'), { recursive: true })
  const first = await copy.run('sim', '--seed=7')
  assert.match(
    first.out,
    /^Installing packages: there are none yet \(this takes a while\)\.\nseed --seed=7\n$/,
  )
  assert.equal((await copy.run('sim')).out, 'seed \n')
  copy.write('package-lock.json', '{"packages":{"node_modules/a":{"version":"1.0.0"}}}')
  assert.match((await copy.run('sim')).out, /package-lock\.json asks for others/)
  assert.equal(copy.notes('npm').length, 2)
  assert.match(copy.notes('npm')[0] ?? '', /^npm ci --include=dev /)
})

test('a start installs what running needs, and a test the rest; no start takes anything away again', async (t) => {
  const copy = copyOf(t)
  const packages = { 'node_modules/a': { version: '1.0.0', dev: true } }
  copy.write('package-lock.json', JSON.stringify({ packages }))
  copy.write('apps/server/main.ts', "console.log('served')")
  copy.write('bin/npm', '#!/bin/sh\necho "npm $*" >> notes')
  assert.match((await copy.run('start')).out, /served\n$/)
  assert.deepEqual(copy.notes('npm'), [], 'only a package of tests is missing')
  assert.match((await copy.run('sim')).out, /^Installing packages: tests need more of them\.\n/)
  assert.equal((await copy.run('sim')).out, 'seed \n')
  assert.match((await copy.run('start')).out, /^served\n$/m)
  assert.equal(copy.notes('npm').length, 1)
  rmSync(copy.at('node_modules/.evenkeel-install'))
  copy.write('package-lock.json', '{"packages":{"node_modules/b":{"version":"1.0.0"}}}')
  await copy.run('start')
  assert.match(copy.notes('npm')[1] ?? '', /^npm ci --omit=dev /)
})

test('what npm says is installed as locked is not installed again', async (t) => {
  const copy = copyOf(t)
  const wanted = { version: '1.0.0', integrity: 'x' }
  const absent = { ...wanted, optional: true }
  const locked = { 'node_modules/a': wanted, 'node_modules/b': absent }
  copy.write('package-lock.json', JSON.stringify({ packages: locked }))
  const record = (packages: object) =>
    copy.write('node_modules/.package-lock.json', JSON.stringify({ packages }))
  record({ 'node_modules/a': wanted })
  assert.equal((await copy.run('sim')).out, 'seed \n')
  rmSync(copy.at('node_modules/.evenkeel-install'))
  record({ 'node_modules/a': { ...wanted, version: '1.0.1' } })
  assert.match((await copy.run('sim')).out, /asks for others/)
})

test('a failed installation ends with its code and starts nothing', async (t) => {
  const copy = copyOf(t)
  copy.write('package-lock.json', '{"packages":{"node_modules/a":{}}}')
  copy.write('bin/npm', '#!/bin/sh\nexit 3')
  const { code, out } = await copy.run('sim')
  assert.equal(code, 3)
  assert.match(out, /npm ci failed with code 3/)
  assert.doesNotMatch(out, /seed/)
  assert.match((await copy.run('sim')).out, /npm ci failed/)
})

test('without a Node for this machine the running one must be new enough', async (t) => {
  const copy = copyOf(t)
  const { findNode } = (await import(new URL('./install.mjs', import.meta.url).href)) as {
    findNode: (root: string, running: object) => string
  }
  const running = (node: string) => ({ versions: { node }, execPath: '/node', platform: 'plan9' })
  assert.equal(findNode(copy.root, running('18.0.0')), copy.at('node_modules/.bin/node'))
  rmSync(copy.at('node_modules/.bin/node'))
  assert.equal(findNode(copy.root, running('24.1.0')), '/node')
  assert.throws(() => findNode(copy.root, running('20.9.0')), /install Node 24 or newer.*20\.9\.0/)
})

test('what an exchange has stored at the root is no source; elsewhere `data` is a name like any other', (t) => {
  const copy = copyOf(t)
  for (const path of ['data/journal', 'ui/data/hooks.ts']) copy.write(path, '')
  const listed = filesUnder(copy.root, '.')
  assert.deepEqual(
    [listed.includes('data/journal'), listed.includes('ui/data/hooks.ts')],
    [false, true],
  )
})

test('the web app is built when a source of it has changed, and only then', async (t) => {
  const copy = copyOf(t)
  copy.write('apps/web/vite.config.ts', '')
  copy.write('apps/server/main.ts', note('served'))
  const builds = async (path: string) => {
    const before = copy.notes('built').length
    copy.write(path, `${Math.random()}`)
    const { code } = await copy.run('start')
    assert.equal(code, 0)
    return copy.notes('built').length - before
  }
  assert.equal(await builds('ui/Sheet.tsx'), 1)
  assert.equal(await builds('verticals/spot/text/en.ts'), 1)
  assert.equal(await builds('verticals/spot/routes.ts'), 0)
  assert.equal(await builds('ui/Sheet.test.ts'), 0)
  assert.equal(await builds('ui/data/hooks.ts'), 1)
  assert.equal(copy.notes('served').length, 5)

  copy.write('node_modules/vite/bin/vite.js', 'process.exit(4)')
  copy.write('ui/Sheet.tsx', 'broken')
  assert.equal((await copy.run('start')).code, 4)
  assert.equal((await copy.run('start')).code, 4)
  assert.equal(copy.notes('served').length, 5)
})

test('check runs every stage, and fails when one does', async (t) => {
  const copy = copyOf(t)
  const good = await copy.run('check')
  assert.equal(good.code, 0, good.out)
  const stage = (name: string, result: string) =>
    assert.match(good.out, new RegExp(`^${name} +\\d+\\.\\d s  ${result}`, 'm'))
  for (const name of ['types', 'core types', 'lint', 'tests']) stage(name, 'ok')
  assert.deepEqual(copy.notes('biome'), ['biome check --error-on-warnings'])

  copy.write(
    'node_modules/typescript/bin/tsc',
    'process.exit(/core/.test(process.argv[3]) ? 1 : 0)',
  )
  const bad = await copy.run('check', '--fix')
  assert.equal(bad.code, 1)
  assert.match(bad.out, /^types .* ok\ncore types .* FAILED\nlint .* ok$/m)
  assert.match(copy.notes('biome')[1] ?? '', /^biome check --write/)
  assert.equal(copy.notes('biome').length, 3)
})

test('test ends with the counts of all stages and runs each whatever the others did', async (t) => {
  const copy = copyOf(t)
  copy.write('node_modules/typescript/bin/tsc', 'process.exit(1)')
  const good = await copy.run('test')
  assert.equal(good.code, 1)
  assert.match(good.out, /\nFailed: types, core types\n\d+ s\n3 passed, 0 failed\n$/)

  const cases = "test('a', () => {})\ntest('b', () => assert.fail())\ntest('c', { skip: true })"
  copy.write('kernel/a.test.ts', testSource(cases))
  const bad = await copy.run('test')
  assert.equal(bad.code, 1)
  assert.match(
    bad.out,
    /\nFailed: types, core types, tests\n\d+ s\n3 passed, 1 failed, 1 skipped\n$/,
  )

  const some = await copy.run('test', 'tidy')
  assert.deepEqual([some.code, some.last], [0, '1 passed, 0 failed'])
  assert.equal((await copy.run('test', 'nowhere')).code, 1)
  // Only at the root is `data` what an exchange has stored.
  copy.write('ui/data/b.test.ts', testSource("test('d', () => {})"))
  const ofData = await copy.run('test', 'data/')
  assert.deepEqual([ofData.code, ofData.last], [0, '1 passed, 0 failed'])
  rmSync(copy.at('e2e/a.test.ts'))
  const none = await copy.run('e2e')
  assert.equal(none.code, 1)
  assert.match(none.out, /no test file here/)
})

test('what failed is told at once and again at the end; a file that starts nothing is run once', async (t) => {
  const copy = copyOf(t)
  copy.write('kernel/b.test.ts', shaky('tried'))
  const { code, out, last } = await copy.run('test', 'kernel/')
  assert.deepEqual([code, last], [1, '2 passed, 1 failed'])
  assert.equal(out.match(/^✖ shaky \(kernel\/b\.test\.ts:\d+\)$/gm)?.length, 2)
  assert.match(out, /AssertionError[\s\S]*\nFailed: tests\n/)
  assert.equal(copy.notes('tried').length, 1)
})

/** Fails at its first try, and at each after it where it always does; tells of every try. */
const shaky = (name: string, always = false) =>
  `${note(name)}import { readFileSync } from 'node:fs'\n` +
  testSource(
    `test('steady', () => {})\ntest('shaky', () => {\n` +
      `  const tries = readFileSync('notes', 'utf8').split('\\n').filter((line) => line === '${name}')\n` +
      `  assert.ok(${always ? 'false' : 'tries.length > 1'})\n})`,
  )

test('a file of the browser or the server that failed is run once more, alone, and named when it passes then', async (t) => {
  const copy = copyOf(t)
  copy.write('e2e/b.test.ts', shaky('browser'))
  copy.write('wire/b.test.ts', `export * from 'node:net'\n${shaky('server')}`)
  const { code, out, last } = await copy.run('test')
  assert.equal(code, 0, out)
  assert.match(out, /^unstable: e2e\/b\.test\.ts failed beside others, passed alone$/m)
  assert.match(out, /^unstable: wire\/b\.test\.ts failed beside others, passed alone$/m)
  assert.equal(last, '7 passed, 0 failed')
  assert.deepEqual([copy.notes('browser').length, copy.notes('server').length], [2, 2])
})

test('what fails alone as well fails the run, and more than eight files have no second try', async (t) => {
  const copy = copyOf(t)
  copy.write('e2e/b.test.ts', shaky('broken', true))
  const broken = await copy.run('e2e')
  assert.deepEqual([broken.code, broken.last], [1, '2 passed, 1 failed'])
  assert.equal(copy.notes('broken').length, 2)
  for (let nth = 0; nth < 8; nth++) copy.write(`e2e/many${nth}.test.ts`, shaky(`many${nth}`))
  const many = await copy.run('e2e')
  assert.equal(many.code, 1)
  assert.equal(copy.notes('many0').length, 1)
})

for (const [fault, cases, said] of [
  ['ends its process', "test('b', () => process.exit(3))", /ended its process with code 3/],
  ['throws as it is loaded', "throw new Error('early')", /early/],
  [
    'rejects with nobody listening',
    "test('b', () => void Promise.reject(new Error('late')))",
    /late/,
  ],
  [
    'leaves a timer behind',
    "test('b', () => void setInterval(() => {}, 1000))",
    /has left behind: open Timeout/,
  ],
  [
    'leaves a global behind',
    "test('b', () => Object.assign(globalThis, { own: 1 }))",
    /has left behind: global own/,
  ],
  ['has no test', '', /has no test/],
] as const)
  test(`a file that ${fault} fails, and the files after it do not`, async (t) => {
    const copy = copyOf(t)
    copy.write('kernel/b.test.ts', testSource(cases))
    copy.write(
      'kernel/c.test.ts',
      testSource("test('c', () => assert.equal(globalThis.own, undefined))"),
    )
    const { code, out } = await copy.run('test', 'kernel/')
    assert.equal(code, 1)
    assert.match(out, said)
    assert.match(out, /\nFailed: tests\n\d+ s\n[23] passed, 1 failed\n$/)
  })

test('a file is run as often as --repeat says', async (t) => {
  const copy = copyOf(t)
  copy.write('kernel/b.test.ts', note('ran') + testSource("test('b', () => {})"))
  assert.equal((await copy.run('test', '--repeat=5', 'kernel/b')).last, '5 passed, 0 failed')
  assert.equal(copy.notes('ran').length, 5)
})

test('--changed runs the tests that import what has changed, however far away', async (t) => {
  const copy = copyOf(t)
  const git = (...words: string[]) => execFileSync('git', words, { cwd: copy.root })
  copy.write('kernel/money.ts', 'export const one = 1\n')
  copy.write('kernel/sums.ts', "export * from './money.ts'\n")
  copy.write('kernel/sums.test.ts', `import './sums.ts'\n${testSource("test('b', () => {})")}`)
  copy.write('.gitignore', 'node_modules\nbin\nnotes\n')
  git('init', '-q')
  git('add', '-A')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.org', 'commit', '-qm', 'all')
  assert.match((await copy.run('test', '--changed')).out, /There is no test file here/)
  copy.write('kernel/money.ts', 'export const one = 2\n')
  const { out, last } = await copy.run('test', '--changed')
  assert.match(out, /^The change reaches 1 test files\.$/m)
  assert.equal(last, '1 passed, 0 failed')
})

test('a proof runs its own test files in full, and one without a test has not proven anything', async (t) => {
  const copy = copyOf(t)
  const full = testSource("test('a', () => assert.equal(process.env.EVENKEEL_FULL, '1'))")
  copy.write('sim/a.test.ts', note('simulated') + full)
  copy.write('kernel/a.test.ts', note('other') + full)
  const { code, out } = await copy.run('prove', 'simulation')
  assert.equal(code, 0, out)
  assert.match(out, /^simulation +\d+\.\d s {2}ok {2}1 tests$/m)
  assert.deepEqual([copy.notes('simulated').length, copy.notes('other').length], [1, 0])
  const none = await copy.run('prove', 'simulation', 'receipts')
  assert.equal(none.code, 1)
  assert.match(none.out, /\nFailed: receipts\n/)
  const unknown = await copy.run('prove', 'everything')
  assert.equal(unknown.code, 2)
  assert.match(unknown.out, /There is no proof everything\. There are: authorisation, fuzz/)
})

test('the files of a run share what is compiled and one folder, which is gone after it', async (t) => {
  const copy = copyOf(t)
  const told = (name: string) =>
    `appendFileSync('notes', '${name} ' + process.env.${name} + '\\n')\n`
  const names = ['EVENKEEL_TEST_RUN', 'NODE_COMPILE_CACHE']
  const source = notes + names.map(told).join('') + testSource("test('a', () => {})")
  for (const path of ['kernel/a.test.ts', 'wire/a.test.ts']) copy.write(path, source)
  assert.equal((await copy.run('test', 'a.test')).code, 0)
  const [folder, compiled] = names.map((name) => new Set(copy.notes(name)))
  assert.deepEqual([folder?.size, compiled?.size], [1, 1])
  assert.equal(existsSync([...(folder ?? [])].join().split(' ')[1] ?? '.'), false)
  assert.ok(existsSync([...(compiled ?? [])].join().split(' ')[1] ?? ''))
})

test('a database is started for tests that start something, and for no others', async (t) => {
  const copy = copyOf(t)
  const source = `import net from 'node:net'\n${testSource("test('a', () => assert.equal(process.env.OF_ALL, 'database'))")}`
  copy.write('wire/pool.test.ts', source)
  copy.write('apps/server/testing/shared.ts', note('shared') + sharedSource('database'))
  assert.equal((await copy.run('test', 'kernel/')).code, 0)
  assert.equal(copy.notes('shared').length, 0)
  assert.equal((await copy.run('test', 'wire/pool')).code, 0)
  assert.equal(copy.notes('shared').length, 1)
  assert.equal((await copy.run('test')).last, '4 passed, 0 failed')
  assert.equal(copy.notes('shared').length, 2)
})

test('tests whose database does not start fail, and the others are run', async (t) => {
  const copy = copyOf(t)
  copy.write(
    'wire/pool.test.ts',
    `import net from 'node:net'\n${testSource("test('a', () => {})")}`,
  )
  copy.write('apps/server/testing/shared.ts', 'process.exit(4)')
  const { code, out } = await copy.run('test')
  assert.equal(code, 1)
  assert.match(
    out,
    /shared\.ts ended with code 4[\s\S]*\nFailed: browser, server\n\d+ s\n2 passed, 2 failed\n$/,
  )
})

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  test(`${signal} reaches the server once, and its exit code comes back`, async (t) => {
    const copy = copyOf(t)
    const child = await copy.serve()
    child.kill(signal)
    child.kill(signal)
    const [code] = await once(child, 'exit')
    assert.equal(code, 7)
    assert.deepEqual(copy.notes('SIG'), [signal])
  })

test('a server does not outlive an entry that was killed outright', async (t) => {
  const copy = copyOf(t)
  const child = await copy.serve()
  child.kill('SIGKILL')
  await once(child, 'close') // The server holds the output open for as long as it lives.
  assert.deepEqual(copy.notes('SIG'), ['SIGTERM'])
})

function copyOf(t: TestContext) {
  const root = mkdtempSync(join(tmpdir(), 'evenkeel-run-'))
  t.after(() => rmSync(root, { recursive: true, force: true }))
  const at = (path: string) => join(root, path)
  const write = (path: string, text: string) => {
    mkdirSync(dirname(at(path)), { recursive: true })
    writeFileSync(at(path), text, { mode: 0o755 })
  }
  const env: NodeJS.ProcessEnv = { ...process.env, PATH: `${at('bin')}:${process.env.PATH}` }
  delete env.npm_lifecycle_event
  const start = (words: string[]) => {
    const all = [at('tools/run.mjs'), ...words]
    return spawn(process.execPath, all, { env, cwd: tmpdir(), stdio: 'pipe' })
  }
  const copy = { root, at, write, run: (...words: string[]) => finish(start(words)), notes: noted }
  furnish(copy)
  return { ...copy, serve: () => listening(start(['start'])) }

  function noted(word: string): string[] {
    const all = existsSync(at('notes')) ? readFileSync(at('notes'), 'utf8').split('\n') : []
    return all.filter((line) => line.startsWith(word))
  }
}

function furnish({ root, at, write }: Pick<ReturnType<typeof copyOf>, 'root' | 'at' | 'write'>) {
  cpSync(tools, at('tools'), {
    recursive: true,
    filter: (path) => !/\.test\.ts$/.test(path),
  })
  const manifest = '{"type":"module"}'
  write('package.json', manifest)
  write('package-lock.json', '{"packages":{}}')
  write('node_modules/.package-lock.json', '{"packages":{}}')
  mkdirSync(at('node_modules/.bin'))
  symlinkSync(process.execPath, at('node_modules/.bin/node'))
  write('bin/npm', `#!/bin/sh\necho "npm $*" >> notes\nmkdir -p ${root}/node_modules`)
  write('node_modules/typescript/bin/tsc', '')
  const told = "appendFileSync('notes', ['biome', ...process.argv.slice(2)].join(' ') + '\\n')"
  write('node_modules/@biomejs/biome/bin/biome', `require('node:fs').${told}`)
  write('node_modules/@biomejs/biome/package.json', '{}')
  write('node_modules/vite/package.json', manifest)
  const dist =
    "import { mkdirSync } from 'node:fs'\nmkdirSync('apps/web/dist', { recursive: true })\n"
  write('node_modules/vite/bin/vite.js', dist + note('built'))
  write('sim/main.ts', "console.log('seed', process.argv.slice(2).join(' '))")
  write('apps/server/main.ts', server)
  write('apps/server/testing/shared.ts', sharedSource('database'))
  write('e2e/shared.ts', sharedSource('browser'))
  for (const path of ['kernel/a.test.ts', 'tools/tidy.test.ts', 'e2e/a.test.ts'])
    write(path, testSource("test('a', () => {})"))
  write('tools/browser.mjs', '')
}

/** A program that others use, which starts nothing: it says who it is. */
function sharedSource(name: string): string {
  return `process.send({ OF_ALL: '${name}' })\nprocess.once('disconnect', () => process.exit())\n`
}

const server = `${notes}setInterval(() => {}, 1000)
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => {
    appendFileSync('notes', signal + '\\n')
    setTimeout(() => process.exit(7), 100)
  })
console.log('listening')`

function testSource(cases: string): string {
  const imports = "import assert from 'node:assert'\nimport { test } from 'node:test'\n"
  return `${imports}assert(true)\n${cases}\n`
}

/** What it wrote, and the last line of that. */
async function finish(child: ChildProcess): Promise<{ code: number; out: string; last: string }> {
  let out = ''
  const hear = (chunk: Buffer) => {
    out += chunk
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const [code] = await once(child, 'close')
  return { code, out, last: out.trimEnd().split('\n').at(-1) ?? '' }
}

async function listening(child: ChildProcess): Promise<ChildProcess> {
  await once(child.stdout as NodeJS.ReadableStream, 'data')
  return child
}
