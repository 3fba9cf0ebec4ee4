/** The proof of liabilities as it looks: on the first page and on its own, in languages and themes. */
import { join } from 'node:path'
import { test } from 'node:test'
import { screenshot } from '../browser.ts'
import { button } from '../finding.ts'
import { makeProof } from '../proofMaking.ts'
import { openStage } from '../stage.ts'

const stage = openStage({ ownServer: true })
const funds = { USDT: '1250.5', BTC: '0.25', ETH: '3' }

for (const [language, theme, check] of [
  ['de', 'dark', 'Meine Guthaben prüfen'],
  ['ja', 'light', '自分の残高を確認'],
  ['en', 'light', 'Check my balances'],
] as const)
  test(`the proof in ${language}, ${theme}`, async (t) => {
    const kept = { THEME: theme }
    const { page } = await stage.member(t, '/home', { funds, language, kept })
    await makeProof(stage.server)
    await page.reload()
    await page.locator('a[href="#/proof"]').scrollIntoViewIfNeeded()
    await screenshot(page, `proof-home-${language}-${theme}`)
    await page.goto(`${stage.server.url}/#/proof`)
    await button(page, check).click()
    await page.getByRole('table').waitFor()
    await page.screenshot({
      path: join(import.meta.dirname, '..', 'screens', `proof-${language}-${theme}.png`),
      fullPage: true,
    })
  })
