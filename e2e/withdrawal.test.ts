/** A member withdraws: fills the form, proves who they are, sees it move on, and takes one back. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { createDeciding } from '@evenkeel/server/testing/deciding.ts'
import { handIn, makeJpeg } from '@evenkeel/server/testing/pictures.ts'
import { givenWithdrawer, PASSWORD } from '@evenkeel/server/testing/withdrawing.ts'
import { screenshot } from './browser.ts'
import { detail } from './detail.ts'
import { at, button, dialog, go, shows } from './finding.ts'
import { review, somebody } from './reviewing.ts'
import { openStage } from './stage.ts'
import { toasted } from './toasts.ts'

const stage = openStage()
const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7'

async function given(t: TestContext) {
  // The first coin of the list is worth less than what there is of USDT.
  const who = await givenWithdrawer(stage.server, { funds: { BTC: '0.0001', USDT: '100' } })
  const kept = { LOGIN_TOKEN: who.token }
  const { page, context } = await stage.visitor(t, '/withdrawal', { kept })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('Amount').waitFor()
  const records = page.getByRole('region', { name: 'Withdrawal records' }).getByRole('listitem')
  return { page, field, records, who }
}

test('a withdrawal is checked, proven, listed, and follows what operators decide without a reload', async (t) => {
  const { page, field, records, who } = await given(t)
  await page.getByText('No withdrawals yet.').waitFor()
  await button(page, /^Network/).click()
  await button(page, /Ethereum/).click()
  assert.equal(await button(page, 'Enter an address').isDisabled(), true)
  await field('Address').fill(ADDRESS.replace('F', 'f'))
  await field('Amount').click()
  await page.getByText('This address has a typo').waitFor()
  assert.equal(await button(page, 'Check the address').isDisabled(), true)
  await page.evaluate((copied) => navigator.clipboard.writeText(` ${copied}\n`), ADDRESS)
  await button(page, 'Paste').click()
  // What is pasted comes from the clipboard a moment later.
  await page.getByText('This address has a typo').waitFor({ state: 'detached' })
  assert.equal(await field('Address').inputValue(), ADDRESS)
  const figures = page.locator('form').first()
  for (const [typed, told, said] of [
    ['', 'Enter an amount', ''],
    ['1,2,3', 'Check the amount', 'Enter a number such as'],
    ['0.5', /^At least /, 'At least'],
    ['20.1234567', 'Check the amount', 'at most 6 decimals'],
    ['99.9', 'Insufficient funds', 'At most'],
  ] as const) {
    await field('Amount').fill(typed)
    assert.equal(await button(page, told).isDisabled(), true)
    await shows(figures, said)
    await shows(figures, /You receive\s*–/)
  }
  await field('Amount').fill('20')
  await shows(figures, /You receive\s*20 USDT.*Network fee\s*\d.*Total deducted\s*2\d/s)
  await shows(figures, /Estimated arrival\s*about \d+ min after approval/)
  await button(page, 'Address book').click()
  await button(page, 'Add address').click()
  await at(page, '/assets/addressAdd?asset=USDT&chain=ethereum')
  await page.goBack()
  assert.equal(await field('Amount').inputValue(), '20')
  assert.equal(await field('Address').inputValue(), ADDRESS)
  await screenshot(page, 'withdrawal-form')
  await button(page, 'Withdraw USDT').click()
  const sheet = dialog(page, 'Confirm withdrawal')
  await shows(sheet, ADDRESS)
  await shows(sheet, 'Total deducted')
  await screenshot(page, 'withdrawal-confirm')
  assert.equal(await sheet.getByText(ADDRESS.slice(-6), { exact: true }).isVisible(), true)
  assert.equal(await button(sheet, 'Send the code first').isDisabled(), true)
  await button(sheet, 'Send code').click()
  await shows(sheet, 'The message must name the address ending in 169EE7')
  assert.equal(await button(sheet, 'Enter the code you received').isDisabled(), true)
  await sheet.getByLabel('Verification code').fill('12345')
  assert.equal(await button(sheet, 'Enter the code you received').isDisabled(), true)
  // Who closes the sheet to look for the message finds it as it was.
  await page.keyboard.press('Escape')
  await button(page, 'Withdraw USDT').click()
  await button(sheet, 'Fill in').click()
  assert.equal(await button(sheet, 'Enter your transaction password').isDisabled(), true)
  await sheet.getByLabel('Transaction password').fill('not this one')
  await button(page, 'Confirm withdrawal').click()
  await page.getByText('The transaction password is wrong.').waitFor()
  await sheet.getByLabel('Transaction password').fill('transaction Password 1')
  await button(page, 'Confirm withdrawal').click()
  await toasted(page, 'Withdrawal requested')
  await shows(records, 'Under review')
  assert.equal(await field('Address').inputValue(), '')

  const [row] = (await who.get('wallet/get_withdrawals')).data.rows
  const rejected = { verdict: 'reject', reason: 'This is a test of rejections' }
  const decide = createDeciding(stage.server, 'withdrawals')
  assert.equal(await decide('Wanda', row.id, rejected), 'done')
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
  const sheet = dialog(page, 'Confirm withdrawal')
  await button(sheet, 'Send code').click()
  await button(sheet, 'Fill in').click()
  await sheet.getByLabel('Transaction password').fill('transaction Password 1')
  await button(page, 'Confirm withdrawal').click()
  await shows(records, 'Under review')
  await shows(page.locator('form').first(), '0 USDT')
  await go(page, '/report')
  await page.getByRole('link', { name: /^Withdrawal.*Under review/ }).click()
  await at(page, '/withdrawal')
  await records.getByRole('button').click()
  await button(page, 'Cancel withdrawal').click()
  await button(dialog(page, /^Cancel this withdrawal\?/), 'Cancel withdrawal').click()
  await toasted(page, 'Withdrawal cancelled')
  await shows(records, 'Cancelled')
})

test('a page that sends another address than it shows is given away by the message, and a code for one does not serve the other', async (t) => {
  const { page, field, who } = await given(t)
  const swapped = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
  await button(page, /^Network/).click()
  await button(page, /Ethereum/).click()
  await field('Address').fill(ADDRESS)
  await field('Amount').fill('20')
  await button(page, 'Withdraw USDT').click()
  const sheet = dialog(page, 'Confirm withdrawal')
  await button(sheet, 'Send code').click()
  await button(sheet, 'Fill in').click()
  await sheet.getByLabel('Transaction password').fill('transaction Password 1')
  // What malware does: the request leaves with an address of its own.
  await page.route('**/api/wallet/request_withdrawal', async (route) => {
    const body = { ...(route.request().postDataJSON() as object), address: swapped }
    await route.continue({ postData: JSON.stringify(body) })
  })
  await button(page, 'Confirm withdrawal').click()
  await page.getByText('This code was sent for another withdrawal.').waitFor()
  await screenshot(page, 'withdrawal-code-of-other')
  const rows = await stage.server.query('select 1 from withdrawal where member = $1', [who.member])
  assert.equal(rows.length, 0)
})

test('an address is picked from the book; with the allow-list on, only one that has rested, and no other is sent a code for', async (t) => {
  const { page, field, who } = await given(t)
  const other = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'
  const entry = { asset: 'USDT', chain: 'ethereum', transaction_password: PASSWORD }
  for (const [address, remark] of [
    [ADDRESS, 'Cold store'],
    [other, 'Just added'],
  ] as const)
    assert.equal((await who.post('wallet/add_address', { ...entry, address, remark })).code, 1)
  await stage.server.query(
    `update wallet_address set added_at = now() - interval '25 hours' where id =
       (select min(id) from wallet_address where member = $1)`,
    [who.member],
  )
  await stage.server.query('update member set is_allow_listed = true where id = $1', [who.member])
  await page.reload()
  await page.getByText('Allow-list on: choose an address').waitFor()
  await button(page, /^Network/).click()
  await button(page, /Ethereum/).click()
  await button(page, 'Address book').click()
  const book = dialog(page, 'Choose an address')
  assert.equal(await book.getByRole('button', { name: /^Just added/ }).isDisabled(), true)
  await screenshot(page, 'withdrawal-book')
  await book.getByRole('button', { name: /^Cold store/ }).click()
  assert.equal(await field('Address').inputValue(), ADDRESS)
  await field('Address').fill(other)
  await field('Amount').fill('20')
  await button(page, 'Withdraw USDT').click()
  const sheet = dialog(page, 'Confirm withdrawal')
  await button(sheet, 'Send code').click()
  await shows(sheet, 'This address is new in your address book.')
})

detail(
  'who comes back before the page of a new address has loaded finds the address book closed',
  async (t) => {
    const { page, field } = await given(t)
    await button(page, /^Network/).click()
    await button(page, /Ethereum/).click()
    await page.route('**/*.js', () => {})
    await button(page, 'Address book').click()
    await button(page, 'Add address').click()
    await at(page, '/assets/addressAdd?asset=USDT&chain=ethereum')
    await page.goBack()
    await at(page, '/withdrawal')
    await field('Amount').click()
    await dialog(page, 'Choose an address').waitFor({ state: 'hidden' })
  },
)

detail('who cannot be sent a code is shown where to add an address', async (t) => {
  const who = await givenWithdrawer(stage.server, { hasContact: false, funds: { USDT: '100' } })
  const { page } = await stage.visitor(t, '/withdrawal', { kept: { LOGIN_TOKEN: who.token } })
  await button(page, 'Add it now').click()
  await at(page, '/secure-center?part=email')
})

detail(
  'who is verified meanwhile can withdraw at once, without opening the page again',
  async (t) => {
    const { url } = stage.server
    const { page, token } = await stage.member(t, '/withdrawal', { funds: { USDT: '100' } })
    await page.getByText('Basic verification is needed').waitFor()
    await page.getByRole('textbox', { name: 'Address', exact: true }).fill(ADDRESS)
    await handIn(url, token, await makeJpeg(640, 400), somebody())
    await review(stage, token, { verdict: 'verify' })
    await page.getByText('Basic verification is needed').waitFor({ state: 'detached' })
    const kept = await page.getByRole('textbox', { name: 'Address', exact: true }).inputValue()
    assert.equal(kept, ADDRESS, 'what was typed stays')
  },
)

test('who is not verified is told so, with the way there', async (t) => {
  const { page } = await stage.member(t, '/withdrawal', { funds: { USDT: '100' } })
  await page.getByText('Basic verification is needed').waitFor()
  assert.ok(await button(page, 'Verify now').isVisible())
  await screenshot(page, 'withdrawal-unverified')
})
