/** The contract screen as a member finds things on it, in English. */
import type { TestContext } from 'node:test'
import type { Page } from 'playwright-core'
import { act, priceAt } from './acting.ts'
import { button, dialog, shows, tab } from './finding.ts'
import type { Realm, Stage, Want } from './stage.ts'

export const BTC = '/deal/lever?symbol=btcusdt'

export const form = (page: Page) => page.getByRole('form', { name: 'Place an order' })
export const field = (page: Page, name: string | RegExp) =>
  form(page).getByRole('textbox', { name })
export const lots = (page: Page) => field(page, /^Lots/)
export const yours = (page: Page) => page.getByRole('region', { name: 'Your positions and orders' })
export const rows = (page: Page) => yours(page).getByRole('article')
export const ofYours = (page: Page, name: string) =>
  yours(page).getByRole('tab', { name: new RegExp(`^${name}`) })
export const account = (page: Page) => page.getByRole('region', { name: 'Contract account' })

type Given = Want & { readonly realm?: Realm; readonly trading?: string; readonly path?: string }

/** A new member with so much in the trading account, in front of a form that knows the price. */
export async function givenTrader(stage: Stage, test: TestContext, given: Given = {}) {
  const { trading = '5000', path = BTC, realm, ...want } = given
  const { token } = await stage.server.member({ ...(realm && { realm }), funds: { USDT: '9000' } })
  const moved = { asset: 'USDT', amount: trading, from: 'spot', to: 'trading' }
  await act(stage.server.url, token, 'wallet/make_transfer', moved)
  const kept = { LOGIN_TOKEN: token, ...want.kept }
  const visit = await stage.visitor(test, path, { ...want, kept })
  await lots(visit.page).waitFor()
  await shows(account(visit.page), /Equity.*\d/)
  const at = (percent: number) => priceAt(stage.server.url, 'btcusdt', percent)
  return { ...visit, token, at }
}

export async function chooseKind(page: Page, name: string): Promise<void> {
  await form(page)
    .getByRole('button', { name: /^Order type/ })
    .click()
  await button(dialog(page, 'Order type'), name).click()
  await dialog(page, 'Order type').waitFor({ state: 'hidden' })
}

/** Presses the button of the form, agrees to the risk when it is told, and says yes. */
export async function place(page: Page, deed: string, { isFirst = false } = {}): Promise<void> {
  await form(page)
    .getByRole('button', { name: new RegExp(`^${deed}`) })
    .click()
  if (isFirst) await button(dialog(page, 'You can lose your margin'), 'I understand').click()
  await button(dialog(page, 'Confirm order'), deed).click()
}

export async function has(page: Page, what: 'Positions' | 'Current orders', count: number) {
  await shows(yours(page).getByRole('tab'), `${what}(${count})`)
}

export const historyOf = (page: Page, list: string) => tab(yours(page), list)
