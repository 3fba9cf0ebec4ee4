/** The portfolio in the operator's console, in a real browser: what is owed and held, and a new product that two of them make. */
import { test } from 'node:test'
import { act } from './acting.ts'
import { openDesk, readsWell } from './desk.ts'
import { button, dialog, shows } from './finding.ts'
import { openStage } from './stage.ts'

const stage = openStage()

test('finance sees what is owed and held; two of them offer a new product, and members find it', async (t) => {
  const funds = { USDT: '1000' }
  const member = await stage.member(t, '/financial', { funds })
  const moved = { asset: 'USDT', amount: '1000', from: 'spot', to: 'finance' }
  await act(stage.server.url, member.token, 'wallet/make_transfer', moved)
  const wish = { product: 'USDT.90', amount: '1000', agreed: true }
  await act(stage.server.url, member.token, 'mining/subscribe', wish)

  const ann = await openDesk(stage, t, '/portfolio', { role: 'finance', name: 'ann' })
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
    ['Subscription fee', '0'],
    ['Exit fee', '0'],
  ] as const)
    await ann.getByLabel(label, { exact: true }).fill(value)
  await ann.getByRole('switch', { name: 'Offered' }).click()
  await ann.getByLabel('Reason').fill('as agreed in the meeting')
  await readsWell(ann, 'console-portfolio-new')
  await button(ann, 'Propose').click()
  await shows(ann.locator('body'), 'Another operator has to approve it')

  const ben = await openDesk(stage, t, '/terms', { role: 'finance', name: 'ben' })
  await ben.getByRole('row', { name: /BTC\.30/ }).click()
  await button(ben, 'Approve').click()
  const asked = dialog(ben, /Approve/)
  await button(asked, 'Approve').click()
  await shows(ben.locator('body'), 'Approved, and in force')

  await member.page.reload()
  const card = member.page.getByRole('article').filter({ hasText: 'BTC · 30 days' })
  // Nothing is held to pay it with yet.
  await shows(card, /1\.825%.*Sold out/s)
})
