/** A server with moving prices and a browser for the journeys of a file, and who acts on it. */
import assert from 'node:assert/strict'
import { after, before, type TestContext } from 'node:test'
import {
  reachedServer,
  type ServerNote,
  startTestServer,
  type TestServer,
} from '@evenkeel/server/testing/server.ts'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { openBrowser, openPhone, screenshot, type Wish } from './browser.ts'

export type Realm = 'real' | 'demo'
export type Funds = Readonly<Record<string, string>>

/** What a test wants beside the phone itself. */
export type Want = Omit<Wish, 'kept'> & {
  readonly kept?: Readonly<Record<string, string>>
  /** Complaints of the console that belong to the journey, such as a request that is cut off. */
  readonly expects?: RegExp
}

export type Visit = {
  readonly page: Page
  readonly context: BrowserContext
  readonly complaints: readonly string[]
}

export type Stage = {
  readonly server: TestServer
  readonly browser: Browser
  /** A phone that stands at a path; closed after the test, which fails on what its console said. */
  visitor(test: TestContext, path: string, want?: Want): Promise<Visit>
  /** The same, signed in as a new member. */
  member(
    test: TestContext,
    path: string,
    want?: Want & { readonly funds?: Funds; readonly realm?: Realm },
  ): Promise<Visit & { readonly token: string }>
  /** Starts a server anew on the same data and at the same address. */
  restart(): Promise<void>
}

/** Set by `shared.ts`: one server and one browser for all files that can share them. */
export const SHARED = 'EVENKEEL_SHARED_STAGE'
export type SharedNote = { readonly server: ServerNote; readonly browser: string }

const simulator = { kind: 'simulator' } as const

/**
 * The server and the browser of all files, where there are such; a server of its own for a file
 * that stops it, changes what everybody sees, or counts tries of its address. Prices that nobody
 * looks at cost a tenth of a core.
 */
export function openStage({ ownServer = false, hasPrices = true } = {}): Stage {
  const prices = hasPrices ? simulator : ({ kind: 'none' } as const)
  const note = JSON.parse(process.env[SHARED] ?? 'null') as SharedNote | null
  let server: TestServer | undefined
  let browser: Browser | undefined
  before(async () => {
    const both = [
      note === null || ownServer
        ? startTestServer({ config: { prices } })
        : sharedServer(note.server),
      note === null ? openBrowser() : chromium.connect(note.browser),
    ] as const
    ;[server, browser] = await Promise.all(both)
  })
  after(async () => {
    await browser?.close()
    await server?.stop()
  })

  const stage: Stage = {
    get server() {
      assert.ok(server, 'the server is started before the first test')
      return server
    },
    get browser() {
      assert.ok(browser, 'the browser is started before the first test')
      return browser
    },
    async visitor(test, path, { kept = {}, expects, ...wish } = {}) {
      const origin = stage.server.url
      const phone = await openPhone(stage.browser, { ...wish, kept: { origin, entries: kept } })
      const { context, complaints } = phone
      const page = await context.newPage()
      test.after(async () => {
        const isRed = failed(test)
        if (isRed) await screenshot(page, `failed-${named(test.name)}`).catch(() => undefined)
        await context.close()
        if (isRed) return
        const unexpected = complaints.filter((complaint) => !expects?.test(complaint))
        assert.deepEqual(unexpected, [], 'the console has complaints')
      })
      await page.goto(`${origin}/#${path}`)
      return { page, context, complaints }
    },
    async member(test, path, { funds, realm, ...want } = {}) {
      const { token } = await stage.server.member({
        ...(realm && { realm }),
        ...(funds && { funds }),
      })
      const kept = { LOGIN_TOKEN: token, ...want.kept }
      return { ...(await stage.visitor(test, path, { ...want, kept })), token }
    },
    async restart() {
      const { dataDir, url } = stage.server
      const port = Number(new URL(url).port)
      server = await startTestServer({ dataDir, config: { port, prices } })
    },
  }
  return stage
}

/** Nobody ends what others use. */
async function sharedServer(note: ServerNote): Promise<TestServer> {
  const notOurs = () => {
    throw new Error('a file that needs this asks for a server of its own')
  }
  return { ...reachedServer(note), logged: notOurs, pause: notOurs, stop: async () => undefined }
}

/** The runner knows it; its types do not tell. */
function failed(test: TestContext & { readonly passed?: boolean }): boolean {
  return test.passed === false
}

function named(test: string): string {
  return test.replace(/\W+/g, '-').slice(0, 80)
}
