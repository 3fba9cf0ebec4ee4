/** A member withdraws: fills the form, proves who they are, sees it move on, and takes one back. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { givenWithdrawer } from '@evenkeel/server/testing/withdrawing.ts'
import { screenshot } from './browser.ts'
import { button, dialog, shows, toast } from './finding.ts'
import { openStage } from './stage.ts'

const stage = openStage()
const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'

async function given(t: TestContext) {
  const who = await givenWithdrawer(stage.server, { funds: { USDT: '100' } })
  const kept = { LOGIN_TOKEN: who.token }
  const { page } = await stage.visitor(t, '/withdrawal?asset=USDT', { kept })
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('Amount').waitFor()
  const records = page.getByRole('region', { name: 'Withdrawal records' }).getByRole('listitem')
  return { page, field, records, who }
}

async function decide(of: number, wish: object) {
  const { opsUrl, secret } = stage.server
  const answer = await fetch(`${opsUrl}/desk/decide`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}` },
    body: JSON.stringify({ desk: 'withdrawals', case: of, operator: 'Olga', wish }),
  })
  assert.equal(((await answer.json()) as { outcome: string }).outcome, 'done')
}

test('a withdrawal is checked, proven, listed, and follows what operators decide without a reload', async (t) => {
  const { page, field, records, who } = await given(t)
  await page.getByText('No withdrawals yet.').waitFor()
  await button(page, /^Network/).click()
  await button(page, /Ethereum/).click()
  await field('Address').fill(ADDRESS.replace('F', 'f'))
  await field('Amount').click()
  await page.getByText('This address has a typo').waitFor()
  await field('Address').fill(ADDRESS)
  await field('Amount').fill('20')
  await screenshot(page, 'withdrawal-form')
  await button(page, 'Withdraw USDT').click()
  const sheet = dialog(page, 'Confirm withdrawal')
  await shows(sheet, ADDRESS)
  await shows(sheet, 'Total deducted')
  await screenshot(page, 'withdrawal-confirm')
  await sheet.getByLabel('Transaction password').fill('not this one')
  await button(page, 'Confirm withdrawal').click()
  await page.getByText('The transaction password is wrong.').waitFor()
  await sheet.getByLabel('Transaction password').fill('transaction Password 1')
  await button(page, 'Confirm withdrawal').click()
  await toast(page, 'Withdrawal requested').waitFor()
  await shows(records, 'Submitted')
  assert.equal(await field('Address').inputValue(), '')

  const [row] = await stage.server.query<{ id: string }>(
    'select id from withdrawal where member = $1',
    [who.member],
  )
  await decide(Number(row?.id), { verdict: 'reject', reason: 'This is a test of rejections' })
  await shows(records, 'Rejected')
  await records.getByRole('button').click()
  await shows(dialog(page, 'Withdrawal details'), 'This is a test of rejections')
  await screenshot(page, 'withdrawal-detail')
})

test('all of it is what is there less the fee, and what is under review can be taken back', async (t) => {
  const { page, field, records } = await given(t)
  await button(page, /^Network/).click()
  await button(page, /Ethereum/).click()
  await field('Address').fill(ADDRESS)
  await button(page, 'All').click()
  const all = await field('Amount').inputValue()
  assert.ok(Number(all) < 100 && Number(all) > 80, all)
  await button(page, 'Withdraw USDT').click()
  await dialog(page, 'Confirm withdrawal')
    .getByLabel('Transaction password')
    .fill('transaction Password 1')
  await button(page, 'Confirm withdrawal').click()
  await shows(records, 'Submitted')
  await shows(page.locator('form').first(), '0 USDT')
  await records.getByRole('button').click()
  await button(page, 'Cancel withdrawal').click()
  await button(page, 'Confirm').click()
  await toast(page, 'Withdrawal cancelled').waitFor()
  await shows(records, 'Cancelled')
})

test('who is not verified is told so, with the way there', async (t) => {
  const { page } = await stage.member(t, '/withdrawal', { funds: { USDT: '100' } })
  await page.getByText('Basic verification is needed').waitFor()
  assert.ok(await button(page, 'Verify now').isVisible())
  await screenshot(page, 'withdrawal-unverified')
})
