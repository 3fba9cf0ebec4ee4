/** Charity in the operator's console, in a real browser: a project is opened and told of, and two operators pay out. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { get, post } from '@evenkeel/server/testing/calls.ts'
import { openOffice } from './desk.ts'
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

test('one operator proposes a payout with its document, another approves it', async (t) => {
  await given('village-library')
  const first = await desk(t)
  await button(first, 'Propose payout').click()
  const asked = dialog(first, 'Propose payout')
  await asked.getByLabel('Project').selectOption({ label: 'A library in every valley' })
  await asked.getByLabel('Amount', { exact: true }).fill('25.01')
  await asked.getByLabel('Recipient').fill('Shelf to Shelf')
  await asked.getByLabel('What for (public)').fill('The first books')
  await asked.getByLabel(/Proof document/).setInputFiles({
    name: 'proof.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(60_000, 7)]),
  })
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
  await second.getByText('No payout waits.').waitFor()
})
