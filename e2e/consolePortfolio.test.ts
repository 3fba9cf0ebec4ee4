/** The portfolio in the operator's console, in a real browser: what is owed and held, and a new product that two of them make. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { get } from '@evenkeel/server/testing/calls.ts'
import { act } from './acting.ts'
import { openOffice, readsWell } from './desk.ts'
import { button, dialog, shows } from './finding.ts'

const { stage, desk } = openOffice()

test('finance sees what is owed and held; two of them offer a new product, and members find it', async (t) => {
  const { server } = stage
  const { token } = await server.member({ funds: { USDT: '1000' } })
  const moved = { asset: 'USDT', amount: '1000', from: 'spot', to: 'finance' }
  await act(server.url, token, 'wallet/make_transfer', moved)
  const wish = { product: 'USDT.90', amount: '1000', agreed: true }
  await act(server.url, token, 'mining/subscribe', wish)

  const ann = await desk(t, '/portfolio', { name: 'ann' })
  await shows(ann.getByRole('row', { name: /^USDT / }), /1,000.*19\.8.*120,000.*119,980\.2/s)
  await shows(ann.getByRole('row', { name: /^USDT\.90/ }), /90 days.*0\.022%.*1,000/s)
  await readsWell(ann, 'console-portfolio')

  await ann.getByRole('link', { name: 'Propose or change' }).click()
  await ann.getByRole('tab', { name: /Portfolio products/ }).click()
  await button(ann, 'Propose a new one').click()
  await ann.getByLabel('Name', { exact: true }).fill('BTC.30')
  for (const [label, value] of [
    ['Daily yield', '0.005'],
    ['Minimum subscription', '0.001'],
    ['Maximum subscription', '1'],
    ['Capacity', '10'],
    ['Service fee', '0'],
    ['Exit fee', '0'],
  ] as const)
    await ann.getByLabel(label, { exact: true }).fill(value)
  await ann.getByRole('switch', { name: 'Offered' }).click()
  await ann.getByLabel('Reason').fill('as agreed in the meeting')
  await readsWell(ann, 'console-portfolio-new')
  await button(ann, 'Propose').click()
  await shows(ann.locator('body'), 'Another operator has to approve it')

  const ben = await desk(t, '/terms', { name: 'ben' })
  await ben.getByRole('row', { name: /BTC, 30 days/ }).click()
  await button(ben, 'Approve').click()
  const asked = dialog(ben, /Approve/)
  await button(asked, 'Approve').click()
  await shows(ben.locator('body'), 'Approved, and in force')

  const { products } = (await get(server.url, 'mining/get_products')).data
  const { product, annual_yield: annual, left } = products[0]
  // Nothing is held to pay it with yet.
  assert.deepEqual([product, annual, left], ['BTC.30', '1.825', '0'])
})
