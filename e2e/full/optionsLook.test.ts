/** Options on the narrowest phone, in every language: no text is cut, and axe finds nothing, dark or light. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '@evenkeel/wire'
import type { Page } from 'playwright-core'
import { act } from '../acting.ts'
import { screenshot } from '../browser.ts'
import { closeTop, go } from '../finding.ts'
import { cutTexts, settled, violations } from '../looking.ts'
import { openStage } from '../stage.ts'
import { swept } from '../swept.ts'
import { textsOf } from '../texts.ts'

const stage = openStage()

for (const language of swept)
  test(`options in ${language} at 320 px`, async (t) => {
    const { token } = await stage.server.member({ funds: { USDT: '9000000' } })
    const moved = { asset: 'USDT', amount: '1234567.89', from: 'spot', to: 'trading' }
    await act(stage.server.url, token, 'wallet/make_transfer', moved)
    const { page } = await stage.visitor(t, '/deal/micro', {
      language,
      width: 320,
      scale: 1,
      reducedMotion: 'reduce',
      colorScheme: language.length % 2 === 0 ? 'dark' : 'light',
      kept: { LOGIN_TOKEN: token },
    })
    assert.deepEqual(await look(page, language), {})
  })

/** Goes through everything that opens, and says what is wrong in each state. */
async function look(page: Page, language: Language): Promise<Record<string, string[]>> {
  const say = await textsOf(language)
  const found: Record<string, string[]> = {}
  const form = page.getByRole('form')
  const dialog = page.getByRole('dialog')
  const see = async (state: string, { mayHide = false } = {}) => {
    await settled(page)
    const cut = mayHide ? [] : await cutTexts(page)
    const wrong = [...cut, ...(await violations(page))]
    if (wrong.length === 0) return
    found[state] = wrong
    await screenshot(page, `options-${language}-${state}`)
  }
  const press = (key: string) => page.getByRole('button', { name: say(key), exact: true }).click()

  await form.getByRole('textbox').fill('5')
  await see('too little')
  await form.getByRole('textbox').fill('1234')
  await see('form')
  await press('options.rise')
  await see('risk')
  await press('options.riskAgree')
  await see('confirm')
  await press('options.confirmRise')
  await dialog.getByRole('timer').waitFor()
  await see('running')
  await press('options.continueOrdering')
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('article').first().waitFor()
  await see('open')
  await page.getByRole('tab', { name: say('options.history'), exact: true }).click()
  await see('history')
  await press('options.ownLimits')
  await dialog.waitFor()
  await dialog.getByRole('textbox').last().fill('0')
  await see('limits')
  await press('options.pauseWeek')
  await dialog.nth(1).waitFor()
  await see('pause')
  await closeTop(page)
  await closeTop(page)
  await page.getByRole('main').getByRole('button', { name: /BTC/ }).first().click()
  await dialog.waitFor()
  // A long name that has no room is not there, as in the sheet of pairs.
  await see('markets', { mayHide: true })
  await closeTop(page)
  await go(page, '/micro-receipt')
  await see('receipt')
  return found
}
