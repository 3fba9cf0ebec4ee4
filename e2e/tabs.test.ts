/** Two tabs of one browser: what happens to the session in one happens in the other. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { at, kept, shows } from './finding.ts'
import { badge, switchTo } from './membersPage.ts'
import { openStage } from './stage.ts'
import { toasted } from './toasts.ts'

const stage = openStage()

test('[I7] the other tab follows to the other realm and back, and both stay signed in', async (t) => {
  const { page, context } = await stage.member(t, '/my', { funds: { USDT: '7' } })
  const other = await context.newPage()
  await other.goto(`${stage.server.url}/#/transfer`)
  await shows(other.getByRole('main'), '7 USDT')
  await page.bringToFront()
  const told = toasted(other, 'Switched to the demo account.')
  await Promise.all([told, switchTo(page, 'demo')])
  await badge(other).waitFor()
  await at(other, '/transfer')
  await shows(other.getByRole('main'), '100,000 USDT')
  const token = await kept(page, 'LOGIN_TOKEN')
  // Nothing comes after it that could be waited for, if neither tab follows back.
  await other.waitForTimeout(1_000)
  await at(page, '/my')
  await badge(page).waitFor()
  assert.equal(await kept(other, 'LOGIN_TOKEN'), token)
  await switchTo(page, 'real')
  await shows(other.getByRole('main'), '7 USDT')
  assert.equal(await badge(other).count(), 0)
})

test('signing in in one tab signs in the other, once', async (t) => {
  const { token } = await stage.server.member({ funds: { USDT: '7' } })
  const { page, context } = await stage.visitor(t, '/home')
  const other = await context.newPage()
  await other.goto(`${stage.server.url}/#/contact`)
  await other.getByRole('main').waitFor()
  await page.goto(`${stage.server.url}/#/enter?token=${token}`)
  await page.getByRole('heading', { name: 'Total valuation' }).waitFor()
  // As above: nothing is to follow.
  await page.waitForTimeout(1_000)
  assert.equal(await kept(other, 'LOGIN_TOKEN'), token)
  await at(page, '/home')
  await at(other, '/contact')
  await shows(page.getByRole('main'), '7.00')
  await other.goto(`${stage.server.url}/#/transfer`)
  await shows(other.getByRole('main'), '7 USDT')
})
