/** How test files are run: counts, second tries, what a file leaves behind, and what a run shares. */
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { test } from 'node:test'
import { copyOf, note, notes, sharedSource, testSource } from '../testing/copy.ts'

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
  copy.write('e2e/b.test.ts', shaky('hunted', true))
  assert.equal((await copy.run('test', '--repeat=2', 'e2e/b')).last, '2 passed, 2 failed')
  assert.equal(copy.notes('hunted').length, 2, 'no second try')
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

test('other browsers than Chromium are installed and driven by name alone', async (t) => {
  const copy = copyOf(t)
  copy.write('tools/engines.mjs', note('installed'))
  copy.write('e2e/engines/firefox.test.ts', note('driven') + testSource("test('a', () => {})"))
  for (const words of [['test'], ['test', 'e2e/'], ['e2e'], ['prove', 'screens']]) {
    const { code, out } = await copy.run(...words)
    assert.doesNotMatch(out, /engines/)
    assert.deepEqual([copy.notes('installed').length, copy.notes('driven').length], [0, 0])
    assert.equal(code, 0, out)
  }
  for (const words of [
    ['test', 'firefox'],
    ['prove', 'browsers'],
  ]) {
    const { code, out } = await copy.run(...words)
    assert.equal(code, 0, out)
  }
  assert.deepEqual([copy.notes('installed').length, copy.notes('driven').length], [2, 2])

  copy.write('tools/engines.mjs', "console.log('no apt-get')\nprocess.exitCode = 1")
  // The database has not started yet when nobody needs it any more: it is ended all the same.
  const late = sharedSource('database').replace(/^.*$/m, 'setTimeout(() => { $& }, 500)')
  copy.write('apps/server/testing/shared.ts', late)
  const { code, out } = await copy.run('prove', 'browsers')
  assert.equal(code, 1)
  assert.match(out, /no apt-get/)
  assert.match(out, /engines could not be prepared: there is no browser/)
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

test('the browser and its server end with the last browser test, whatever else still runs', async (t) => {
  const copy = copyOf(t)
  const ended = "process.once('disconnect', () => appendFileSync('notes', 'browser ended\\n'))\n"
  copy.write('e2e/shared.ts', notes + ended + sharedSource('browser'))
  const waits = "while (!readFileSync('notes', 'utf8').includes('browser ended')) await wait(20)"
  copy.write(
    'wire/pool.test.ts',
    "import 'node:net'\nimport { readFileSync } from 'node:fs'\n" +
      "import { setTimeout as wait } from 'node:timers/promises'\n" +
      testSource(`test('a', { timeout: 20_000 }, async () => {\n  ${waits}\n})`),
  )
  copy.write('notes', '')
  const { code, out } = await copy.run('test')
  assert.equal(code, 0, out)
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
