/** A new market at the console, in a real browser: proposed by one, approved by another, and on a member's open page at once. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import type { Page } from 'playwright-core'
import { openDesk, readsWell } from './desk.ts'
import { detail } from './detail.ts'
import { button, dialog, go, shows } from './finding.ts'
import { openStage } from './stage.ts'

// Of its own: what is listed is listed for everybody.
const stage = openStage({ ownServer: true })

const deskOf = (t: TestContext, name: string) =>
  openDesk(stage, t, '/terms', { role: 'finance', name })

const form = (page: Page, name: string) => page.getByRole('region', { name })

async function propose(page: Page, name: string): Promise<void> {
  const open = form(page, name)
  await open.getByLabel('Reason').fill('as agreed in the meeting')
  await button(open, 'Propose').click()
  await shows(page.locator('body'), 'Another operator has to approve it')
}

async function approve(page: Page, subject: string): Promise<void> {
  await page.getByRole('grid', { name: 'Open proposals' }).getByText(subject).click()
  await button(form(page, subject), 'Approve').click()
  await button(dialog(page, `Approve: ${subject}`), 'Approve').click()
  await shows(page.locator('body'), 'Approved, and in force')
}

detail(
  'the range of a bounded term stands at its field, and what is outside says so',
  async (t) => {
    const page = await openDesk(stage, t, '/terms', { name: 'rae' })
    for (const [kind, subject, label, [least, most]] of [
      ['Switches set by one operator', 'All switches', 'Minutes before they end', ['1', '60']],
      ['Waiting period of new operators', 'All operators', 'Hours before approvals', ['1', '999']],
    ] as const) {
      await page.getByRole('tab', { name: new RegExp(`^${kind}`) }).click()
      await page.getByRole('grid', { name: kind }).getByText(subject).click()
      const open = form(page, `Propose for ${subject}`)
      await shows(open, `From ${least} to ${most}`)
      await open.getByLabel(label).fill(`${Number(most) + 1}`)
      await shows(open, `Enter a whole number from ${least} to ${most}.`)
      assert.equal(await button(open, 'Propose').isDisabled(), true)
      await readsWell(page, `console-range-${most}`)
    }
  },
)

test('a pair and a contract are listed by two operators, and a member trades them without a reload', async (t) => {
  const { page: member } = await stage.member(t, '/market', { funds: { USDT: '1000' } })
  await shows(member.getByRole('main'), 'BTC/USDT')
  assert.equal(await member.getByText('UNI/USDT').count(), 0)

  const [ann, ben] = [await deskOf(t, 'ann'), await deskOf(t, 'ben')]
  await button(ann, 'List a new market').click()
  const pairForm = form(ann, 'List a new market')
  await pairForm.getByLabel('Market to list').selectOption({ label: 'UNIUSDT' })
  await shows(pairForm, /Price step.*0\.001/s)
  await pairForm.getByLabel('Taker fee').fill('15')
  await readsWell(ann, 'console-listing')
  await propose(ann, 'List a new market')
  await approve(ben, 'Spot pairs · UNIUSDT')
  await shows(member.getByRole('main'), 'UNI/USDT')

  await go(member, '/deal/trade?symbol=uniusdt')
  const order = member.getByRole('form', { name: 'Place an order' })
  await button(order, 'Buy UNI').waitFor()
  await member
    .getByRole('region', { name: /Order book/ })
    .first()
    .waitFor()

  await ann.getByRole('tab', { name: /^Contracts/ }).click()
  await button(ann, 'List a new market').click()
  const contract = form(ann, 'List a new market')
  await contract.getByLabel('Market to list').selectOption({ label: 'UNIUSDT' })
  // Row by row, by the core's own rules, before anything is sent.
  const cell = (nth: number, what: string) => contract.getByLabel(`Tiers ${nth}: ${what}`)
  await cell(2, 'Maintenance (bps)').fill('50')
  await shows(contract, 'Maintenance must be higher than in the tier before.')
  assert.equal(await button(contract, 'Propose').isDisabled(), true)
  await cell(2, 'Maintenance (bps)').fill('120')
  await button(contract, 'Remove Tiers 5').click()
  await cell(1, 'Value up to').fill('40000')
  await readsWell(ann, 'console-listing-tiers')
  await propose(ann, 'List a new market')

  await ben.getByRole('grid', { name: 'Open proposals' }).getByText('Contracts · UNIUSDT').click()
  const seen = form(ben, 'Contracts · UNIUSDT').getByRole('table', { name: 'Tiers' })
  await shows(seen.getByRole('row'), /2.*250,000.*120 bps.*50×/s)
  await readsWell(ben, 'console-listing-approve')
  await go(member, '/deal/lever?symbol=btcusdt')
  await member.getByRole('form', { name: 'Place an order' }).waitFor()
  await approve(ben, 'Contracts · UNIUSDT')
  await go(member, '/deal/lever?symbol=uniusdt')
  await shows(member.getByRole('main'), 'UNI')
})

detail(
  'tiers are changed in rows: kept in order, and shown as they were and would be',
  async (t) => {
    const [ann, ben] = [await deskOf(t, 'cleo'), await deskOf(t, 'dan')]
    await ann.getByRole('tab', { name: /^Contracts/ }).click()
    await ann.getByRole('grid', { name: 'Contracts' }).getByText('ETHUSDT').click()
    const open = form(ann, 'Propose for ETHUSDT')
    await button(open, 'Add a row').last().waitFor()
    const tiers = open.getByRole('group', { name: 'Tiers' })
    await button(tiers, 'Add a row').click()
    for (const [what, value] of [
      ['Value up to', '100000'],
      ['Maintenance (bps)', '75'],
      ['Max leverage', '75'],
    ] as const)
      await tiers.getByLabel(`Tiers 6: ${what}`).fill(value)
    await shows(tiers, 'The value must be above that of the tier before.')
    const holidays = open.getByRole('group', { name: 'Holidays' })
    await button(holidays, 'Add a row').click()
    await holidays.getByLabel('Holidays 1: Day').fill('2026-12-25')
    await open.getByLabel('Reason').click()
    assert.equal(await tiers.getByLabel('Tiers 2: Value up to').inputValue(), '100000')
    await propose(ann, 'Propose for ETHUSDT')
    await ben.getByRole('grid', { name: 'Open proposals' }).getByText('Contracts · ETHUSDT').click()
    const table = form(ben, 'Contracts · ETHUSDT').getByRole('table', { name: 'Tiers' })
    await shows(form(ben, 'Contracts · ETHUSDT').getByRole('row'), /Holidays.*None.*2026-12-25/s)
    await shows(table.getByRole('row'), /2.*250,000.*100,000.*100 bps.*75 bps.*50×.*75×/s)
    await approve(ben, 'Contracts · ETHUSDT')
  },
)
