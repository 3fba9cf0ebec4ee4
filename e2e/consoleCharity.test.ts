/** Charity in the operator's console, in a real browser: a project is opened and told of, and two operators pay out. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import type { Locator, Page } from 'playwright-core'
import { screenshot } from './browser.ts'
import { openOffice } from './desk.ts'
import { detail } from './detail.ts'
import { button, dialog, shows } from './finding.ts'

const { stage, desk: deskAt } = openOffice()
const desk = (t: TestContext) => deskAt(t, '/charity')

/** Somebody gives 25 USDT to a project. */
async function given(slug: string): Promise<void> {
  const { token } = await stage.server.member({ funds: { USDT: '100' } })
  const { data } = await get(stage.server.url, 'charity/get_projects')
  const { id } = data.projects.find((one: { slug: string }) => one.slug === slug)
  const who = { name: 'Ann Ember', contact: 'ann@example.com', source_of_funds: 'salary' }
  const where = { birth_date: '1990-01-01', address: '7 Quay Street', agrees: true }
  const gift = { project: id, asset: 'USDT', amount: '25', most: '25' }
  await post(stage.server.url, 'charity/donate', { ...gift, ...who, ...where }, { token })
}

test('an operator opens a project, and it is there for everybody', async (t) => {
  const page = await desk(t)
  await button(page, 'Open a project').click()
  const asked = dialog(page, 'Open a project')
  await asked.getByLabel('Short name (never changes)').fill('two-bridges')
  await asked.getByLabel('Goal in USDT').fill('9000')
  await asked.getByLabel('Ends').fill('2027-12-31')
  await asked.getByLabel('Title').fill('Two bridges')
  await asked.getByLabel('In one sentence').fill('Footbridges over the river.')
  await asked.getByLabel('Story').fill('The river divides the valley for half of the year.')
  await button(asked, 'Open a project').click()
  await page.getByRole('row', { name: /Two bridges/ }).click()
  await page.getByRole('heading', { name: 'Texts' }).waitFor()
  const { data } = await get(stage.server.url, 'charity/get_projects')
  if (!data.projects.some((one: { slug: string }) => one.slug === 'two-bridges'))
    throw new Error('the project is not open')
})

/** Fills in the form of a payout from the village library. */
async function payout(page: Page, amount: string): Promise<Locator> {
  await button(page, 'Propose payout').click()
  const asked = dialog(page, 'Propose payout')
  await asked.getByLabel('Project').selectOption({ label: 'A library in every valley' })
  await asked.getByLabel('Amount', { exact: true }).fill(amount)
  await asked.getByLabel('Recipient').fill('Shelf to Shelf')
  await asked.getByLabel('What for (public)').fill('The first books')
  await asked.getByLabel(/Proof document/).setInputFiles({
    name: 'proof.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(60_000, 7)]),
  })
  return asked
}

test('one operator proposes a payout with its document, another approves it', async (t) => {
  await given('village-library')
  const first = await desk(t)
  const asked = await payout(first, '25.01')
  assert.ok(await button(asked, 'Propose payout').isDisabled(), 'more than the project holds')
  await asked.getByLabel('Amount', { exact: true }).fill('20')
  await button(asked, 'Propose payout').click()
  await first.getByText('You proposed this: another operator must approve it.').waitFor()
  const second = await desk(t)
  await shows(second.getByRole('main'), /Shelf to Shelf: The first books/)
  await button(second, 'Approve').click()
  const approval = dialog(second, 'Approve')
  await shows(approval, /Amount.*20 USDT.*Recipient.*Shelf to Shelf.*Paid from/s)
  await button(approval, 'Approve').click()
  await second.getByText('No payout is waiting for approval.').waitFor()
})

detail(
  'a payout whose proposer was disabled is shown as lapsed at once, and can only be rejected',
  async (t) => {
    const first = await deskAt(t, '/charity', { name: 'gil', expects: /401|ERR_/ })
    const second = await desk(t)
    await button(await payout(first, '5'), 'Propose payout').click()
    await button(second, 'Approve').waitFor()
    const { token } = await stage.server.operator()
    const { data } = await get(stage.server.consoleUrl, 'console/get_operators', { token })
    const { id } = data.operators.find(({ name }: { name: string }) => name === 'gil')
    const wish = { operator: id, reason: 'left the team' }
    await post(stage.server.consoleUrl, 'console/disable_operator', wish, { token })
    await shows(second.getByRole('main'), /A library in every valley\s*Lapsed/)
    await shows(second.getByRole('main'), 'Reject it and propose it anew.')
    assert.equal(await button(second, 'Approve').count(), 0)
    await button(second, 'Reject').scrollIntoViewIfNeeded()
    await screenshot(second, 'console-charity-lapsed')
    await second.setViewportSize({ width: 390, height: 844 })
    await screenshot(second, 'console-charity-lapsed-390')
    await button(second, 'Reject').click()
    const asked = dialog(second, 'Reject')
    await asked.getByLabel('Reason').fill('it has lapsed')
    await asked.getByRole('button').last().click()
    await second.getByText('No payout is waiting for approval.').waitFor()
  },
)
