/** Members in the operator's console, in a real browser: found, opened, noted, frozen and thawed. */
import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { type KnownMember, knownMember, secrets } from '@evenkeel/server/testing/knownMember.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { traderAt } from '@evenkeel/server/testing/traders.ts'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, screenshot } from './browser.ts'
import { at, button, dialog, shows } from './finding.ts'
import { cutTexts, settled, smallTargets, violations } from './looking.ts'

let server: TestServer
let browser: Browser
let ann: KnownMember

before(async () => {
  ;[server, browser] = await Promise.all([startTestServer(), openBrowser()])
  ann = await knownMember(server)
  await traderAt(server.url, ann.token).limit('buy', '0.1', '100')
})
after(async () => {
  await browser?.close()
  await server?.stop()
})

type Desk = {
  readonly role?: 'support' | 'finance'
  readonly width?: number
  readonly height?: number
  readonly locale?: string
  readonly colorScheme?: 'dark' | 'light'
}

async function openDesk(t: TestContext, desk: Desk = {}): Promise<Page> {
  const { role = 'support', width = 1280, height = 800, locale = 'en', colorScheme = 'dark' } = desk
  const { token } = await server.operator({ role })
  const context = await browser.newContext({
    ...{ viewport: { width, height }, locale, colorScheme },
    ...{ timezoneId: 'UTC', reducedMotion: 'reduce' },
  })
  context.setDefaultTimeout(20_000)
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(String(error.error())))
  await context.addInitScript((kept) => {
    if (location.protocol === 'http:') sessionStorage.setItem('OPERATOR_TOKEN', kept)
  }, token)
  t.after(async () => {
    await context.close()
    assert.deepEqual(complaints, [])
  })
  return context.newPage()
}

test('support finds a member by e-mail, opens the name, notes, freezes and thaws', async (t) => {
  const page = await openDesk(t)
  await page.goto(`${server.consoleUrl}/#/members`)
  await page.getByRole('searchbox').fill(secrets.email)
  await page.getByRole('link', { name: ann.uid }).click()
  await at(page, `/members/${ann.uid}`)
  await shows(page.getByRole('main'), 'A••• M•••')
  await button(page, 'Show Name').click()
  await shows(page.getByRole('main'), secrets.name)
  await shows(page.getByRole('grid', { name: 'Balances' }), /USDT.*99990.*10/s)
  await shows(page.getByRole('grid', { name: 'Open orders' }), /BTCUSDT.*Buy/s)

  await page.getByLabel('New note').fill('Called about a withdrawal')
  await button(page, 'Add note').click()
  await shows(page.getByRole('list', { name: 'Notes' }), 'Called about a withdrawal')

  await button(page, 'Freeze account').click()
  const asked = dialog(page, `Freeze account: UID ${ann.uid}`)
  await asked.getByLabel('Reason').fill('reported as stolen')
  await button(asked, 'Freeze account').click()
  await shows(page.getByRole('heading', { level: 1 }), 'Account frozen by the exchange')
  await button(page, 'Unfreeze account').click()
  const again = dialog(page, `Unfreeze account: UID ${ann.uid}`)
  await again.getByLabel('Reason').fill('it was them')
  await button(again, 'Unfreeze account').click()
  await shows(page.getByRole('heading', { level: 1 }), 'Active')
  await shows(page.getByRole('list', { name: 'Timeline' }), /frozen by the exchange/)
})

test('finance looks, and is offered no freeze', async (t) => {
  const page = await openDesk(t, { role: 'finance' })
  await page.goto(`${server.consoleUrl}/#/members/${ann.uid}`)
  await page.getByRole('grid', { name: 'Balances' }).waitFor()
  assert.equal(await button(page, 'Freeze account').count(), 0)
})

const looks: readonly Desk[] = [
  { locale: 'en' },
  { locale: 'de', width: 768, height: 1024, colorScheme: 'light' },
]

for (const desk of looks)
  test(`members read well in ${desk.locale}, at ${desk.width ?? 1280}`, async (t) => {
    const page = await openDesk(t, desk)
    for (const path of ['members', `members/${ann.uid}`]) {
      await page.goto(`${server.consoleUrl}/#/${path}`)
      // The panels of all verticals, with what they show.
      await page
        .getByRole('grid')
        .nth(path === 'members' ? 0 : 5)
        .waitFor()
      await page.locator('[role=grid][aria-busy=true]').first().waitFor({ state: 'detached' })
      await settled(page)
      const name = path.replace(/\/.*/, '-one')
      await screenshot(page, `console-${name}-${desk.locale}-${desk.width ?? 1280}`)
      assert.deepEqual(await violations(page), [], path)
      assert.deepEqual(await cutTexts(page), [], path)
      assert.deepEqual(await smallTargets(page, 24), [], path)
    }
  })
