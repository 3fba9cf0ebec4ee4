/** Pages that are opened during an outage: the reader stays where they are, and the page opens once its files can be had. */
import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import type { Page } from 'playwright-core'
import { screenshot } from './browser.ts'
import { openDesk } from './desk.ts'
import { detail } from './detail.ts'
import { at, dialog, shows } from './finding.ts'
import { openStage } from './stage.ts'
import { toastedBy } from './toasts.ts'
import { amount, from } from './transferPage.ts'

const stage = openStage({ ownServer: true })
const EXPECTED = /ERR_|WebSocket|Failed to (load|fetch)|fetching the script|could not be opened/

type Opened = {
  readonly page: Page
  /** Fills in a form on the page that is open, and answers what it holds. */
  readonly fill: () => Promise<() => Promise<string>>
  readonly place: string
  readonly target: string
  readonly heading: string
  readonly failure: string
  /** The target's own chunk, and one that only it and pages that were not open import statically. */
  readonly chunks: Readonly<Record<Cut, string>>
}
type Cut = 'its own chunk' | 'a chunk that it imports'

async function openApp(t: TestContext): Promise<Opened> {
  const want = { expects: EXPECTED, funds: { USDT: '100' } } as const
  const { page } = await stage.member(t, '/transfer', want)
  await shows(from(page), '100 USDT')
  return {
    page,
    fill: async () => {
      await amount(page).fill('10')
      return () => amount(page).inputValue()
    },
    place: '/transfer',
    target: '/kline',
    heading: 'BTC/USDT',
    failure: 'This page could not be opened. Check your connection.',
    chunks: await chunksOf(page, 'web', 'KlineScreen'),
  }
}

async function openConsole(t: TestContext): Promise<Opened> {
  const page = await openDesk(stage, t, '/members', { expects: EXPECTED })
  const search = page.getByRole('main').getByRole('searchbox')
  await search.waitFor()
  return {
    page,
    fill: async () => {
      await search.fill('half a na')
      return () => search.inputValue()
    },
    place: '/members',
    target: '/audit',
    heading: 'Audit log',
    failure: 'This page could not be opened.',
    chunks: await chunksOf(page, 'console', 'AuditPage'),
  }
}

async function chunksOf(page: Page, app: string, name: string): Promise<Opened['chunks']> {
  const [path = ''] = globSync(join(import.meta.dirname, `../apps/${app}/dist/assets/${name}-*.js`))
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => entry.name),
  )
  const imported = readFileSync(path, 'utf8').matchAll(/from\s*["'`]\.\/([\w.-]+\.js)/g)
  const inner = [...imported]
    .map(([, file = '']) => file)
    .find((file) => !loaded.some((url) => url.endsWith(file)))
  assert.ok(inner, `${name} imports a chunk that is not loaded yet`)
  return { 'its own chunk': basename(path), 'a chunk that it imports': inner }
}

/** Modules whose loading failed: a browser may remember that for as long as the document lives. */
function failedModules(page: Page): readonly string[] {
  const failed: string[] = []
  page.on('requestfailed', (request) => {
    if (request.resourceType() === 'script') failed.push(request.url())
  })
  return failed
}

async function isSameDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { marked: true }))
  return () => page.evaluate(() => 'marked' in window)
}

/** Does not wait for what comes of it: a toast may be gone by then. */
async function ask(page: Page, path: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash
  }, path)
}

const headingOf = ({ page, heading }: Opened) =>
  page.getByRole('heading', { level: 1, name: heading })

for (const [app, open] of [
  ['the app', openApp],
  ['the console', openConsole],
] as const) {
  for (const cut of ['its own chunk', 'a chunk that it imports'] as const)
    test(`[M2] ${app}: a page opens after an outage in which ${cut} could not be fetched`, async (t) => {
      const opened = await open(t)
      const { page, place, target, failure } = opened
      const failed = failedModules(page)
      const isSame = await isSameDocument(page)
      const filled = await opened.fill()
      const before = await filled()
      assert.notEqual(before, '')
      const file = `**/assets/${opened.chunks[cut]}`
      await page.route(file, (route) => route.abort())
      for (let tries = 0; tries < 2; tries++) {
        await toastedBy(page, failure, () => ask(page, target))
        await at(page, place)
        assert.equal(await filled(), before)
      }
      assert.deepEqual(failed, [], 'no module is imported before its files are here')

      await page.unroute(file)
      await ask(page, target)
      await headingOf(opened).waitFor()
      assert.equal(await isSame(), true)
    })

  detail(
    `${app}: a page whose import failed for good opens in a new document when it is asked for again`,
    async (t) => {
      const opened = await open(t)
      const { page, place, target, failure } = opened
      const filled = await opened.fill()
      const before = await filled()
      const file = `**/assets/${opened.chunks['its own chunk']}`
      await page.route(file, (route) =>
        route.request().resourceType() === 'script' ? route.abort() : route.continue(),
      )
      await toastedBy(page, failure, () => ask(page, target))
      await at(page, place)
      assert.equal(await filled(), before)
      await page.unroute(file)
      await ask(page, target)
      await headingOf(opened).waitFor()
      await at(page, target)
    },
  )

  detail(
    `${app}: a page whose file another build has replaced opens in a new document`,
    async (t) => {
      const opened = await open(t)
      const { page, place, target, failure } = opened
      const filled = await opened.fill()
      const before = await filled()
      const isSame = await isSameDocument(page)
      let isOld = true
      page.on('request', (request) => {
        if (request.isNavigationRequest()) isOld = false
      })
      await page.route(`**/assets/${opened.chunks['its own chunk']}`, (route) =>
        isOld ? route.fulfill({ status: 404 }) : route.continue(),
      )
      await toastedBy(page, failure, () => ask(page, target))
      await at(page, place)
      assert.equal(await filled(), before)
      assert.equal(await isSame(), true, 'nothing is reloaded before the reader asks again')
      await ask(page, target)
      await headingOf(opened).waitFor()
      await at(page, target)
      assert.equal(await isSame(), false)
    },
  )
}

test('[M2] a part of a page that cannot be fetched leaves the page as it is, and comes by itself', async (t) => {
  const want = { expects: EXPECTED, funds: { USDT: '100' } } as const
  const { page } = await stage.member(t, '/kline', want)
  await page.route('**/assets/SettingsSheet-*', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed')
  await page.getByRole('button', { name: /^Indicators/ }).click()
  await failed
  await page.getByRole('heading', { level: 1, name: 'BTC/USDT' }).waitFor()
  assert.equal(await page.getByText('This page could not be shown.').count(), 0)
  await page.unroute('**/assets/SettingsSheet-*')
  await dialog(page, 'Indicators').waitFor()
})

test('[X3] a page that was never opened opens during an outage, from what the worker has kept', async (t) => {
  const want = { expects: EXPECTED, funds: { USDT: '100' }, serviceWorkers: 'allow' } as const
  const { page } = await stage.member(t, '/transfer', want)
  await shows(from(page), '100 USDT')
  const { 'its own chunk': own, 'a chunk that it imports': inner } = await chunksOf(
    page,
    'web',
    'KlineScreen',
  )
  const failed = failedModules(page)
  const old = '/assets/KlineScreen-ofAFormerBuild.js'
  await page.evaluate(async (path) => {
    await navigator.serviceWorker.ready
    await (await caches.open('evenkeel-files-1')).put(path, new Response(''))
  }, old)
  // Scripts first, texts last: when those are there, all is.
  const wanted = [own, inner, await lastText()].map((file) => `/assets/${file}`)
  await until(async () => (await keptOf(page, wanted)).length === wanted.length)
  assert.deepEqual(await keptOf(page, [old]), [])

  await stage.server.pause()
  await page.getByText('Reconnecting…').waitFor()
  await ask(page, '/kline')
  await page.getByText('Could not reach the exchange.').first().waitFor()
  await at(page, '/kline')
  await screenshot(page, 'kline-outage')
  assert.deepEqual(failed, [])
  await stage.restart()
  await page.getByText('Reconnecting…').waitFor({ state: 'hidden' })
  await page.getByRole('img', { name: /chart/i }).or(page.locator('[data-live]')).first().waitFor()
})

/** The file that is kept last. */
async function lastText(): Promise<string> {
  const built = await (await fetch(`${stage.server.url}/files.json`)).json()
  return basename(built.texts.en.at(-1))
}

function keptOf(page: Page, paths: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(async (all) => {
    const found = await Promise.all(all.map((path) => caches.match(path)))
    return all.filter((_, index) => found[index] !== undefined)
  }, paths)
}

const until = (isTrue: () => Promise<boolean>) => eventually(`${isTrue}`, isTrue, 300_000)
