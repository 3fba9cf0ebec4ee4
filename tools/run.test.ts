/** Runs the entry of the npm scripts in small copies: what is installed and built, checks, and how it is stopped. */
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { test } from 'node:test'
import { filesUnder } from './folders.mjs'
import { copyOf, note, ownNode } from './testing/copy.ts'

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
  assert.equal(findNode(copy.root, running('18.0.0')), copy.at(ownNode))
  rmSync(copy.at(ownNode))
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
