/** What operators hold up, as members see it at once: a halted market on the open trade page, and maintenance without a reload. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { post } from '@evenkeel/server/testing/calls.ts'
import { languages } from '@evenkeel/wire'
import { screenshot } from './browser.ts'
import { button, dialog } from './finding.ts'
import { field, form, givenTrader } from './spotPage.ts'
import { openStage } from './stage.ts'

const stage = openStage({ ownServer: true })
const HALTED = /halted/i

async function operator(): Promise<
  (name: string, isOn: boolean, symbol?: string) => Promise<void>
> {
  const { token } = await stage.server.operator()
  return async (name, isOn, symbol) => {
    const body = { name, is_on: isOn, code: 'drill', reason: 'a drill', ...(symbol && { symbol }) }
    const answer = await post(stage.server.consoleUrl, 'console/set_switch', body, { token })
    assert.equal(answer.code, 1, answer.msg)
  }
}

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
  test(`${name} is said on every page while it lasts, clear of the edges of the screen`, async (t) => {
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
  })

test('members choose among the languages that are offered', async (t) => {
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
