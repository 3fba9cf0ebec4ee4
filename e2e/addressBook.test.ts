/** The address book in a real browser: an address is added with proof, found, renamed and deleted. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { at, button, dialog, go, shows } from './finding.ts'
import { violations } from './looking.ts'
import { givenMember } from './securityPage.ts'
import { openStage } from './stage.ts'
import { toasted } from './toasts.ts'

const stage = openStage()
const TRON = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'
const EVM = '0x52908400098527886E0F7030069857D2E4169EE7'

test('an address is added, found, renamed and deleted; wrong ones are told on leaving the field', async (t) => {
  const { page, me } = await givenMember(stage, t, '/assets/address')
  const main = page.getByRole('main')
  await shows(main, 'No addresses yet.')
  await button(main, 'Add address').click()
  await at(page, '/assets/addressAdd')

  await button(page, /^Coin/).click()
  await button(dialog(page, 'Choose a coin'), 'USDT').click()
  await button(page, /^Network/).click()
  await button(dialog(page, 'Choose a network'), 'TRON (TRC20)').click()
  const address = page.getByLabel('Address', { exact: true })
  for (const [wrong, told] of [
    [EVM, 'This address belongs to another network.'],
    [TRON.replace('JR', 'RJ'), 'This address has a typo'],
    ['wallet', 'This is not a valid address of this network.'],
  ] as const) {
    await address.fill(wrong)
    await page.getByLabel('Remark').focus()
    await shows(main, told)
  }
  await address.fill(` ${TRON} `)
  assert.equal(await button(main, 'Enter a remark').isDisabled(), true)
  await page.getByLabel('Remark').fill('Cold store')
  await shows(main, 'The receiving wallet must support TRON (TRC20).')
  assert.equal(await button(main, 'Enter your transaction password').isDisabled(), true)
  const submit = button(main, 'Add address')
  const password = page.getByLabel('Transaction password')
  await password.fill('not this one')
  await submit.click()
  await shows(main, 'The transaction password is wrong.')
  assert.deepEqual(await violations(page), [])
  await password.fill(me.transactionPassword)
  await submit.click()
  await toasted(page, 'Address added')
  await at(page, '/assets/address')

  const row = main.getByRole('listitem')
  await shows(row, /Cold store\s*USDT\s*TRC20\s*TJRabPrw…8kjpRTv8/)
  const search = page.getByLabel('Search coin, remark or address')
  await search.fill('bitcoin')
  await row.waitFor({ state: 'detached' })
  await search.fill('cold')
  assert.deepEqual(await violations(page), [])
  await row.getByRole('button', { name: /^Cold store/ }).click()
  const sheet = dialog(page, 'Address details')
  await shows(sheet, TRON)
  await sheet.getByLabel('Remark').fill('Cold storage')
  await button(sheet, 'Save').click()
  await toasted(page, 'Remark saved')
  await row.getByRole('button', { name: /^Cold storage/ }).click()
  await button(sheet, 'Delete').click()
  const question = dialog(page, 'Delete “Cold storage” from your address book?')
  await button(question, 'Confirm').click()
  await shows(main, 'No addresses yet.')
  await go(page, '/assets/addressAdd?asset=BTC&chain=bitcoin')
  await button(page, /^Network Bitcoin/).waitFor()
})
