/** A server, a line to it and a browser of one engine for all journeys of a file. */
import assert from 'node:assert/strict'
import { after, before, type TestContext } from 'node:test'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import type { Engine } from './engine.ts'
import { errorsOf } from './errors.ts'
import { type Line, openLine } from './line.ts'
import { type Page, pageOf } from './page.ts'

type Wish = { readonly token?: string; readonly expects?: RegExp }

export type Stage = {
  readonly server: TestServer
  readonly line: Line
  /** A phone that stands at a path; closed after the test, which fails on errors of its pages that it does not expect. */
  visit(t: TestContext, path: string, wish?: Wish): Promise<Page>
  /** The token of a new member with so much USDT in the spot account. */
  member(usdt: string): Promise<string>
}

export function openStage(openEngine: () => Promise<Engine>): Stage {
  let engine: Engine | undefined
  let server: TestServer | undefined
  let line: Line | undefined
  before(async () => {
    server = await startTestServer({ config: { prices: { kind: 'simulator' } } })
    line = await openLine(server.url)
    engine = await openEngine()
    console.log(`engine: ${engine.name}`)
  })
  after(async () => {
    await engine?.close()
    await line?.close()
    await server?.stop()
  })

  const stage: Stage = {
    get server() {
      assert.ok(server, 'the server is started before the first test')
      return server
    },
    get line() {
      assert.ok(line, 'the line is opened before the first test')
      return line
    },
    async visit(t, path, { token, expects } = {}) {
      assert.ok(engine, 'the browser is started before the first test')
      const phone = await engine.openPhone()
      t.after(async () => {
        const errors = await errorsOf(phone).finally(() => phone.close())
        const unexpected = errors.filter((error) => !expects?.test(error))
        assert.deepEqual(unexpected, [], 'the pages have errors')
      })
      // Storage belongs to the site: a document of it must be open.
      t.after(stage.line.answer('/empty', 'text/html', '<!doctype html>'))
      await phone.open(`${stage.line.url}/empty`)
      const kept = { LANGUAGE_KEY: 'en', ...(token && { LOGIN_TOKEN: token }) }
      await phone.evaluate((entries) => {
        for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
      }, kept)
      await phone.open(`${stage.line.url}/#${path}`)
      return pageOf(phone)
    },
    member: async (usdt) => (await stage.server.member({ funds: { USDT: usdt } })).token,
  }
  return stage
}
