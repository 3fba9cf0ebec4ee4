/** Runs the entry of the npm scripts in small copies with stand-ins for npm, tsc, biome and vite. */
import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
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
  for (const name of ['types', 'core types', 'lint', 'tidy']) stage(name, 'ok')
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
  assert.match(good.out, /\nFailed: types, core types\n3 passed, 0 failed\n$/)

  const cases = "test('a', () => {})\ntest('b', () => assert.fail())\ntest('c', { skip: true })"
  copy.write('kernel/a.test.ts', testSource(cases))
  const bad = await copy.run('test')
  assert.equal(bad.code, 1)
  assert.match(bad.out, /\nFailed: types, core types, tests\n3 passed, 1 failed, 1 skipped\n$/)

  const some = await copy.run('test', 'tidy')
  assert.deepEqual([some.code, some.out.trimEnd().split('\n').at(-1)], [0, '1 passed, 0 failed'])
  assert.equal((await copy.run('test', 'nowhere')).code, 1)
  // Only at the root is `data` what an exchange has stored.
  copy.write('ui/data/b.test.ts', testSource("test('d', () => {})"))
  const ofData = await copy.run('test', 'data/')
  assert.deepEqual(
    [ofData.code, ofData.out.trimEnd().split('\n').at(-1)],
    [0, '1 passed, 0 failed'],
  )
  rmSync(copy.at('e2e/a.test.ts'))
  assert.match((await copy.run('e2e')).out, /no test file here[\s\S]*\n0 passed, 0 failed\n$/)
})

/** Fails at its first try, and at each after it where it always does; tells of every try. */
const shaky = (name: string, always = false) =>
  `${note(name)}import { readFileSync } from 'node:fs'\n` +
  testSource(
    `test('steady', () => {})\ntest('shaky', () => {\n` +
      `  const tries = readFileSync('notes', 'utf8').split('\\n').filter((line) => line === '${name}')\n` +
      `  assert.ok(${always ? 'false' : 'tries.length > 1'})\n})`,
  )

test('a browser test file that failed is run once more, alone, and the summary names what passed then', async (t) => {
  const copy = copyOf(t)
  copy.write('e2e/a.test.ts', note('steady') + testSource("test('a', () => {})"))
  copy.write('e2e/b.test.ts', shaky('shaky'))
  const { code, out } = await copy.run('e2e')
  assert.equal(code, 0, out)
  assert.match(
    out,
    /\nunstable: e2e\/b\.test\.ts failed beside others, passed alone\n3 passed, 0 failed\n$/,
  )
  assert.deepEqual([copy.notes('steady').length, copy.notes('shaky').length], [1, 2])
})

test('what fails alone as well fails the run, and a file that ends before its time has its second try', async (t) => {
  const copy = copyOf(t)
  copy.write('e2e/b.test.ts', shaky('shaky'))
  copy.write('e2e/c.test.ts', shaky('broken', true))
  copy.write('e2e/d.test.ts', `${note('ends')}${testSource("test('d', () => process.exit(3))")}`)
  const { code, out } = await copy.run('test')
  assert.equal(code, 1)
  const end =
    /\nunstable: e2e\/b\.test\.ts failed beside others, passed alone\n✖ [\s\S]*\nFailed: browser\n6 passed, 2 failed\n$/
  assert.match(out, end)
  const tries = ['shaky', 'broken', 'ends'].map((name) => copy.notes(name).length)
  assert.deepEqual(tries, [2, 2, 2])
})

test('a test file that starts something has a second try, and what failed is told again at the end', async (t) => {
  const copy = copyOf(t)
  copy.write('apps/server/testing/shared.ts', besideSource)
  copy.write('wire/a.test.ts', `export * from 'node:net'\n${shaky('starts')}`)
  copy.write('wire/b.test.ts', `export * from 'node:net'\n${shaky('broken', true)}`)
  const { code, out } = await copy.run('test')
  assert.equal(code, 1)
  const [, end = ''] = out.split('\nunstable: wire/a.test.ts failed beside others, passed alone\n')
  assert.match(
    end,
    /^✖ shaky \(wire\/b\.test\.ts:\d+\)\n[\s\S]*\nFailed: tests\n6 passed, 1 failed\n$/,
  )
  assert.deepEqual([copy.notes('starts').length, copy.notes('broken').length], [2, 2])
})

test('no second try for a browser test that was alone, nor for a test that starts nothing', async (t) => {
  const copy = copyOf(t)
  copy.write('e2e/a.test.ts', shaky('alone'))
  copy.write('kernel/a.test.ts', shaky('core'))
  copy.write('kernel/b.test.ts', testSource("test('b', () => {})"))
  const { code, out } = await copy.run('test')
  assert.equal(code, 1)
  assert.match(out, /\nFailed: tests, browser\n4 passed, 2 failed\n$/)
  assert.doesNotMatch(out, /unstable/)
  assert.deepEqual([copy.notes('alone').length, copy.notes('core').length], [1, 1])
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

test('tests that start something run beside what they share, and others by themselves', async (t) => {
  const copy = copyOf(t)
  copy.write(
    'wire/pool.test.ts',
    `import net from 'node:net'\n${testSource("test('a', () => {})")}`,
  )
  copy.write('apps/server/testing/shared.ts', note('shared') + besideSource)
  assert.equal((await copy.run('test', 'kernel/')).code, 0)
  assert.equal(copy.notes('shared').length, 0)
  assert.equal((await copy.run('test', 'wire/pool')).code, 0)
  assert.equal(copy.notes('shared').length, 1)
  const all = await copy.run('test')
  assert.match(all.out, /\n4 passed, 0 failed\n$/)
  assert.equal(copy.notes('shared').length, 2)
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
  cpSync(tools, at('tools'), { recursive: true, filter: (path) => !/\.test\.ts$|tidy$/.test(path) })
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
  write('e2e/shared.ts', besideSource)
  for (const path of ['kernel/a.test.ts', 'tools/tidy.test.ts', 'e2e/a.test.ts'])
    write(path, testSource("test('a', () => {})"))
  write('tools/browser.mjs', '')
}

/** Starts nothing, and lets the tests say how it went. */
const besideSource =
  "import { spawnSync } from 'node:child_process'\nconst [command, ...words] = process.argv.slice(2)\n" +
  "process.exit(spawnSync(command ?? '', words, { stdio: 'inherit' }).status ?? 1)\n"

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

async function finish(child: ChildProcess): Promise<{ code: number; out: string }> {
  let out = ''
  const hear = (chunk: Buffer) => {
    out += chunk
  }
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const [code] = await once(child, 'close')
  return { code, out }
}

async function listening(child: ChildProcess): Promise<ChildProcess> {
  await once(child.stdout as NodeJS.ReadableStream, 'data')
  return child
}
