/** Members in the operator's console, in a real browser: found, opened, noted, frozen and thawed. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { type KnownMember, knownMember, secrets } from '@evenkeel/server/testing/knownMember.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import { traderAt } from '@evenkeel/server/testing/traders.ts'
import type { Browser } from 'playwright-core'
import { openBrowser, screenshot } from './browser.ts'
import { type Desk, openDesk, readsWell } from './desk.ts'
import { detail } from './detail.ts'
import { at, button, dialog, go, shows } from './finding.ts'

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

test('support finds a member by e-mail, opens the name, notes, freezes and thaws', async (t) => {
  const page = await openDesk({ server, browser }, t, '/members', { role: 'support' })
  await page.getByRole('searchbox').fill(secrets.email)
  await page.getByRole('link', { name: ann.uid }).click()
  await at(page, `/members/${ann.uid}`)
  await shows(page.getByRole('main'), 'A••• M•••')
  await button(page, 'Show Name').click()
  await shows(page.getByRole('main'), secrets.name)
  await shows(page.getByRole('grid', { name: 'Balances' }), /USDT.*99,990.*10/s)
  await shows(page.getByRole('grid', { name: 'Open orders' }), /BTCUSDT.*Buy/s)
  await shows(page.getByRole('grid', { name: 'Movements' }), '100,000 USDT')

  await page.getByLabel('New note').fill('Called about a withdrawal')
  await button(page, 'Add note').click()
  await shows(page.getByRole('list', { name: 'Notes' }), 'Called about a withdrawal')

  const freeze = await button(page, 'Freeze account').boundingBox()
  assert.ok(freeze !== null && freeze.width < 200, 'a button is as wide as its words')
  const frame = page.getByRole('grid', { name: 'Balances' }).locator('..')
  const line = await frame.evaluate((element) => getComputedStyle(element).borderTopWidth)
  assert.equal(line, '0px', 'a table in a panel has no second frame')
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

detail('finance looks, and is offered no freeze', async (t) => {
  const page = await openDesk({ server, browser }, t, `/members/${ann.uid}`, { role: 'finance' })
  await page.getByRole('grid', { name: 'Balances' }).waitFor()
  assert.equal(await button(page, 'Freeze account').count(), 0)
})

test('[operators P82] two admins erase a member who holds funds, and each reads what their press does', async (t) => {
  const { member } = await server.member()
  const known = 'select uid::text as uid from member where id = $1'
  const [{ uid } = { uid: '' }] = await server.query<{ uid: string }>(known, [member])
  const open = (name: string) =>
    openDesk({ server, browser }, t, `/members/${uid}`, { name, expects: /status of 4\d\d/ })
  const first = await open('amos')
  const second = await open('bea')
  await button(first, 'Erase').click()
  const asked = dialog(first, `Erase: UID ${uid}`)
  await asked.getByLabel('Reason').fill('they asked for it')
  await button(asked, 'Erase').click()
  await button(asked, 'Propose to erase').click()
  await shows(first.getByRole('main'), 'You have proposed to erase this member')
  await shows(second.getByRole('main'), 'Another admin wants to erase this member')
  await go(second, '/terms')
  await second.locator('[data-row]').filter({ hasText: uid }).click()
  await shows(second.getByRole('main'), 'The erasure itself is done on the member’s page.')
  await readsWell(second, 'console-erasure-among-terms')
  const third = await openDesk({ server, browser }, t, '/members', {
    name: 'cleo',
    language: 'de',
    width: 390,
    height: 844,
  })
  const waiting = third.getByRole('grid', { name: 'Vorgeschlagene Löschungen' })
  await shows(waiting.getByRole('row', { name: uid }), 'Wartet auf Sie')
  await readsWell(third, 'console-erasures-de-390')
  await second.getByRole('link', { name: `Page of member ${uid}` }).click()
  await button(second, 'Erase').click()
  const again = dialog(second, `Erase: UID ${uid}`)
  await again.getByLabel('Reason').fill('they asked for it')
  await button(again, 'Erase').click()
  await shows(again, 'If you erase them as well, it is done at once.')
  await screenshot(second, 'console-erase-second')
  await button(again, 'Erase and give up what is held').click()
  await shows(second.getByRole('heading', { level: 1 }), 'Erased')
  await waiting.waitFor({ state: 'hidden' })
})

detail(
  '[operators P82] an erasure whose member holds something else by now is shown as outdated, and approved by nobody',
  async (t) => {
    const { member, token } = await server.member()
    const known = 'select uid::text as uid from member where id = $1'
    const [{ uid } = { uid: '' }] = await server.query<{ uid: string }>(known, [member])
    const { token: admin } = await server.operator({ role: 'admin' })
    const path = `console/get_member?member=${uid}`
    const { holds: abandons } = (await get(server.consoleUrl, path, { token: admin })).data
    const erasure = { member: uid, reason: 'they asked for it', abandons }
    await post(server.consoleUrl, 'console/erase_member', erasure, { token: admin })
    await traderAt(server.url, token).limit('buy', '0.1', '100')
    const page = await openDesk({ server, browser }, t, '/terms', { width: 1440, height: 900 })
    const row = page.locator('[data-row]').filter({ hasText: uid })
    await shows(row, 'Outdated')
    await row.click()
    await shows(page.getByRole('alert'), 'It can no longer be approved')
    assert.equal(await button(page, 'Approve').count(), 0)
    await readsWell(page, 'console-erasure-outdated-en-1440')
  },
)

const looks: readonly Desk[] = [
  { language: 'en' },
  { language: 'de', width: 768, height: 1024, colorScheme: 'light' },
]

for (const desk of looks)
  detail(`members read well in ${desk.language}, at ${desk.width ?? 1280}`, async (t) => {
    const page = await openDesk({ server, browser }, t, undefined, { role: 'support', ...desk })
    for (const path of ['members', `members/${ann.uid}`]) {
      await page.goto(`${server.consoleUrl}/#/${path}`)
      // The panels of all verticals, with what they show.
      await page
        .getByRole('grid')
        .nth(path === 'members' ? 0 : 5)
        .waitFor()
      await page.locator('[role=grid][aria-busy=true]').first().waitFor({ state: 'detached' })
      const name = path.replace(/\/.*/, '-one')
      await readsWell(page, `console-${name}-${desk.language}-${desk.width ?? 1280}`)
    }
  })
