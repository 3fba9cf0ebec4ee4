/** A member brings money in: an own address, test funds that confirm before their eyes, and a payment that is told of and reviewed. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { get } from '@evenkeel/server/testing/calls.ts'
import { createDeciding, type Decision } from '@evenkeel/server/testing/deciding.ts'
import { makeJpeg, upload } from '@evenkeel/server/testing/pictures.ts'
import type { Page } from 'playwright-core'
import { act } from './acting.ts'
import { screenshot } from './browser.ts'
import { detail } from './detail.ts'
import { at, button, closeTop, dialog, shows } from './finding.ts'
import { openStage } from './stage.ts'
import { toasted } from './toasts.ts'

const stage = openStage()

const records = (page: Page) => page.getByRole('main').getByRole('listitem')

let deciding: ReturnType<typeof createDeciding> | undefined

async function decide(operator: string, decision: Decision): Promise<void> {
  const { token } = await stage.server.operator({ role: 'finance' })
  const listed = await get(stage.server.consoleUrl, 'console/get_cases?queue=deposits', { token })
  const { id } = listed.data.rows.at(-1)
  deciding ??= createDeciding(stage.server, 'deposits')
  const decided = await deciding(operator, id, decision)
  assert.ok(decided === 'done' || decided === 'needsAnother', decided)
}

test('test funds confirm before the eyes, and are a balance then', async (t) => {
  const { page, context } = await stage.member(t, '/deposit', { funds: {} })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await button(page, /^Coin\s*USDT/).click()
  await page.getByRole('dialog').getByLabel('Search coins').fill('bt')
  await page.getByRole('dialog').getByRole('radio', { name: 'BTC' }).check()
  await button(page, 'Confirm').click()
  await shows(page.getByRole('main'), /bc1q[0-9a-z]{38}/)
  await shows(page.getByRole('main'), 'about 3 network confirmations')
  const card = page.getByRole('region', { name: 'BTC deposit address' })
  await card.getByRole('img', { name: 'BTC deposit address' }).locator('path').waitFor()
  await button(card, 'Copy').click()
  await toasted(page, 'Copied')
  await shows(card, await page.evaluate(() => navigator.clipboard.readText()))
  await shows(page.getByRole('main'), 'Do not pay to this address')
  // One story: nobody pays to this address, so nothing is said of how to.
  assert.equal(await page.getByText('Only send BTC via Bitcoin to this address.').count(), 0)
  await page.getByText('In a sandbox you can make one up').waitFor()
  assert.equal(await page.getByText('are reviewed by our team').count(), 0)
  await screenshot(page, 'deposit')
  await button(page, 'Get 0.1 BTC').click()
  await toasted(page, 'Test funds are on their way.')
  await shows(records(page), /0\.1 BTC.*Test funds.*Confirming [0-2]\/3/s)
  await shows(records(page), /0\.1 BTC.*Test funds.*Credited/s)
  await shows(page.getByRole('main'), 'You have already received today’s BTC.')
  await screenshot(page, 'deposit-test-funds')
})

test('a payment is told of with its proof; the records follow what operators decide', async (t) => {
  const { page } = await stage.member(t, '/deposit', { funds: {} })
  const picture = await page.screenshot()
  await button(page, /^Network/).click()
  await page.getByRole('dialog').getByText('TRON (TRC20)').click()
  await page.getByLabel('Amount').fill('0.5')
  assert.equal(await button(page, 'At least 1 USDT').isDisabled(), true)
  await page.getByLabel('Amount').fill('1,2,3')
  assert.equal(await button(page, 'Check the amount').isDisabled(), true)
  await page.getByLabel('Amount').fill('')
  assert.equal(await button(page, 'Enter an amount').isDisabled(), true)
  await page.getByLabel('Amount').fill('1250.5')
  await button(page, 'Add the payment proof').waitFor()
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'proof', mimeType: 'image/png', buffer: picture })
  await page.getByText('Uploaded').waitFor()
  await page.getByLabel('TxID (optional)').fill('not one')
  await button(page, 'Submit for review').click()
  await toasted(page, 'This is not a transaction ID (TxID) of this network.')
  const transaction = 'ab'.repeat(32)
  await page.getByLabel('TxID (optional)').fill(transaction)
  await button(page, 'Submit for review').click()
  await toasted(page, 'Submitted. We will notify you')
  await shows(records(page), /1,250\.5 USDT.*Pending review/s)
  assert.equal(await page.getByLabel('Amount').inputValue(), '')

  await button(page, 'Deposits').click()
  await at(page, '/depositlist')
  const decision = { verdict: 'approve', transaction, amount: '1250.5' }
  await decide('Olga', decision)
  await decide('Omar', decision)
  await shows(records(page), /1,250\.5 USDT.*Approved/s)
  await records(page).getByRole('button').click()
  await shows(dialog(page, 'Deposit details'), transaction)
  await shows(dialog(page, 'Deposit details'), 'TRON (TRC20)')
  await screenshot(page, 'deposit-details')
  await closeTop(page)
})

detail(
  'a rejection arrives while it is looked at, with its reason in the language of each device',
  async (t) => {
    const { page, token } = await stage.member(t, '/depositlist', { funds: {} })
    await page.getByText('No deposits yet.').waitFor()
    const kept = { LOGIN_TOKEN: token }
    const proof = (await upload(stage.server.url, await makeJpeg(640, 400), { token })).data.name
    const wish = { asset: 'USDT', chain: 'tron', amount: '12', proof }
    await act(stage.server.url, token, 'wallet/submit_deposit', wish)
    await shows(records(page), /12 USDT.*Pending review/s)
    const { page: other } = await stage.visitor(t, '/depositlist', { language: 'de', kept })
    await shows(records(other), /12 USDT.*Prüfung ausstehend/s)
    await decide('Olga', { verdict: 'reject', reasonKey: 'transactionMissing' })
    for (const [phone, status, reason] of [
      [page, 'Rejected', 'We did not find this transaction on the network.'],
      [other, 'Abgelehnt', 'Wir haben diese Transaktion im Netzwerk nicht gefunden.'],
    ] as const) {
      await shows(records(phone), status)
      await records(phone).getByRole('button').click()
      await shows(phone.getByRole('dialog'), reason)
    }
  },
)
