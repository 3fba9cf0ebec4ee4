/** The operator's console in a real browser: the first operator comes in, invites a second, and the audit log has it. */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { inviteByTwo } from '@evenkeel/server/testing/entering.ts'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import type { Browser, Locator, Page } from 'playwright-core'
import { openBrowser, screenshot } from './browser.ts'
import { type Desk, openDesk, readsWell } from './desk.ts'
import { detail } from './detail.ts'
import { at, button, dialog, go, said, shows } from './finding.ts'
import { codeOf } from './securityPage.ts'

const PASSWORD = 'purple elephant sonata'

let server: TestServer
let browser: Browser

before(async () => {
  ;[server, browser] = await Promise.all([startTestServer(), openBrowser()])
})
after(async () => {
  await browser?.close()
  await server?.stop()
})

/** From a one-time link to a session, with an authenticator; answers with its secret. */
async function enrol(page: Page, link: string, name?: string): Promise<string> {
  await page.goto(link)
  await page.getByRole('heading', { name: 'Set up your access' }).waitFor()
  assert.ok(!page.url().includes('invitation'), 'the secret is taken out of the address')
  if (name !== undefined) await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('New password').fill(PASSWORD)
  await page.getByLabel('Repeat the password').fill(PASSWORD)
  await button(page, 'Continue').click()
  await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor()
  const secret = await keyIn(page.getByRole('main'))
  await page.getByLabel('Authenticator code').fill(codeOf(secret))
  await page.getByRole('navigation').waitFor()
  return secret
}

test('the first operator enrols by the printed link, and invites a second, whose role has limits', async (t) => {
  assert.ok(server.firstOperator, 'a start without operators tells a link')
  const page = await openDesk({ server, browser }, t, undefined, {
    isStranger: true,
    expects: /403/,
  })
  const secret = await enrol(page, server.firstOperator, 'alice')
  await at(page, '/queues/deposits')
  await shows(page.getByRole('banner'), 'Sandbox')
  await page.goBack()
  assert.ok(!page.url().includes('invitation'), 'nor is it in the history')
  const { origin } = new URL(server.firstOperator)
  await page.goto(`${origin}/#/operators`)

  // Five minutes later: what gives access asks for the second factor again, and is sent once it was shown.
  await server.query('update operator_session set stepped_up_until = began_at')
  await button(page, 'Invite an operator').click()
  const asked = dialog(page, 'Invite an operator')
  await asked.getByLabel('Name', { exact: true }).fill('bruno')
  await button(asked, 'Make the link').click()
  const again = dialog(page, 'Confirm that it is you')
  await again.getByLabel('Authenticator code').fill(codeOf(secret, 1))
  const shown = dialog(page, 'One-time link for bruno')
  await shown.waitFor()
  await shown.locator('code').waitFor()
  const link = await said(shown.locator('code'))
  await button(shown, 'I have saved it').click()
  await shows(page.getByRole('row'), /bruno.*Support.*Invited/s)

  const other = await openDesk({ server, browser }, t, undefined, { isStranger: true })
  await enrol(other, link)
  await at(other, '/queues/feedback')
  const entries = await other.getByRole('navigation').getByRole('link').allInnerTexts()
  assert.deepEqual(entries, [
    'Feedback',
    'Support chat',
    'Members',
    'Outbox',
    'Charity',
    'Switches',
    'NFT market',
    'Notices',
    'Help articles',
    'Your access',
    'Sessions',
  ])
  await go(other, '/operators')
  await other.getByRole('heading', { name: 'Not for your role' }).waitFor()
  // Nobody reloads: the list follows what changes.
  await shows(page.getByRole('row'), /bruno.*Active/s)

  await go(page, '/audit')
  await shows(page.getByRole('row'), /alice.*Invite operator.*Operator bruno.*Done/s)
  await screenshot(page, 'console-audit')
})

test('with two admins an invitation is proposed: the other one is told, approves and gets the link', async (t) => {
  const stage = { server, browser }
  const first = await openDesk(stage, t, '/operators', { name: 'walt' })
  const second = await openDesk(stage, t, '/audit', { name: 'xena', width: 390, height: 844 })
  await button(first, 'Invite an operator').click()
  const asked = dialog(first, 'Invite an operator')
  await shows(asked, 'another admin has to approve it, and gets the one-time link to hand over')
  await asked.getByLabel('Name', { exact: true }).fill('yuri')
  await screenshot(first, 'console-invite-two')
  await button(asked, 'Propose').click()
  await asked.waitFor({ state: 'hidden' })
  await shows(first.getByRole('row'), /yuri.*Support.*Waits for another admin/s)
  await shows(first.getByRole('row', { name: /Give yuri access/ }), /walt \(you\).*Take back/s)
  await screenshot(first, 'console-roster-proposed')
  // On a phone as well: what waits is in the navigation, nothing of the bar is cut, and no toast is on a title.
  await button(second, 'Navigation').click()
  const entry = second.getByRole('navigation').getByRole('link', { name: /^Operators/ })
  await shows(entry, '1 waiting')
  await readsWell(second, 'console-navigation-390')
  await second.keyboard.press('Escape')
  await entry.waitFor({ state: 'hidden' })
  await button(second, 'Navigation').click()
  await entry.click()
  await button(second, 'Approve').click()
  const asks = dialog(second, 'Approve: Give yuri access as Support')
  await shows(asks, 'walt')
  await button(asks, 'Approve').click()
  const shown = dialog(second, 'One-time link for yuri')
  await shown.locator('code').waitFor()
  const toast = second.locator('[popover=manual]')
  await toast.filter({ hasText: 'The access is changed' }).waitFor()
  await screenshot(second, 'console-toast-390')
  const title = second.getByRole('heading', { level: 1 })
  const [over, under] = [await toast.boundingBox(), await title.boundingBox()]
  assert.ok(over && under && over.y > under.y + under.height, JSON.stringify([over, under]))
  const mark = second.getByRole('banner').getByText('Sandbox')
  const next = second.getByRole('banner').getByRole('button', { name: /Go to/ })
  const [badge, search] = [await mark.boundingBox(), await next.boundingBox()]
  assert.ok(badge && search && badge.x + badge.width <= search.x, JSON.stringify([badge, search]))
  await button(shown, 'I have saved it').click()
  await shows(first.getByRole('row'), /yuri.*Support.*Invited/s)
})

detail(
  'with two admins another role and a new link are only proposed, and Escape leaves the operator open',
  async (t) => {
    await server.operator({ name: 'wendy' })
    await server.operator({ name: 'zoe', role: 'support' })
    const page = await openDesk({ server, browser }, t, '/operators', { name: 'ward' })
    await page.getByRole('row', { name: /^zoe/ }).click()
    const pane = page.getByRole('region', { name: 'zoe' })
    await button(pane, 'New one-time link').click()
    await button(dialog(page, 'A new link for zoe?'), 'Propose').waitFor()
    await page.keyboard.press('Escape')
    await dialog(page, 'A new link for zoe?').waitFor({ state: 'hidden' })
    await button(pane, 'Change the role').click()
    const asked = dialog(page, 'Change the role of zoe')
    await shows(asked, 'This only proposes it: another admin has to approve it.')
    await asked.getByLabel('Role').selectOption('reviewer')
    await asked.getByLabel('Reason').fill('she reviews identities now')
    await button(asked, 'Propose').click()
    await shows(page.getByRole('row'), /Change the role of zoe to Reviewer.*ward \(you\)/s)
  },
)

test('who does not show the second factor again is told so, and nothing is done', async (t) => {
  const desk = { steppedUpAgoMs: 6 * 60_000, expects: /403/ }
  const page = await openDesk({ server, browser }, t, '/operators', desk)
  await button(page, 'Invite an operator').click()
  const asked = dialog(page, 'Invite an operator')
  await asked.getByLabel('Name', { exact: true }).fill('carla')
  await button(asked, 'Propose').click()
  const again = dialog(page, 'Confirm that it is you')
  await again.getByLabel('Authenticator code').waitFor()
  assert.equal(await button(again, 'Use a passkey').count(), 0, 'there is none')
  await button(again, 'Cancel').click()
  await shows(asked, /second factor|confirm/i)
  assert.equal(await page.getByRole('row', { name: /carla/ }).count(), 0)
})

test('signing out and in again leads back; a session that is ended elsewhere is over at once', async (t) => {
  const page = await openDesk({ server, browser }, t, undefined, {
    isStranger: true,
    expects: /401|ERR_/,
  })
  const link = await inviteByTwo(server, { name: 'dora', role: 'support' })
  const secret = await enrol(page, link)
  await at(page, '/queues/feedback')
  await button(page, 'dora Support').click()
  await button(page, 'Sign out').click()
  await page.getByRole('heading', { name: 'Sign in to the console' }).waitFor()
  assert.equal(await page.evaluate(() => sessionStorage.getItem('OPERATOR_TOKEN')), null)
  await page.getByLabel('Name', { exact: true }).fill('dora')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Second factor' }).waitFor()
  await page.getByLabel('Authenticator code').fill(codeOf(secret, 1))
  await at(page, '/queues/feedback')
  await server.query(
    'delete from operator_session where operator = (select id from operator where name = $1)',
    ['dora'],
  )
  await page.reload()
  await page.getByRole('heading', { name: 'Sign in to the console' }).waitFor()
})

detail(
  'an operator changes the password and replaces the authenticator, and signs in by the new ones',
  async (t) => {
    const page = await openDesk({ server, browser }, t, undefined, {
      isStranger: true,
      expects: /400|401|422|ERR_/,
    })
    const link = await inviteByTwo(server, { name: 'erin', role: 'support' })
    await enrol(page, link)
    await go(page, '/account')
    await button(page, 'Change password').click()
    const asked = dialog(page, 'Change password')
    await asked.getByLabel('Current password').fill('not this one')
    await asked.getByLabel('New password').fill(`${PASSWORD} two`)
    await asked.getByLabel('Repeat the password').fill(`${PASSWORD} two`)
    await button(asked, 'Change password').click()
    await shows(asked, 'The login password is wrong.')
    await asked.getByLabel('Current password').fill(PASSWORD)
    await button(asked, 'Change password').click()
    await asked.waitFor({ state: 'detached' })

    await button(page, 'Replace authenticator').click()
    const scanned = dialog(page, 'Replace authenticator')
    const secret = await keyIn(scanned)
    await screenshot(page, 'console-account-authenticator')
    await scanned.getByLabel('Authenticator code').fill(codeOf(secret))
    await scanned.waitFor({ state: 'detached' })
    await button(page, 'erin Support').click()
    await button(page, 'Sign out').click()
    await page.getByLabel('Name', { exact: true }).fill('erin')
    await page.getByLabel('Password', { exact: true }).fill(`${PASSWORD} two`)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Second factor' }).waitFor()
    await page.getByLabel('Authenticator code').fill(codeOf(secret, 1))
    await page.getByRole('navigation').waitFor()
  },
)

/** The authenticator's key, once it is there. */
async function keyIn(place: Locator): Promise<string> {
  await place.locator('code').waitFor()
  return (await said(place.locator('code'))).replaceAll(' ', '')
}

detail(
  'by keys alone: to the audit log by its name, down its rows, and into one of them',
  async (t) => {
    const page = await openDesk({ server, browser }, t, '/sessions')
    await page.getByRole('heading', { name: 'Sessions' }).first().waitFor()
    await page.keyboard.press('Control+k')
    await page.keyboard.type('audit')
    await page.keyboard.press('Enter')
    await at(page, '/audit')
    await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor()
    await page.locator('[data-row]').first().waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.locator('tr[aria-selected=true]').waitFor()
    await page.getByText('Hash').waitFor()
    await page.keyboard.press('/')
    await page.keyboard.type('nobody at all')
    await shows(page.getByRole('main'), 'Nothing here yet.')
  },
)

detail(
  'the audit log says in words what each row was about, leads there, and is narrowed',
  async (t) => {
    const { token, name } = await server.operator({ name: 'ada.lace' })
    const act = (call: string, body: object) =>
      post(server.consoleUrl, `console/${call}`, body, { token })
    const wish = { group: 'pairs', id: 'btcusdt', reason: 'as agreed' }
    const { data } = await get(server.consoleUrl, 'console/get_terms', { token })
    const pairs = data.groups.find((one: { name: string }) => one.name === 'pairs')
    const { values } = pairs.rows.find((one: { id: string }) => one.id === 'btcusdt')
    assert.equal((await act('propose_terms', { ...wish, values })).reason, 'termsUnchanged')
    await act('propose_terms', { ...wish, values: { ...values, takerFeeBps: '31' } })
    await act('find_members', { term: '99999999' })
    const page = await openDesk({ server, browser }, t, '/audit')
    const rows = page.locator('[data-row]')
    await page.getByLabel('Operator', { exact: true }).selectOption({ label: name })
    await shows(rows, /Search for members.*Nobody found.*Done/s)
    await page.getByLabel('Action').selectOption({ label: 'Propose fees or limits' })
    await page.getByLabel('Outcome').selectOption({ label: 'Refused' })
    await rows.filter({ hasText: 'Refused' }).waitFor()
    assert.equal(await rows.count(), 1)
    await page.getByLabel('Outcome').selectOption({ label: 'Proposed' })
    await rows.filter({ hasText: 'Refused' }).waitFor({ state: 'detached' })
    await rows.filter({ hasText: 'Proposed' }).waitFor()
    assert.equal(await rows.count(), 1)
    await screenshot(page, 'console-audit-proposed')
    await page.keyboard.press('/')
    await page.keyboard.type('BTCusdt')
    await rows.first().click({ position: { x: 4, y: 4 } })
    const pane = page.getByRole('region', { name: 'Propose fees or limits' })
    await pane.getByText('pairs btcusdt', { exact: true }).waitFor()
    await rows.getByRole('link', { name: 'Spot pairs: BTCUSDT' }).click()
    await at(page, '/terms')
    // In the list a refusal is in words, in the detail it has its name.
    await go(page, '/audit')
    await page.getByLabel('Outcome').selectOption({ label: 'Refused' })
    await rows
      .filter({ hasText: 'Propose fees or limits' })
      .first()
      .click({ position: { x: 4, y: 4 } })
    await shows(pane, 'termsUnchanged')
  },
)

const looks: readonly Desk[] = [
  { language: 'en' },
  { language: 'de', colorScheme: 'light', width: 1024, height: 768 },
  { language: 'ja', width: 768, height: 1024 },
  { language: 'hi', colorScheme: 'light', width: 768, height: 1024 },
]

for (const { colorScheme = 'dark', width = 1280, height = 800, language = 'en' } of looks)
  detail(
    `every page reads well in ${language}, ${colorScheme}, at ${width}x${height}`,
    async (t) => {
      const desk = { colorScheme, width, height, language }
      const page = await openDesk({ server, browser }, t, undefined, desk)
      for (const path of ['operators', 'audit', 'account', 'sessions', 'nowhere']) {
        await page.goto(`${server.consoleUrl}/#/${path}`)
        await page.getByRole('heading', { level: 1 }).waitFor()
        await readsWell(page, `console-${path}-${language}-${colorScheme}-${width}`)
      }
    },
  )

for (const language of ['en', 'ru', 'zh-TW'] as const)
  detail(`the sign-in reads well in ${language}`, async (t) => {
    const desk = { language, colorScheme: 'light', width: 768, height: 1024 } as const
    const page = await openDesk({ server, browser }, t, '/', { ...desk, isStranger: true })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await readsWell(page, `console-sign-in-${language}`)
  })
