/** What the trader's app must do in every browser engine: open every place, trade, settle, and survive a cut line. */
import assert from 'node:assert/strict'
import { basename } from 'node:path'
import { after, before, type TestContext, test } from 'node:test'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { act, priceAt } from '../acting.ts'
import { type Address, addresses } from '../addresses.ts'
import { written } from '../spotPage.ts'
import type { Engine } from './engine.ts'
import { errorsOf } from './errors.ts'
import { type Line, openLine } from './line.ts'
import { button, dialog, field, heading, type Page, pageOf, status, tab } from './page.ts'

/** An option of 30 seconds, the second it ends in, and a machine that is busy. */
const SETTLED_MS = 120_000
/** The worker begins to keep pages a while after the app has come, one after the other. */
const KEPT_MS = 300_000
const main = { css: 'main' }
const notice = (says: RegExp) => ({ css: 'p, span, div', says })
/** A figure of the pair page that comes with the market's data. */
const LIVE = /24h high ?[\d,.]+/
const RECONNECTING = notice(/^Reconnecting…$/)
/** What a line that is cut makes the browser and the app say. */
const OF_THE_CUT = /WebSocket|not loaded|could not be opened|network|Load failed|NetworkError/i

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
const exactly = (text: string) => new RegExp(`^${literal(text)}$`)

type Wish = { readonly token?: string; readonly expects?: RegExp }

type Stage = {
  readonly server: TestServer
  readonly line: Line
  /** A phone that stands at a path; closed after the test, which fails on the errors of its pages. */
  visit(t: TestContext, path: string, wish?: Wish): Promise<Page>
  /** The token of a new member with these funds. */
  member(funds: Readonly<Record<string, string>>): Promise<string>
}

export function testJourneys(openEngine: () => Promise<Engine>): void {
  const stage = openStage(openEngine)
  testPlaces(stage)
  testSpotOrder(stage)
  testOption(stage)
  testCutLine(stage)
  testKeptPages(stage)
  testCollectedErrors(stage)
}

/** An engine, a server and the line between them for the tests of a file. */
function openStage(openEngine: () => Promise<Engine>): Stage {
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

  async function visit(t: TestContext, path: string, { token, expects }: Wish = {}): Promise<Page> {
    assert.ok(engine && line)
    const phone = await engine.openPhone()
    t.after(async () => {
      const errors = await errorsOf(phone).finally(() => phone.close())
      const unexpected = errors.filter((error) => !expects?.test(error))
      assert.deepEqual(unexpected, [], 'the pages have errors')
    })
    // Only a document of the site can keep something for it.
    t.after(line.answer('/empty', 'text/html', '<!doctype html>'))
    await phone.open(`${line.url}/empty`)
    const kept = { LANGUAGE_KEY: 'en', ...(token && { LOGIN_TOKEN: token }) }
    await phone.evaluate((entries) => {
      for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
    }, kept)
    await phone.open(`${line.url}/#${path}`)
    return pageOf(phone)
  }

  return {
    get server() {
      assert.ok(server, 'the server is started before the first test')
      return server
    },
    get line() {
      assert.ok(line, 'the line is open before the first test')
      return line
    },
    visit,
    member: async (funds) => {
      assert.ok(server)
      return (await server.member({ funds })).token
    },
  }
}

function testPlaces(stage: Stage): void {
  for (const [who, isFor] of [
    ['a visitor', ['everybody']],
    ['a member', ['members', 'realMembers']],
  ] as const)
    test(`every place of ${who} opens without an error`, async (t) => {
      const token = who === 'a member' ? await stage.member({ USDT: '1000' }) : undefined
      const page = await stage.visit(t, '/home', token === undefined ? {} : { token })
      await page.shows([heading(/^Home$/)])
      const places = Object.entries(addresses).filter(([, address]) =>
        isFor.some((kind) => kind === address.who),
      )
      assert.ok(places.length > 20)
      for (const [path, address] of places) await opens(page, path, address)
    })
}

function testSpotOrder(stage: Stage): void {
  test('a member places a spot order by the form, and it is among the open orders', async (t) => {
    const token = await stage.member({ USDT: '1000' })
    const page = await stage.visit(t, '/deal/trade?symbol=btcusdt', { token })
    const form = { css: 'form', name: /^Place an order$/ }
    const price = [form, field(/^Price \(USDT\)$/)]
    await page.wait('a price in the form', async () => (await page.find(price))?.value !== '')
    const half = await priceAt(stage.server.url, 'btcusdt', 50)
    await page.fill(price, half)
    await page.fill([form, field(/^Amount \(BTC\)$/)], '0.01')
    await page.click([form, button(/^Buy BTC$/)])
    const question = dialog(/^Confirm order$/)
    await page.shows([{ ...question, says: new RegExp(`Price ?${literal(written(half))} USDT`) }])
    await page.click([question, button(/^Confirm buy$/)])
    const orders = { css: 'section', name: /^Your orders$/ }
    await page.shows([orders, { css: 'article', says: new RegExp(literal(written(half))) }])
    await page.shows([orders, tab(/^Open orders\(1\)$/)])
  })
}

function testOption(stage: Stage): void {
  test('an option of 30 s is placed, runs and is settled, and its result is shown', async (t) => {
    const token = await stage.member({ USDT: '1000' })
    const moved = { asset: 'USDT', amount: '1000', from: 'spot', to: 'trading' }
    await act(stage.server.url, token, 'wallet/make_transfer', moved)
    const page = await stage.visit(t, '/deal/micro?symbol=btcusdt', { token })
    const form = { css: 'form', name: /^Place an option$/ }
    await page.fill([form, field(/^Amount/)], '100')
    await page.click([form, button(/^Rise$/)])
    await page.click([dialog(/^You can lose your stake$/), button(/^I understand$/)])
    const question = dialog(/^Confirm option$/)
    await page.shows([{ ...question, says: /30 seconds/ }])
    await page.click([question, button(/^Confirm rise$/)])
    const running = dialog(/^BTC\/USDT/)
    await page.shows([running, { css: '[role=timer]' }])
    await page.shows([{ ...running, says: /Won|Lost|Equal/ }], SETTLED_MS)
    await page.click([running, button(/^Continue ordering$/)])
    const orders = { css: 'section', name: /^Your options$/ }
    await page.click([orders, tab(/^History/)])
    await page.shows([orders, { css: 'article', says: /Settled · (Won|Lost|Equal)/ }])
  })
}

function testCutLine(stage: Stage): void {
  test('[M2] a cut line is told and comes back by itself; a page that was not opened before opens after it', async (t) => {
    const token = await stage.member({ USDT: '100' })
    // Without the worker, which may have kept the page that is asked for.
    t.after(stage.line.answer('/sw.js', 'text/plain', ''))
    const page = await stage.visit(t, '/transfer', { token, expects: OF_THE_CUT })
    await page.shows([{ ...main, says: /100 USDT/ }])
    stage.line.cut()
    t.after(() => stage.line.mend())
    await page.shows([RECONNECTING])
    await page.go('/kline')
    await page.shows([status(/^This page could not be opened\. Check your connection\.$/)])
    await page.shows([heading(/^Transfer$/)])
    stage.line.mend()
    await page.hides([RECONNECTING])
    await page.go('/kline')
    await page.shows([heading(/^BTC\/USDT$/)])
    await page.shows([{ ...main, says: LIVE }])
  })
}

function testKeptPages(stage: Stage): void {
  test('[X3] a page that was not opened before opens while the line is cut, from what the worker has kept', async (t) => {
    const token = await stage.member({ USDT: '100' })
    const page = await stage.visit(t, '/transfer', { token, expects: OF_THE_CUT })
    await page.shows([{ ...main, says: /100 USDT/ }])
    const last = await lastFile(stage.line.url)
    const isKept = () =>
      page.phone.evaluate(async (path) => (await caches.match(path)) !== undefined, last)
    await page.wait(`${last} is kept`, isKept, KEPT_MS)
    stage.line.cut()
    t.after(() => stage.line.mend())
    await page.shows([RECONNECTING])
    await page.go('/kline')
    await page.shows([notice(/^Could not reach the exchange\./)])
    stage.line.mend()
    await page.hides([RECONNECTING])
    await page.shows([heading(/^BTC\/USDT$/)])
    await page.shows([{ ...main, says: LIVE }])
  })
}

function testCollectedErrors(stage: Stage): void {
  test('control: the harness reports a page that throws', async (t) => {
    const page = await stage.visit(t, '/home', { expects: /./ })
    await page.shows([heading(/^Home$/)])
    assert.deepEqual(await errorsOf(page.phone), [])
    await page.phone.evaluate(() => {
      document.body.append(Object.assign(new Image(), { src: 'http://elsewhere.example/a.png' }))
    })
    const thrown = `console.error('told')
      Promise.reject(new Error('rejected'))
      throw new Error('thrown')`
    t.after(stage.line.answer('/broken.js', 'text/javascript', thrown))
    const scripts = ['broken', 'absent'].map((name) => `<script src="/${name}.js"></script>`)
    t.after(stage.line.answer('/broken', 'text/html', `<head></head>${scripts.join('')}`))
    await page.phone.open(`${stage.line.url}/broken`)
    for (const expected of [
      /refused by img-src/,
      /console\.error: told/,
      /uncaught: thrown/,
      /not loaded: .*\/absent\.js/,
      /unhandled: rejected/,
    ])
      await page.wait(`an error like ${expected}`, async () =>
        (await errorsOf(page.phone)).some((error) => expected.test(error)),
      )
  })
}

/** The file that the worker keeps last: scripts come first, texts after them. */
async function lastFile(url: string): Promise<string> {
  const { texts } = (await (await fetch(`${url}/files.json`)).json()) as {
    texts: { en: readonly string[] }
  }
  return `/assets/${basename(texts.en.at(-1) ?? '')}`
}

/** The page that an address leads to has its title, and shows what belongs there. */
async function opens(page: Page, path: string, { title, shows }: Address): Promise<void> {
  await page.go(path)
  await page.shows([heading(exactly(title))])
  await page.shows([{ ...main, says: shows }])
  assert.equal(await page.phone.evaluate(() => document.title), `${title} · Evenkeel`, path)
}
