/** The asset centre and the bill, in a real browser: what is there, where it is, where it went, and the file of it. */
import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { act } from './acting.ts'
import { screenshot } from './browser.ts'
import { detail } from './detail.ts'
import { at, button, dialog, link, shows, tab } from './finding.ts'
import { openStage } from './stage.ts'

const stage = openStage()
const rich = { USDT: '12500.5', BTC: '0.25', ETH: '3', DOGE: '2' }

test('the asset centre: total, earnings, curve, distribution, accounts; hidden with the eye, in another currency', async (t) => {
  const { page, token } = await stage.member(t, '/assets', { funds: rich })
  const total = page.getByRole('region', { name: 'Total valuation' })
  await shows(total, /[0-9]{2},[0-9]{3}\.[0-9]{2}/)
  await shows(total, /earnings.*USDT/s)
  await page.getByRole('img', { name: /Value over the last 7 days: from 0/ }).waitFor()
  // What came in is no gain, and its day is marked.
  await page.getByText('Days on which money came in or went out').waitFor()
  await tab(page, '30D').click()
  await page.getByRole('img', { name: /Value over the last 30 days/ }).waitFor()
  await tab(page, '90D').click()
  await page.getByRole('img', { name: /Value over the last 90 days/ }).waitFor()
  await shows(page.getByRole('region', { name: 'Distribution' }), /BTC.*%/s)
  const coins = page.getByRole('tabpanel').getByRole('listitem')
  await shows(coins, /BTC.*Frozen\s*0.*Available\s*0\.25.*≈/s)
  for (const name of ['Deposit', 'Withdraw', 'Transfer', 'Bill'])
    await link(page, name).first().waitFor()
  await screenshot(page, 'assets-rich')

  const move = { asset: 'BTC', amount: '0.1', from: 'spot', to: 'trading' }
  await act(stage.server.url, token, 'wallet/make_transfer', move)
  await shows(coins, /BTC.*0\.15/s)
  await tab(page, 'Trading').click()
  await shows(coins, /BTC.*0\.1/s)
  await page.getByRole('switch', { name: 'Hide coins under 1 USD' }).check()
  await page.waitForFunction(() => document.querySelectorAll('[role=tabpanel] li').length === 1)
  await page.getByRole('searchbox').fill('eth')
  await page.getByText('No matches.').waitFor()

  await button(page, /Shown in/).click()
  await dialog(page, 'Shown in').getByRole('button', { name: 'EUR' }).click()
  await page.getByText('1 USDT is counted as 1 USD').waitFor()
  await button(page, 'Hide balances').click()
  await page.reload()
  await shows(total, /\*\*\*\*\*\*/)
  await screenshot(page, 'assets-hidden')
  await link(page, 'Bill').click()
  await at(page, '/report')
})

test('the bill: tabs, coin, dates, details, and the file', async (t) => {
  const { page, token } = await stage.member(t, '/report', { funds: rich })
  const one = { asset: 'USDT', amount: '1', from: 'spot', to: 'trading' }
  for (let nth = 1; nth <= 25; nth++)
    await act(stage.server.url, token, 'wallet/make_transfer', one)
  const rows = page.getByRole('list', { name: 'Bill' }).getByRole('listitem')
  await shows(rows, /Transfer.*1 USDT.*Spot → Trading/s)
  assert.equal(await rows.filter({ hasText: 'Transfer' }).getByText('Approved').count(), 0)
  await screenshot(page, 'bill-all')
  await page.mouse.wheel(0, 5_000)
  await shows(rows, 'Test funds')
  await tab(page, 'Deposit').click()
  await shows(rows, /\+0\.25 BTC.*Approved/s)
  await button(page, /^Coin/).click()
  await dialog(page, 'Coin').getByRole('button', { name: 'ETH' }).click()
  await shows(rows, /\+3 ETH/)
  assert.equal(await rows.count(), 1)
  await rows.first().click()
  const detail = dialog(page, 'Transaction details')
  await shows(detail, /Balance after.*3 ETH/s)
  await screenshot(page, 'bill-detail')
  await page.keyboard.press('Escape')

  await button(page, 'Export CSV').click()
  const sheet = dialog(page, 'Export CSV')
  await shows(sheet, 'comma between fields, decimal point')
  await screenshot(page, 'bill-export')
  const saving = page.waitForEvent('download')
  await button(sheet, 'Download').click()
  const file = await saving
  assert.match(file.suggestedFilename(), /^evenkeel-bill-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  const saved = join(await mkdtemp(join(tmpdir(), 'evenkeel-bill-')), 'bill.csv')
  await file.saveAs(saved)
  const text = await readFile(saved, 'utf8')
  await rm(dirname(saved), { recursive: true })
  assert.match(
    text,
    /^\uFEFFTime \(UTC\),Type,.*\r\n.*,Test funds,Deposit,ETH,3,,,,,Spot account,3,Approved,/,
  )
  assert.equal(text.trim().split('\r\n').length, 2)

  await tab(page, 'Options').click()
  await page.getByText('Nothing matches these filters.').waitFor()
  await button(page, 'Reset filters').click()
  await shows(rows, 'Transfer')
})

test('on a demo account nothing is offered that it cannot do, and who has nothing is told so', async (t) => {
  const { page } = await stage.member(t, '/assets', { realm: 'demo', funds: {} })
  await link(page, 'Transfer').waitFor()
  await link(page, 'Top up').waitFor()
  assert.equal(await link(page, 'Deposit').count(), 0)
  assert.equal(await link(page, 'Withdraw').count(), 0)
  await screenshot(page, 'assets-demo')
  await link(page, 'Bill').click()
  await page.getByText('No transactions yet.').waitFor()
  await screenshot(page, 'bill-empty')
})

for (const [language, theme] of [
  ['de', 'dark'],
  ['ja', 'light'],
  ['hi', 'dark'],
] as const)
  detail(`the asset centre and the bill in ${language}`, async (t) => {
    const kept = { THEME: theme }
    const { page } = await stage.member(t, '/assets', { funds: rich, language, kept })
    await page.getByRole('img').first().waitFor()
    await screenshot(page, `assets-${language}`)
    await page.goto(`${stage.server.url}/#/report`)
    await page.getByText('+3 ETH').waitFor()
    await screenshot(page, `bill-${language}`)
  })
