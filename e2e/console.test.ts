/** The operator's console in a real browser: the first operator comes in, invites a second, and the audit log has it. */
import assert from 'node:assert/strict'
import { after, before, type TestContext, test } from 'node:test'
import { startTestServer, type TestServer } from '@evenkeel/server/testing/server.ts'
import type { Language } from '@evenkeel/wire'
import type { Browser, Page } from 'playwright-core'
import { openBrowser, screenshot } from './browser.ts'
import { at, button, dialog, said, shows } from './finding.ts'
import { cutTexts, settled, smallTargets, violations } from './looking.ts'
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

type Desk = {
  readonly width?: number
  readonly height?: number
  readonly colorScheme?: 'dark' | 'light'
  readonly language?: Language
  readonly token?: string
  /** Complaints of the browser that belong to the journey, such as a call that is refused. */
  readonly expects?: RegExp
}

/** A browser window at the console; the test fails on what its console complained about. */
async function openDesk(t: TestContext, desk: Desk = {}): Promise<Page> {
  const { width = 1280, height = 800, colorScheme = 'dark', language = 'en', token, expects } = desk
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    locale: language,
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    hasTouch: width < 1000,
  })
  context.setDefaultTimeout(20_000)
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  if (token !== undefined)
    await context.addInitScript((kept) => {
      if (location.protocol === 'http:') sessionStorage.setItem('OPERATOR_TOKEN', kept)
    }, token)
  t.after(async () => {
    await context.close()
    const unexpected = complaints.filter((complaint) => !expects?.test(complaint))
    assert.deepEqual(unexpected, [], 'the console of the browser has complaints')
  })
  return context.newPage()
}

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
  const secret = (await said(page.getByRole('main').locator('code'))).replaceAll(' ', '')
  await page.getByLabel('Authenticator code').fill(codeOf(secret))
  await page.getByRole('navigation').waitFor()
  return secret
}

test('the first operator enrols by the printed link, and invites a second, whose role has limits', async (t) => {
  assert.ok(server.firstOperator, 'a start without operators tells a link')
  const page = await openDesk(t, { expects: /403/ })
  const secret = await enrol(page, server.firstOperator, 'alice')
  await at(page, '/queues/deposits')
  await shows(page.getByRole('banner'), 'Sandbox')
  await page.goBack()
  assert.ok(!page.url().includes('invitation'), 'nor is it in the history')
  await page.goto(`${server.consoleUrl}/#/operators`)

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
  const link = await said(shown.locator('code'))
  await button(shown, 'I have saved it').click()
  await shows(page.getByRole('row'), /bruno.*Support.*Invited/s)

  const other = await openDesk(t)
  await enrol(other, link)
  await at(other, '/members')
  const entries = await other.getByRole('navigation').getByRole('link').allInnerTexts()
  assert.deepEqual(entries, ['Members', 'Outbox', 'Switches', 'Sessions'])
  await other.goto(`${server.consoleUrl}/#/operators`)
  await other.getByRole('heading', { name: 'Not for your role' }).waitFor()
  // Nobody reloads: the list follows what changes.
  await shows(page.getByRole('row'), /bruno.*Active/s)

  await page.goto(`${server.consoleUrl}/#/audit`)
  await shows(page.getByRole('row'), /alice.*invite_operator.*Done/s)
  await screenshot(page, 'console-audit')
})

test('who does not show the second factor again is told so, and nothing is done', async (t) => {
  const admin = await server.operator({ steppedUpAgoMs: 6 * 60_000 })
  const page = await openDesk(t, { token: admin.token, expects: /403/ })
  await page.goto(`${server.consoleUrl}/#/operators`)
  await button(page, 'Invite an operator').click()
  const asked = dialog(page, 'Invite an operator')
  await asked.getByLabel('Name', { exact: true }).fill('carla')
  await button(asked, 'Make the link').click()
  const again = dialog(page, 'Confirm that it is you')
  await again.waitFor()
  await button(again, 'Cancel').click()
  await shows(asked, /second factor|confirm/i)
  assert.equal(await page.getByRole('row', { name: /carla/ }).count(), 0)
})

test('signing out and in again leads back; a session that is ended elsewhere is over at once', async (t) => {
  const page = await openDesk(t, { expects: /401|ERR_/ })
  const { link } = await invited('dora')
  const secret = await enrol(page, link)
  await at(page, '/members')
  await button(page, 'dora Support').click()
  await button(page, 'Sign out').click()
  await page.getByRole('heading', { name: 'Sign in to the console' }).waitFor()
  assert.equal(await page.evaluate(() => sessionStorage.getItem('OPERATOR_TOKEN')), null)
  await page.getByLabel('Name', { exact: true }).fill('dora')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Second factor' }).waitFor()
  await page.getByLabel('Authenticator code').fill(codeOf(secret, 1))
  await at(page, '/members')
  await server.query(
    'delete from operator_session where operator = (select id from operator where name = $1)',
    ['dora'],
  )
  await page.reload()
  await page.getByRole('heading', { name: 'Sign in to the console' }).waitFor()
})

/** A second admin's way to a link, without a screen. */
async function invited(name: string): Promise<{ link: string }> {
  const { token } = await server.operator()
  const answer = await fetch(`${server.consoleUrl}/api/console/invite_operator`, {
    method: 'POST',
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ name, role: 'support', random: '#0000000000000000000' }),
  })
  const { data } = (await answer.json()) as { data: { link: string } }
  return data
}

test('by keys alone: to the audit log by its name, down its rows, and into one of them', async (t) => {
  const { token } = await server.operator()
  const page = await openDesk(t, { token })
  await page.goto(`${server.consoleUrl}/#/sessions`)
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
  await page.keyboard.type('operator nobody')
  await shows(page.getByRole('main'), 'Nothing here yet.')
})

const looks: readonly Desk[] = [
  { language: 'en' },
  { language: 'de', colorScheme: 'light', width: 1024, height: 768 },
  { language: 'ja', width: 768, height: 1024 },
  { language: 'hi', colorScheme: 'light', width: 768, height: 1024 },
]

for (const { colorScheme = 'dark', width = 1280, height = 800, language = 'en' } of looks)
  test(`every page reads well in ${language}, ${colorScheme}, at ${width}x${height}`, async (t) => {
    const { token } = await server.operator()
    const page = await openDesk(t, { colorScheme, width, height, language, token })
    for (const path of ['operators', 'audit', 'sessions', 'nowhere']) {
      await page.goto(`${server.consoleUrl}/#/${path}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await settled(page)
      await screenshot(page, `console-${path}-${language}-${colorScheme}-${width}`)
      assert.deepEqual(await violations(page), [], path)
      assert.deepEqual(await cutTexts(page), [], path)
      assert.deepEqual(await smallTargets(page, 24), [], path)
    }
  })

for (const language of ['en', 'ru', 'zh-TW'] as const)
  test(`the sign-in reads well in ${language}`, async (t) => {
    const page = await openDesk(t, { language, colorScheme: 'light', width: 768, height: 1024 })
    await page.goto(server.consoleUrl)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await settled(page)
    await screenshot(page, `console-sign-in-${language}`)
    assert.deepEqual(await violations(page), [])
    assert.deepEqual(await cutTexts(page), [])
  })
