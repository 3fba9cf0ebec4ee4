/** Imports that wait for their files: what could not be fetched is not imported, and is fetched anew the next time. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { ImportStuck, importFetched } from './importing.ts'

/** A browser with these links in its document, and a server that answers with `status`, or not at all. */
function given(t: TestContext, links: readonly string[] = []) {
  const server: { status: number | undefined; asked: string[] } = { status: 200, asked: [] }
  const element = (href: string) => ({ getAttribute: () => href })
  const document = { querySelectorAll: () => links.map(element) }
  Object.assign(globalThis, { document })
  t.after(() => Reflect.deleteProperty(globalThis, 'document'))
  t.mock.method(globalThis, 'fetch', async (url: string) => {
    server.asked.push(url)
    if (server.status === undefined) throw new TypeError('Failed to fetch')
    return new Response('', { status: server.status })
  })
  let imports = 0
  const load = async () => ++imports
  return { server, load, imports: () => imports }
}

test('a module is imported once all of its files are here, and each is fetched once', async (t) => {
  const { server, load } = given(t)
  await importFetched(load, ['assets/a1.js', 'assets/a2.js'])
  assert.deepEqual(server.asked, ['/assets/a1.js', '/assets/a2.js'])
  await Promise.all([
    importFetched(load, ['assets/a2.js', 'assets/a3.js']),
    importFetched(load, ['assets/a3.js']),
  ])
  assert.deepEqual(server.asked.slice(2), ['/assets/a3.js'])
})

test('what the document links is not fetched', async (t) => {
  const { server, load } = given(t, ['/assets/b1.js'])
  await importFetched(load, ['assets/b1.js', 'assets/b2.js'])
  assert.deepEqual(server.asked, ['/assets/b2.js'])
})

test('[M2] nothing is imported during an outage, and all of it after', async (t) => {
  const { server, load, imports } = given(t)
  for (const status of [undefined, 503]) {
    server.status = status
    await assert.rejects(
      importFetched(load, ['assets/c.js']),
      (error) => !(error instanceof ImportStuck),
    )
  }
  assert.equal(imports(), 0)
  server.status = 200
  await importFetched(load, ['assets/c.js'])
  assert.equal(imports(), 1)
})

test('a file that is gone, and an import that fails with its files here, need a new document', async (t) => {
  const { server, load, imports } = given(t)
  server.status = 404
  await assert.rejects(importFetched(load, ['assets/d.js']), ImportStuck)
  assert.equal(imports(), 0)
  server.status = 200
  const failing = () => Promise.reject(new TypeError('Importing a module script failed.'))
  await assert.rejects(importFetched(failing, ['assets/d.js']), ImportStuck)
})
