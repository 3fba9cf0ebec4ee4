/** What the trader's app must do in every browser engine: open every place, trade, settle, and survive a cut line. */
import assert from 'node:assert/strict'
import { basename } from 'node:path'
import { type TestContext, test } from 'node:test'
import { act, priceAt } from '../acting.ts'
import { type Address, addresses } from '../addresses.ts'
import { written } from '../spotPage.ts'
import type { Engine } from './engine.ts'
import { errorsOf } from './errors.ts'
import { button, dialog, field, heading, type Page, status, tab } from './page.ts'
import { openStage, type Stage } from './stage.ts'

/** An option of 30 seconds, the second it ends in, and a machine that is busy. */
const SETTLED_MS = 120_000
/** The worker begins to keep pages a while after the app has come, one after the other. */
const KEPT_MS = 300_000
const main = { css: 'main' }
const notice = (says: RegExp) => ({ css: 'p, span, div', says })
/** A figure of the pair page that comes with the market's data. */
const LIVE = /24h high ?[\d,.]+/
const RECONNECTING = notice(/^Reconnecting…$/)
/** What a cut line makes the app and its pages report. */
const OF_THE_CUT = /could not be opened|not loaded/

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

export function testJourneys(openEngine: () => Promise<Engine>): void {
  const stage = openStage(openEngine)
  for (const [name, journey] of Object.entries(journeys)) test(name, (t) => journey(stage, t))
}

const journeys: Readonly<Record<string, (stage: Stage, t: TestContext) => Promise<void>>> = {
  'every public place opens for a visitor without an error': async (stage, t) =>
    openPlaces(await stage.visit(t, '/home'), ['everybody']),

  'every place of a member opens without an error': async (stage, t) => {
    const token = await stage.member('1000')
    await openPlaces(await stage.visit(t, '/home', { token }), ['members', 'realMembers'])
  },

  'a member places a spot order by the form, and it is among the open orders': async (stage, t) => {
    const token = await stage.member('1000')
    const page = await stage.visit(t, '/deal/trade?symbol=btcusdt', { token })
    const form = { css: 'form', name: /^Place an order$/ }
    const price = [form, field(/^Price \(USDT\)$/)]
    await page.wait('a price in the form', async () => (await page.find(price))?.value)
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
  },

  'an option of 30 s is placed, runs and is settled, and its result is shown': async (stage, t) => {
    const token = await stage.member('1000')
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
  },

  '[M2] a cut line is reported, a page cannot be opened; after it all comes back by itself, and the page opens':
    async (stage, t) => {
      const { line } = stage
      // Without the worker, which may have kept the page that is asked for.
      t.after(line.answer('/sw.js', 'text/plain', ''))
      const page = await givenCut(stage, t, async () => undefined)
      await page.go('/kline')
      await page.shows([status(/^This page could not be opened\. Check your connection\.$/)])
      await page.shows([heading(/^Transfer$/)])
      line.mend()
      await page.hides([RECONNECTING])
      await page.go('/kline')
      await isLive(page)
    },

  '[X3] a page that was not opened before opens while the line is cut, from what the worker has kept':
    async (stage, t) => {
      const { line } = stage
      const last = await lastFile(line.url)
      const page = await givenCut(stage, t, ({ phone, wait }) => {
        const isKept = async (path: string) => (await caches.match(path)) !== undefined
        return wait(`${last} is kept`, () => phone.evaluate(isKept, last), KEPT_MS)
      })
      await page.go('/kline')
      await page.shows([notice(/^Could not reach the exchange\./)])
      line.mend()
      await page.hides([RECONNECTING])
      await isLive(page)
    },

  'control: the harness reports a page that throws': async (stage, t) => {
    const { line } = stage
    const { phone, shows, wait } = await stage.visit(t, '/home', { expects: /./ })
    await shows([heading(/^Home$/)])
    assert.deepEqual(await errorsOf(phone), [])
    await phone.evaluate(() => {
      document.body.append(Object.assign(new Image(), { src: 'http://elsewhere.example/a.png' }))
    })
    const thrown = `console.error('told')
      Promise.reject(new Error('rejected'))
      throw new Error('thrown')`
    t.after(line.answer('/broken.js', 'text/javascript', thrown))
    const scripts = ['broken', 'absent'].map((name) => `<script src="/${name}.js"></script>`)
    t.after(line.answer('/broken', 'text/html', `<head></head>${scripts.join('')}`))
    await phone.open(`${line.url}/broken`)
    for (const expected of [
      /refused by img-src/,
      /console\.error: told/,
      /uncaught: thrown/,
      /not loaded: .*\/absent\.js/,
      /unhandled: rejected/,
    ])
      await wait(`an error like ${expected}`, async () =>
        (await errorsOf(phone)).some((error) => expected.test(error)),
      )
  },
}

/** Each page that an address leads to has its title, and shows what belongs there. */
async function openPlaces(page: Page, kinds: readonly Address['who'][]): Promise<void> {
  await page.shows([heading(/^Home$/)])
  const places = Object.entries(addresses).filter(([, { who }]) => kinds.includes(who))
  assert.ok(places.length > 20)
  for (const [path, { title, shows }] of places) {
    await page.go(path)
    await page.shows([heading(new RegExp(`^${literal(title)}$`))])
    await page.shows([{ ...main, says: shows }])
    assert.equal(await page.phone.evaluate(() => document.title), `${title} · Evenkeel`, path)
  }
}

/** A member at the transfer page, whose line is cut as soon as they are ready, and who is told. */
async function givenCut(
  stage: Stage,
  t: TestContext,
  beReady: (page: Page) => Promise<unknown>,
): Promise<Page> {
  const token = await stage.member('100')
  const page = await stage.visit(t, '/transfer', { token, expects: OF_THE_CUT })
  await page.shows([{ ...main, says: /100 USDT/ }])
  await beReady(page)
  t.after(stage.line.mend)
  stage.line.cut()
  await page.shows([RECONNECTING])
  return page
}

async function isLive(page: Page): Promise<void> {
  await page.shows([heading(/^BTC\/USDT$/)])
  await page.shows([{ ...main, says: LIVE }])
}

/** The file that the worker keeps last: scripts come first, texts after them. */
async function lastFile(url: string): Promise<string> {
  const { texts } = (await (await fetch(`${url}/files.json`)).json()) as {
    texts: { en: readonly string[] }
  }
  return `/assets/${basename(texts.en.at(-1) ?? '')}`
}
