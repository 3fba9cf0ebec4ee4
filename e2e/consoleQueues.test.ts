/** The queues of the console in a real browser: two operators decide what members asked for, and each sees at once what the other does. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { eventually } from '@evenkeel/kernel/testing'
import { createDeciding } from '@evenkeel/server/testing/deciding.ts'
import { handIn, identityOf, makeJpeg, upload } from '@evenkeel/server/testing/pictures.ts'
import { givenWithdrawer } from '@evenkeel/server/testing/withdrawing.ts'
import type { Page } from 'playwright-core'
import { act } from './acting.ts'
import { screenshot } from './browser.ts'
import { type Desk, openDesk, readsWell } from './desk.ts'
import { detail } from './detail.ts'
import { at, button, dialog, go, said, shows } from './finding.ts'
import { inked } from './looking.ts'
import { openStage } from './stage.ts'
import { toasted } from './toasts.ts'

const stage = openStage({ ownServer: true, hasPrices: false })
const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'

const rows = (page: Page) => page.locator('[data-row]')
const pane = (page: Page) => page.getByRole('region', { name: /^UID \d{8}/ })
const entry = (page: Page, name: RegExp) => page.getByRole('navigation').getByRole('link', { name })

/** Waits until a picture of the open case is to be seen. */
async function drawn(page: Page, name: string): Promise<void> {
  const picture = pane(page)
    .locator('canvas')
    .and(page.getByRole('img', { name, exact: true }))
  await picture.waitFor()
  await eventually('it is drawn', () => inked(picture))
}

let operators = 0
/** Names are the exchange's for ever: each test has its own. */
function desk(t: TestContext, path: string, name: string, wish: Desk = {}) {
  const own = `${name}${++operators}`
  return openDesk(stage, t, path, { role: 'finance', name: own, ...wish }).then((page) => ({
    page,
    name: own,
  }))
}

/** A payment that the member on this phone tells of. */
async function report(page: Page, transaction: string): Promise<void> {
  const picture = await page.screenshot()
  await button(page, /^Network/).click()
  await page.getByRole('dialog').getByText('TRON (TRC20)').click()
  await page.getByLabel('Amount').fill('1250.5')
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'proof', mimeType: 'image/png', buffer: picture })
  await page.getByText('Uploaded').waitFor()
  await page.getByLabel('TxID (optional)').fill(transaction)
  await button(page, 'Submit for review').click()
  await toasted(page, 'Submitted. We will notify you')
}

async function approveDeposit(page: Page, transaction: string, amount: string): Promise<void> {
  await page.keyboard.press('a')
  const asked = dialog(page, 'Approve')
  await asked.getByLabel('Transaction ID (TxID)').fill(transaction)
  await asked.getByLabel('Amount on the chain').fill(amount)
  await button(asked, 'Approve').click()
}

test('a deposit that a member reports is credited once two operators have approved it, without a reload anywhere', async (t) => {
  const transaction = 'ab'.repeat(32)
  const fay = await desk(t, '/', 'fay')
  const fred = await desk(t, '/queues/deposits', 'fred', { expects: /422|400|403/ })
  await at(fay.page, '/queues/deposits')
  await shows(fay.page.getByRole('main'), 'Nothing is waiting here.')

  const { page: phone } = await stage.member(t, '/deposit', { funds: {} })
  await report(phone, transaction)
  await go(phone, '/assets')
  const coins = phone.getByRole('tabpanel').getByRole('listitem')
  await phone.getByRole('tabpanel').waitFor()
  assert.equal(await coins.filter({ hasText: '1,250.5' }).count(), 0)

  await shows(rows(fay.page), /0 min.*USDT.*1,250\.5.*Two operators/s)
  await entry(fay.page, /^Deposits 1 waiting$/).waitFor()
  await fay.page.keyboard.press('j')
  await fay.page.keyboard.press('Enter')
  await shows(pane(fay.page), /This takes two operators.*TRON \(TRC20\).*abababa?/s)
  await drawn(fay.page, 'Payment proof')
  await approveDeposit(fay.page, transaction, '1250.5')
  await shows(pane(fay.page), /Approved once.*You have approved this\. Another operator must/s)
  assert.equal(await button(pane(fay.page), 'Approve').count(), 0)
  await screenshot(fay.page, 'console-queue-first-of-two')

  await shows(rows(fred.page), 'Approved once')
  await rows(fred.page).first().click()
  await shows(pane(fred.page), `${fay.name} has approved this. Your approval carries it out.`)
  await fred.page.keyboard.press('t')
  await shows(rows(fay.page), fred.name)
  await shows(pane(fay.page), `${fred.name} is working on this case.`)
  await approveDeposit(fred.page, transaction, '1250')
  const asked = dialog(fred.page, 'Approve')
  await asked.getByRole('alert').waitFor()
  await asked.getByLabel('Amount on the chain').fill('1250.5')
  await button(asked, 'Approve').click()
  await shows(pane(fred.page), /Credited/)

  await shows(coins, /USDT.*1,250\.5/s)
  for (const { page } of [fay, fred]) {
    await shows(page.getByRole('main'), 'Nothing is waiting here.')
    await entry(page, /^Deposits$/).waitFor()
  }
  await shows(pane(fay.page), /Credited/)
})

test('a withdrawal above the limit takes two; who decides what has changed meanwhile is told, and looks again', async (t) => {
  const member = await givenWithdrawer(stage.server, { funds: { USDT: '15000' } })
  assert.equal((await member.withdraw({ amount: '12000' })).code, 1)
  const fay = await desk(t, '/queues/withdrawals', 'fay')
  const fred = await desk(t, '/queues/withdrawals', 'fred', { expects: /422|409|400/ })
  for (const { page } of [fay, fred]) {
    await rows(page).first().click()
    await shows(pane(page), /Two operators.*0x5290…169EE7/s)
    await page.keyboard.press('a')
    await shows(dialog(page, 'Approve'), ADDRESS)
  }
  await button(dialog(fay.page, 'Approve'), 'Approve').click()
  await shows(pane(fay.page), 'You have approved this.')
  // Behind the question the case is another already; what is asked is not.
  await shows(pane(fred.page), `${fay.name} has approved this.`)
  await button(dialog(fred.page, 'Approve'), 'Approve').click()
  await shows(pane(fred.page), 'This case has changed since you opened it.')
  await screenshot(fred.page, 'console-queue-changed')
  await fred.page.keyboard.press('a')
  await button(dialog(fred.page, 'Approve'), 'Approve').click()
  await shows(pane(fred.page), /Start paying/)
  assert.equal(await pane(fred.page).getByText('carries it out').count(), 0)
  await button(pane(fred.page), 'Show Address').click()
  await shows(pane(fred.page), ADDRESS)
  await screenshot(fred.page, 'console-queue-approved')
  const { data } = await member.get('wallet/get_withdrawals')
  assert.equal(data.rows[0].state, 'approved')
})

test('a case that another has taken is theirs, until an admin takes it over; the member reads why it was rejected', async (t) => {
  const member = await givenWithdrawer(stage.server, { funds: { USDT: '100' } })
  assert.equal((await member.withdraw()).code, 1)
  const fay = await desk(t, '/queues/withdrawals', 'fay')
  const fred = await desk(t, '/queues/withdrawals', 'fred')
  const ada = await desk(t, '/queues/withdrawals', 'ada', { role: 'admin' })
  for (const { page } of [fay, fred, ada])
    await page.getByRole('gridcell', { name: '20', exact: true }).click()
  await button(pane(fay.page), 'Take').click()
  await shows(pane(fred.page), `${fay.name} is working on this case.`)
  assert.equal(await button(pane(fred.page), 'Reject').isDisabled(), true)
  assert.equal(await button(pane(fred.page), 'Take over').count(), 0)
  await fred.page.keyboard.press('r')
  assert.equal(await fred.page.getByRole('dialog').count(), 0, 'nor is it asked by its key')
  await fay.page.getByLabel('Assigned to').selectOption('mine')
  await rows(fay.page).filter({ hasText: 'Me' }).waitFor()

  await button(pane(ada.page), 'Take over').click()
  await button(pane(ada.page), 'Give back').waitFor()
  await shows(fay.page.getByRole('main'), 'No case matches.')
  await ada.page.keyboard.press('r')
  const asked = dialog(ada.page, 'Reject')
  await asked.getByLabel('For security reasons we do not send funds to this address.').check()
  await button(asked, 'Reject').click()
  await shows(pane(ada.page), /Rejected/)
  const { data } = await member.get('wallet/get_withdrawals')
  assert.equal(data.rows[0].reason, 'For security reasons we do not send funds to this address.')
  await ada.page.getByLabel('Cases').selectOption('decided')
  await shows(rows(ada.page), /Rejected/)
})

test('[wallet W50] [operators P44] a payment by hand above the limit: the second operator sees what the first has decided, and is counted', async (t) => {
  const member = await givenWithdrawer(stage.server, { funds: { USDT: '15000' } })
  const { data } = await member.withdraw({ amount: '12500' })
  const decide = createDeciding(stage.server, 'withdrawals')
  for (const by of ['Olga', 'Omar']) await decide(by, data.id, { verdict: 'approve' })
  await decide('Olga', data.id, { verdict: 'begin' })
  const wide = { width: 1440, height: 900 }
  const expects = /422|400/
  const fay = await desk(t, '/queues/withdrawals', 'fay', { ...wide, expects })
  const fred = await desk(t, '/queues/withdrawals', 'fred', { ...wide, expects })
  const gerd = await desk(t, '/queues/withdrawals', 'gerd', {
    ...wide,
    width: 390,
    height: 844,
    language: 'de',
  })
  const counted = async (page: Page) =>
    Number((await said(entry(page, /^Withdrawals/))).match(/\d+/)?.[0] ?? 0)
  for (const { page } of [fay, fred])
    await page.getByRole('gridcell', { name: '12,500', exact: true }).click()
  const before = await counted(fred.page)
  async function mark(page: Page, cost: string): Promise<void> {
    await button(pane(page), 'Mark as paid').click()
    const asked = dialog(page, 'Mark as paid')
    const coins = asked.getByLabel('Coin of the network cost')
    assert.deepEqual(await coins.getByRole('option').allTextContents(), ['ETH'])
    await asked.getByLabel('Transaction ID (TxID)').fill(`0x${'cd'.repeat(32)}`)
    await asked.getByLabel('Network cost').first().fill(cost)
    await screenshot(page, 'console-queue-pay-by-hand')
    await button(asked, 'Mark as paid').click()
  }
  await mark(fay.page, '0.002')
  await shows(pane(fay.page), 'You were the first of two to decide on this payout.')
  await shows(pane(fred.page), `${fay.name} was the first of two to decide on this payout.`)
  await shows(pane(fred.page), /Second operator awaited.*First decision.*Marked as paid/s)
  await shows(pane(fred.page), 'Marked as paid: first of two')
  await readsWell(fred.page, 'console-queue-second-word-en-1440')
  await shows(rows(fred.page), 'Second operator awaited')
  await eventually('it is counted', async () => (await counted(fay.page)) === before - 1)
  assert.equal(await counted(fred.page), before)
  await rows(gerd.page).filter({ hasText: 'Zweiter Operator fehlt' }).first().click()
  await shows(pane(gerd.page), `${fay.name} hat als Erster von zweien`)
  await readsWell(gerd.page, 'console-queue-second-word-de-390')
  await mark(fred.page, '0.003')
  await dialog(fred.page, 'Mark as paid').getByRole('alert').waitFor()
  await dialog(fred.page, 'Mark as paid').getByLabel('Network cost').first().fill('0.002')
  await button(dialog(fred.page, 'Mark as paid'), 'Mark as paid').click()
  await dialog(fred.page, 'Mark as paid').waitFor({ state: 'hidden' })
  assert.equal((await member.get('wallet/get_withdrawals')).data.rows[0].state, 'paid')
})

test('a reviewer sees every photo, marked, and verifies by key', async (t) => {
  const { token } = await stage.server.member()
  await handIn(stage.server.url, token, await makeJpeg(640, 400))
  const { page } = await desk(t, '/', 'rita', { role: 'reviewer' })
  await at(page, '/queues/identities')
  await page.keyboard.press('j')
  await rows(page).first().waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await shows(pane(page), 'Ann Canary-Example')
  const photos = pane(page).getByRole('img')
  for (const name of ['Front of ID', 'Back of ID', 'Holding the front', 'Holding the back'])
    await drawn(page, name)
  assert.equal(await photos.count(), 4)
  await button(page, 'Enlarge: Front of ID').click()
  await screenshot(page, 'console-queue-identity')
  await page.keyboard.press('a')
  await button(dialog(page, 'Verify'), 'Verify').click()
  await shows(pane(page), 'Verified')
  assert.equal((await identityOf(stage.server.url, token)).basic.state, 2)
})

const looks: readonly Desk[] = [
  { language: 'en' },
  { language: 'en', colorScheme: 'light' },
  { language: 'de', colorScheme: 'light', width: 1024, height: 768 },
  { language: 'ja', width: 768, height: 1024 },
  { language: 'hi', colorScheme: 'light', width: 768, height: 1024 },
]

/** Some of each, so that every column has something to show. */
async function givenCases(): Promise<void> {
  const { url } = stage.server
  for (const amount of ['20', '12000'])
    await (await givenWithdrawer(stage.server, { funds: { USDT: '15000' } })).withdraw({ amount })
  const { token } = await stage.server.member()
  const proof = (await upload(url, await makeJpeg(640, 400), { token })).data.name
  const deposit = { asset: 'USDT', chain: 'ethereum', amount: '98765.4321', proof }
  await act(url, token, 'wallet/submit_deposit', deposit)
  for (let nth = 0; nth < 2; nth++) {
    const member = await stage.server.member()
    await handIn(url, member.token, await makeJpeg(640, 400))
  }
}

/** By how much the table is wider than its frame. */
const beyond = (page: Page) =>
  page
    .getByRole('grid')
    .first()
    .evaluate(({ parentElement: frame }) => (frame?.scrollWidth ?? 0) - (frame?.clientWidth ?? 0))

detail('the queues read well in each theme, on a desk and on a tablet', async (t) => {
  await givenCases()
  for (const look of looks)
    await t.test(
      `in ${look.language}, ${look.colorScheme ?? 'dark'}, at ${look.width ?? 1280}`,
      async (part) => {
        const { page } = await desk(part, '/queues/deposits', 'ada', { role: 'admin', ...look })
        for (const queue of ['deposits', 'withdrawals', 'identities']) {
          await page.goto(`${stage.server.consoleUrl}/#/queues/${queue}`)
          await rows(page).first().click()
          await pane(page).getByRole('list').waitFor()
          const name = `console-queue-${queue}-${look.language}-${look.colorScheme ?? 'dark'}`
          await readsWell(page, `${name}-${look.width ?? 1280}`)
          assert.equal(await beyond(page), 0, `${queue}: no column is cut beside a case`)
        }
      },
    )
})
