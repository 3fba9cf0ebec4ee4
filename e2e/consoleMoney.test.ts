/** Money, ledgers, invariants, the server and the outbox in the operator's console, in a real browser. */
import { after, before, type TestContext, test } from 'node:test'
import { type KnownMember, knownMember } from '@evenkeel/server/testing/knownMember.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { traderOn } from '@evenkeel/server/testing/traders.ts'
import { codeFor } from '@evenkeel/verticals/members/testing/registered.ts'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { type Desk, openDesk, readsWell } from './desk.ts'
import { detail } from './detail.ts'
import { button, dialog, shows } from './finding.ts'

let server: TestServer
let browser: Browser
let ann: KnownMember

before(async () => {
  ;[server, browser] = await Promise.all([startTestServer(), openBrowser()])
  ann = await knownMember(server)
  const [buyer, seller] = [await traderOn(server), await traderOn(server)]
  await seller.limit('sell', '0.5', '100')
  await buyer.limit('buy', '0.5', '100')
  await codeFor(server.url, { email: 'bea@example.org', purpose: 'register' })
})
after(async () => {
  await browser?.close()
  await server?.stop()
})

/** The window of an operator of finance, unless told otherwise. */
const deskFor = (t: TestContext, desk: Desk = {}) =>
  openDesk({ server, browser }, t, undefined, { role: 'finance', ...desk })

const goTo = async (page: Page, path: string) => {
  await page.goto(`${server.consoleUrl}/#/${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

test('finance sees what is owed and held, and follows fees into their ledger', async (t) => {
  const page = await deskFor(t)
  await goTo(page, 'money')
  await page.getByRole('row', { name: /^BTC / }).click()
  await shows(page.getByRole('main'), /In custody: Bitcoin.*Sample of the sandbox/s)
  await page.getByRole('link', { name: 'House: Fees' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Ledger' }).waitFor()
  await shows(page.getByRole('grid', { name: 'Ledger' }), /Spot trading fee.*House: Fees/s)
  await page.getByRole('searchbox').fill(ann.uid)
  await shows(page.getByRole('grid', { name: 'Ledger' }), /Test funds.*Spot account/s)
})

test('two operators credit by hand; a worth that is a slip away is refused where it is typed', async (t) => {
  const fill = async (page: Page, worth: string) => {
    await goTo(page, 'money')
    await button(page, 'Credit by hand').click()
    const asked = dialog(page, 'Credit by hand')
    await asked.getByLabel('Member’s UID').fill(ann.uid)
    await asked.getByLabel('Network and coin').selectOption('USDT ethereum')
    await asked.getByLabel('Transaction ID (TxID)').fill(`0x${'e1'.repeat(32)}`)
    await asked.getByLabel('Amount', { exact: true }).fill('2000')
    await asked.getByLabel('Type the coin once more').fill('USDT')
    await asked.getByLabel('What it is worth, in USDT').fill(worth)
    await asked.getByLabel('Reason').fill('it came without a report')
    await button(asked, 'Credit by hand').click()
    return asked
  }
  const one = await deskFor(t)
  const asked = await fill(one, '2')
  await shows(asked, '2,000 USDT is worth 2,000 USDT')
  await asked.getByLabel('What it is worth, in USDT').fill('2000')
  await button(asked, 'Credit by hand').click()
  await shows(one.locator('body'), 'Another operator has to state the same')
  const other = await deskFor(t)
  await goTo(other, 'money')
  const waiting = other.getByRole('grid', { name: 'Waiting for a second operator' })
  await shows(waiting, /Credit by hand.*Ethereum.*2,000 USDT.*it came without a report/s)
  await button(waiting, 'State the same').click()
  await shows(dialog(other, 'Credit by hand'), /stated on.*2,000 USDT.*it came without a report/s)
  await button(dialog(other, 'Credit by hand'), 'Cancel').click()
  await fill(other, '2000')
  await shows(other.locator('body'), 'Credited. The member has been notified.')
})

test('finance funds the treasury, and two of them move money of the house to what it pays members from', async (t) => {
  const one = await deskFor(t)
  await goTo(one, 'money')
  await button(one, 'Fund treasury').click()
  const funding = dialog(one, 'Fund treasury')
  await funding.getByLabel('Network and coin').selectOption('USDT ethereum')
  await funding.getByLabel('Amount', { exact: true }).fill('1500')
  await funding.getByLabel('Reason').fill('for options')
  await button(funding, 'Fund treasury').click()
  await shows(one.locator('body'), 'Treasury funded')
  const move = async (page: Page, amount: string) => {
    await goTo(page, 'money')
    await button(page, 'Move house funds').click()
    const asked = dialog(page, 'Move house funds')
    await asked.getByLabel('Ledger account').selectOption('options')
    await asked.getByLabel('Coin').selectOption('USDT')
    await shows(asked, 'Available: 1500 USDT')
    await asked.getByLabel('Amount', { exact: true }).fill(amount)
    await asked.getByLabel('Reason').fill('as agreed')
    await button(asked, 'Move house funds').click()
    return asked
  }
  const asked = await move(one, '2000')
  await shows(asked, 'The treasury has 1,500 USDT.')
  await readsWell(one, 'console-move-funds')
  await asked.getByLabel('Amount', { exact: true }).fill('1200')
  await button(asked, 'Move house funds').click()
  await shows(one.locator('body'), 'Another operator has to state the same')
  const other = await deskFor(t)
  await move(other, '1200')
  await shows(other.locator('body'), 'Funds moved')
  await shows(other.getByRole('grid', { name: 'House accounts' }), /House: Options.*1,200.*0/s)
})

test('finance has the invariants checked, and is told without a reload that they hold', async (t) => {
  const page = await deskFor(t)
  await goTo(page, 'reconciliation')
  await button(page, 'Check now').click()
  const grid = page.getByRole('grid', { name: 'Reconciliation' })
  await shows(grid, /Each coin adds up to zero.*Holds.*No order book is crossed.*Holds/s)
  await shows(grid, /Longs and shorts.*Nothing to check yet/s)
  await grid.getByRole('columnheader', { name: 'Expected at least' }).waitFor()
  await shows(page.getByRole('main'), 'A check that looked at fewer items is broken.')
})

detail('an admin sees how the server is, and support what a sandbox would have sent', async (t) => {
  const admin = await deskFor(t, { role: 'admin' })
  await goTo(admin, 'system')
  await shows(admin.getByRole('main'), /All is well.*PostgreSQL.*Metrics for Prometheus/s)
  const support = await deskFor(t, { role: 'support' })
  await goTo(support, 'outbox')
  await shows(support.getByRole('grid', { name: 'Outbox' }), 'bea@example.org')
  await codeFor(server.url, { email: 'cal@example.org', purpose: 'register' })
  await shows(support.getByRole('grid', { name: 'Outbox' }), 'cal@example.org')
})

const looks: readonly Desk[] = [
  { language: 'en' },
  { language: 'de', colorScheme: 'light' },
  { language: 'ja', width: 768, height: 1024 },
  { language: 'hi', colorScheme: 'light', width: 1024, height: 768 },
]

for (const { colorScheme = 'dark', width = 1280, height = 800, language = 'en' } of looks)
  detail(
    `every page about money reads well in ${language}, ${colorScheme}, at ${width}x${height}`,
    async (t) => {
      const page = await deskFor(t, { role: 'admin', colorScheme, width, height, language })
      for (const path of ['money', 'ledger', 'reconciliation', 'system', 'outbox']) {
        await goTo(page, path)
        await readsWell(page, `console-${path}-${language}-${colorScheme}-${width}`)
      }
    },
  )
