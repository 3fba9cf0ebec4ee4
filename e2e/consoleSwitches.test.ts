/** What operators hold up, set and agree on at the console, and what members see of it at once. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { openSwitching } from '@evenkeel/server/testing/switching.ts'
import { languages } from '@evenkeel/wire'
import type { Page } from 'playwright-core'
import { screenshot } from './browser.ts'
import { type Desk, openDesk, readsWell } from './desk.ts'
import { detail } from './detail.ts'
import { button, dialog, said, shows } from './finding.ts'
import { field, form, givenTrader } from './spotPage.ts'
import { openStage } from './stage.ts'

const stage = openStage({ ownServer: true })
const HALTED = /halted/i

const operator = () => openSwitching(stage.server)

const entry = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${name}`) })
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

// What one operator may halt alone once in 24 hours comes before the tests that freeze everything.
test('an admin halts a market at the console, and lets it go on', async (t) => {
  const page = await openDesk(stage, t, '/switches')
  const member = (await givenTrader(stage, t)).page
  const notice = member.getByRole('main').getByRole('alert').filter({ hasText: HALTED })
  const markets = card(page, 'Halted markets')
  await markets.getByLabel('Market').selectOption('btcusdt')
  await button(markets, 'Halt').click()
  const asked = dialog(page, 'Halt BTCUSDT')
  await button(asked, 'Halt').click()
  await shows(asked, 'Give a reason.')
  await asked.getByLabel('Cause').selectOption('market')
  await asked.getByLabel('Reason').fill('the feed is wrong')
  await button(asked, 'Halt').click()
  await notice.waitFor()
  await shows(markets.getByRole('row'), /BTCUSDT.*Market conditions/s)
  await button(markets, 'Resume BTCUSDT').click()
  const again = dialog(page, 'Resume BTCUSDT')
  await again.getByLabel('Reason').fill('the feed is right')
  await button(again, 'Resume').click()
  await notice.waitFor({ state: 'detached' })
  await markets.getByRole('row').first().waitFor({ state: 'detached' })
})

test('a halt by one operator shows the time that is left; again within the day it waits for another', async (t) => {
  const page = await openDesk(stage, t, '/switches', { name: 'hal' })
  const halts = card(page, 'Halted markets')
  const ask = async (pressed: string, title: string) => {
    await button(halts, pressed).click()
    const asked = dialog(page, title)
    await asked.getByLabel('Reason').fill('prices look wrong')
    return asked
  }
  await halts.getByRole('combobox').selectOption('solusdt')
  const asked = await ask('Halt', 'Halt SOLUSDT')
  await shows(asked, /for 15 minutes, once in 24 hours/)
  await button(asked, 'Halt').click()
  await shows(halts, /SOLUSDT.*1[0-4]:\d\d.*hal/s)
  await button(await ask('Resume SOLUSDT', 'Resume SOLUSDT'), 'Resume').click()
  await halts.getByRole('table').waitFor({ state: 'detached' })
  await halts.getByRole('combobox').selectOption('solusdt')
  // Of no page in particular: the navigation tells the second operator that something waits.
  const second = await openDesk(stage, t, '/audit', { name: 'ivy' })
  const again = await ask('Halt', 'Halt SOLUSDT')
  await shows(again, 'Another operator has to approve this before it holds.')
  await button(again, 'Propose').click()
  await shows(halts, 'You proposed this; another operator has to approve it.')
  await shows(entry(second, 'Switches'), '1 waiting')
  await screenshot(second, 'console-waiting')
  assert.doesNotMatch(await said(entry(page, 'Switches')), /waiting/)
  await button(halts, 'Take back').click()
  const back = dialog(page, 'Take back: Halt SOLUSDT')
  await back.getByLabel('Reason').fill('prices are right again')
  await button(back, 'Take back').click()
  await button(halts, 'Take back').waitFor({ state: 'detached' })
  await entry(second, 'Switches').filter({ hasText: 'waiting' }).waitFor({ state: 'detached' })
})

detail(
  'what is prolonged says until when, and is not asked for again while it waits',
  async (t) => {
    const page = await openDesk(stage, t, '/switches', { name: 'pat' })
    const halts = card(page, 'Halted markets')
    await halts.getByRole('combobox').selectOption('adausdt')
    await button(halts, 'Halt').click()
    const asked = dialog(page, 'Halt ADAUSDT')
    await asked.getByLabel('Reason').fill('prices look wrong')
    await button(asked, 'Halt').click()
    await shows(button(halts, 'Prolong: ADAUSDT'), 'Prolong until lifted')
    await button(halts, 'Prolong: ADAUSDT').click()
    const longer = dialog(page, 'Prolong: ADAUSDT')
    await shows(longer, 'it lasts until two operators end it')
    await screenshot(page, 'console-prolong')
    await longer.getByLabel('Reason').fill('they still do')
    await button(longer, 'Propose').click()
    await shows(halts.getByRole('row'), /ADAUSDT.*Prolonging waits for approval/s)
    assert.equal(await button(halts, 'Prolong: ADAUSDT').count(), 0)
    await screenshot(page, 'console-prolong-waits')
    const narrow = { name: 'quinn', width: 390, height: 844 } as const
    const second = await openDesk(stage, t, '/switches', narrow)
    const theirs = card(second, 'Halted markets')
    await shows(theirs, /Prolong: ADAUSDT.*it lasts until two operators end it/s)
    await theirs.scrollIntoViewIfNeeded()
    await screenshot(second, 'console-prolong-390')
    await button(theirs, 'Approve').click()
    await button(dialog(second, 'Approve: Prolong: ADAUSDT'), 'Approve').click()
    await shows(halts.getByRole('row'), /ADAUSDT.*–/s)
    await (await operator())('marketHalted', false, 'adausdt')
  },
)

test('a market that an operator halts shows on the open trade page, and its orders are refused', async (t) => {
  const set = await operator()
  const { page, half } = await givenTrader(stage, t)
  const notice = page.getByRole('main').getByRole('alert').filter({ hasText: HALTED })
  await set('marketHalted', true, 'btcusdt')
  await notice.waitFor()
  await field(page, 'Price (USDT)').fill(half)
  await field(page, 'Amount (BTC)').fill('0.01')
  await form(page).getByRole('button', { name: 'Buy BTC' }).click()
  const question = dialog(page, 'Confirm order')
  await button(question, 'Confirm buy').click()
  await page.getByText(HALTED).nth(1).waitFor()
  await screenshot(page, 'halted')
  await set('marketHalted', false, 'btcusdt')
  await notice.waitFor({ state: 'detached' })
})

for (const [name, words] of [
  ['cancelOnly', 'For now, orders can only be cancelled.'],
  ['withdrawalsFrozen', 'Withdrawals are paused for now.'],
  [
    'everythingFrozen',
    'Trading and withdrawals are paused for now. Your funds stay where they are.',
  ],
] as const)
  detail(
    `${name} is said on every page while it lasts, clear of the edges of the screen`,
    async (t) => {
      const set = await operator()
      const { page } = await givenTrader(stage, t)
      await set(name, true)
      const notice = page.getByText(words, { exact: true })
      await notice.waitFor()
      const box = await notice.locator('..').boundingBox()
      assert.ok(box && box.x >= 12 && box.x + box.width <= 390 - 12, JSON.stringify(box))
      await screenshot(page, `held-${name}`)
      await set(name, false)
      await notice.waitFor({ state: 'detached' })
    },
  )

detail('members choose among the languages that are offered', async (t) => {
  const { token } = await stage.server.operator()
  const offer = (value: string) =>
    post(
      stage.server.consoleUrl,
      'console/set_setting',
      { name: 'languages', value, reason: 'a drill' },
      { token },
    )
  const { page } = await stage.member(t, '/my')
  await page.getByText('Language and region').click()
  const sheet = page.getByRole('dialog')
  const offered = sheet.getByRole('listitem')
  await offered.nth(languages.length - 1).waitFor()
  assert.equal((await offer('en,ja,de')).code, 1)
  await offered.nth(3).waitFor({ state: 'detached' })
  assert.deepEqual(await offered.allInnerTexts(), ['English', '日本語', 'Deutsch'])
  await offer('')
})

test('[O5] maintenance takes its name in letters, covers the open app, and goes without a reload', async (t) => {
  const page = await openDesk(stage, t, '/switches', { name: 'mia' })
  const { page: member } = await stage.member(t, '/home', { expects: /423|WebSocket/ })
  const covered = member.getByRole('heading', { name: 'Website Maintenance' })
  const maintenance = card(page, 'Maintenance')
  await button(maintenance, 'Turn on').click()
  const asked = dialog(page, 'Turn on: Maintenance')
  await asked.getByLabel('Reason').fill('a new version')
  await button(asked, 'Turn on').click()
  await shows(asked, 'This is not the same.')
  await asked.getByLabel('Type Maintenance to confirm.').fill('Maintenance')
  await button(asked, 'Turn on').click()
  await covered.waitFor()
  await shows(maintenance, /On.*Since.*mia.*Incident/s)
  await button(maintenance, 'Turn off').click()
  const again = dialog(page, 'Turn off: Maintenance')
  await again.getByLabel('Reason').fill('the new version runs')
  await button(again, 'Turn off').click()
  await covered.waitFor({ state: 'detached' })
  await shows(maintenance, /Off/)
})

detail('what somebody else switches meanwhile does not turn the question around', async (t) => {
  const set = await operator()
  const page = await openDesk(stage, t, '/switches')
  await button(card(page, 'Cancel-only'), 'Turn on').click()
  const asked = dialog(page, 'Turn on: Cancel-only')
  await asked.getByLabel('Reason').fill('a drill')
  await set('cancelOnly', true)
  await shows(card(page, 'Cancel-only'), 'Since')
  // One operator has used up the day's turn: this is a proposal.
  await button(asked, 'Propose').click()
  await asked.waitFor({ state: 'hidden' })
  const { token } = await stage.server.operator()
  const { data } = await get(stage.server.consoleUrl, 'console/get_switches', { token })
  assert.deepEqual(
    data.switches.map(({ name }: { name: string }) => name),
    ['cancelOnly'],
  )
  await set('cancelOnly', false)
})

test('finance freezes withdrawals and is offered nothing else; support looks on, live', async (t) => {
  const page = await openDesk(stage, t, '/switches', { role: 'finance', name: 'finn' })
  const support = await openDesk(stage, t, '/switches', { role: 'support' })
  await card(support, 'Withdrawals frozen').waitFor()
  assert.equal(await support.getByRole('main').getByRole('button').count(), 0)
  await card(page, 'Withdrawals frozen').waitFor()
  assert.deepEqual(await page.getByRole('main').getByRole('button').allInnerTexts(), ['Turn on'])
  await button(page, 'Turn on').click()
  const asked = dialog(page, 'Turn on: Withdrawals frozen')
  await asked.getByLabel('Reason').fill('a hot wallet is short')
  await button(asked, 'Turn on').click()
  await shows(card(support, 'Withdrawals frozen'), /On.*finn/s)
  await button(page, 'Turn off').click()
  const again = dialog(page, 'Turn off: Withdrawals frozen')
  await shows(again, 'Another operator has to approve this before it holds.')
  await again.getByLabel('Reason').fill('it is filled again')
  await button(again, 'Propose').click()
  // What waits for another operator is not asked for again.
  await button(page, 'Turn off').waitFor({ state: 'detached' })
  const frozen = card(page, 'Withdrawals frozen')
  await shows(frozen, 'You proposed this; another operator has to approve it.')
  assert.equal(await button(frozen, 'Approve').count(), 0)
  const second = await openDesk(stage, t, '/switches', { role: 'finance', name: 'fiona' })
  await shows(card(second, 'Withdrawals frozen'), /On.*finn.*it is filled again/s)
  await screenshot(second, 'console-switch-waiting')
  await button(card(second, 'Withdrawals frozen'), 'Approve').click()
  const approval = dialog(second, 'Approve: Turn off: Withdrawals frozen')
  await shows(approval, /finn.*it is filled again/s)
  await button(approval, 'Approve').click()
  await shows(card(support, 'Withdrawals frozen'), 'Off')
})

test('settings are checked, previewed and set; open consoles and apps follow', async (t) => {
  const page = await openDesk(stage, t, '/settings', { name: 'sam' })
  const other = await openDesk(stage, t, '/settings')
  const { page: member } = await stage.visitor(t, '/home')
  await button(page, 'Change: Customer service link').click()
  const link = dialog(page, 'Change: Customer service link')
  await link.getByLabel('Customer service link').fill('javascript:alert(1)')
  await shows(link, 'Neither an https link nor a path of this site.')
  await link.getByLabel('Reason').fill('a new desk')
  await button(link, 'Change').click()
  await link.getByLabel('Customer service link').fill('')
  await button(link, 'Change').click()
  await shows(link, 'Nothing changed.')
  await button(link, 'Cancel').click()

  await button(page, 'Change: Protection fund').click()
  const asked = dialog(page, 'Change: Protection fund')
  await shows(asked, 'The home page names no protection fund.')
  await asked.getByLabel('Protection fund').fill('300000000')
  await shows(asked, 'The home page names a protection fund of 300,000,000 USDT.')
  await asked.getByLabel('Reason').fill('as attested')
  await button(asked, 'Change').click()
  await shows(card(other, 'Protection fund'), /300,000,000 USDT.*sam/s)
  await shows(member.getByRole('main'), /300M\s?USDT/)

  await button(page, 'Change: Languages offered').click()
  const offered = dialog(page, 'Change: Languages offered')
  await offered.getByLabel('Deutsch').uncheck()
  await offered.getByLabel('Reason').fill('not reviewed yet')
  await button(offered, 'Change').click()
  await shows(card(other, 'Languages offered'), '12 of 13')
})

test('a fee is proposed at the console by one, and approved by another who sees the exact text', async (t) => {
  const page = await openDesk(stage, t, '/terms', { role: 'finance', name: 'ann' })
  const other = await openDesk(stage, t, '/terms', { role: 'finance', name: 'ben' })
  const pairs = other.getByRole('grid', { name: 'Spot pairs' })
  const proposals = (desk: Page) => desk.getByRole('grid', { name: 'Open proposals' })
  async function propose(fee: string): Promise<void> {
    await page.getByRole('grid', { name: 'Spot pairs' }).getByText('BTCUSDT').click()
    const form = page.getByRole('region', { name: 'Propose for BTCUSDT' })
    await form.getByLabel('Taker fee').fill('12.5')
    await shows(form, 'Enter a whole number from 0 to 9999.')
    await form.getByLabel('Taker fee').fill(fee)
    await shows(form.getByRole('row'), new RegExp(`Taker fee.*10 bps.*${fee} bps`, 's'))
    await form.getByLabel('Reason').fill('as agreed')
    await button(form, 'Propose').click()
  }
  await propose('12')
  await proposals(page).getByText('Spot pairs · BTCUSDT').click()
  const own = page.getByRole('region', { name: 'Spot pairs · BTCUSDT' })
  await shows(own, 'You proposed this; another operator has to approve it.')
  assert.equal(await button(own, 'Approve').count(), 0)
  await button(own, 'Take back').click()
  const back = dialog(page, 'Take back: Spot pairs · BTCUSDT')
  await back.getByLabel('Reason').fill('too much')
  await button(back, 'Take back').click()
  await shows(page.getByRole('main'), 'No change is waiting for approval.')

  await propose('11')
  await shows(entry(other, 'Fees and limits'), '1 waiting')
  await shows(proposals(other).getByRole('row'), /BTCUSDT.*ann.*0 min.*23:59:/s)
  await proposals(other).getByText('Spot pairs · BTCUSDT').click()
  const shown = other.getByRole('region', { name: 'Spot pairs · BTCUSDT' })
  await button(shown, 'Approve').click()
  const asked = dialog(other, 'Approve: Spot pairs · BTCUSDT')
  await shows(asked, /ann.*Reason.*as agreed.*Taker fee.*10 bps.*11 bps/s)
  await shows(asked.locator('code'), /"takerFeeBps":11/)
  await screenshot(other, 'console-approve')
  await button(asked, 'Approve').click()
  await shows(pairs.getByRole('row'), /BTCUSDT.*11 bps/s)
  await shows(page.getByRole('main'), 'No change is waiting for approval.')
})

const looks: readonly Desk[] = [
  {},
  { colorScheme: 'light' },
  { language: 'de', width: 768, height: 1024, colorScheme: 'light' },
]

for (const desk of looks)
  detail(
    `switches, settings and terms read well in ${desk.language ?? 'en'}, ${desk.colorScheme ?? 'dark'} at ${desk.width ?? 1280}`,
    async (t) => {
      const set = await operator()
      const { token } = await stage.server.operator({ role: 'finance' })
      const limit = { group: 'outflow', id: 'BTC', values: { limit: '2.5' }, reason: 'as agreed' }
      const made = await post(stage.server.consoleUrl, 'console/propose_terms', limit, { token })
      assert.equal(made.code, 1, made.msg)
      await set('cancelOnly', true)
      await set('marketHalted', true, 'ethusdt')
      const named = (name: string) =>
        `console-${name}-${desk.language ?? 'en'}-${desk.colorScheme ?? 'dark'}-${desk.width ?? 1280}`
      const page = await openDesk(stage, t, '/switches', desk)
      await page.getByRole('table').waitFor()
      await readsWell(page, named('switches'))
      await page.locator('section').last().getByRole('button').click()
      await page.getByRole('dialog').getByRole('combobox').waitFor()
      await readsWell(page, named('switch-asked'))
      await page.keyboard.press('Escape')
      await page.goto(`${stage.server.consoleUrl}/#/settings`)
      // The last of them all: a list that is not whole yet has another last one.
      const { default: words } = await import(
        `@evenkeel/verticals/operators/console/settings/text/${desk.language ?? 'en'}.ts`
      )
      const name = words['settings.ask'].replace('{name}', words['settings.languages'])
      const change = page.getByRole('main').getByRole('button', { name, exact: true })
      await change.waitFor()
      await readsWell(page, named('settings'))
      await change.click()
      await page.getByRole('dialog').getByRole('checkbox').last().waitFor()
      await readsWell(page, named('setting-asked'))
      await page.keyboard.press('Escape')
      await page.goto(`${stage.server.consoleUrl}/#/terms`)
      await page.getByRole('tab').first().waitFor()
      await readsWell(page, named('terms'))
      await page.getByRole('grid').first().getByRole('row').nth(1).click()
      await page.getByRole('grid').nth(1).getByRole('row').nth(1).click()
      await page.locator('form').waitFor()
      await readsWell(page, named('terms-open'))
      await set('cancelOnly', false)
      await set('marketHalted', false, 'ethusdt')
      const { data } = await get(stage.server.consoleUrl, 'console/get_proposals', { token })
      for (const { id } of data.proposals)
        await post(
          stage.server.consoleUrl,
          'console/reject_proposal',
          { id, reason: 'a drill' },
          { token },
        )
    },
  )
