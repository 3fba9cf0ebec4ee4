/** The spot trade screen as a member finds things on it, in English. */
import type { TestContext } from 'node:test'
import type { Page } from 'playwright-core'
import { priceAt } from './acting.ts'
import { button, dialog, shows, tab } from './finding.ts'
import type { Stage, Want } from './stage.ts'

export const BTC = '/deal/trade?symbol=btcusdt'

export const form = (page: Page) => page.getByRole('form', { name: 'Place an order' })
export const field = (page: Page, name: string) => form(page).getByRole('textbox', { name })
export const orders = (page: Page) => page.getByRole('region', { name: 'Your orders' })
export const rows = (page: Page) => orders(page).getByRole('article')
export const ofOrders = (page: Page, name: string) => tab(orders(page), name)
/** A figure below the fields, or of a dialog, by its name. */
export const figure = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('+ dd')

/** A new member in front of a form that knows the price, and a price far below it. */
export async function givenTrader(
  stage: Stage,
  test: TestContext,
  want: Want & { funds?: Readonly<Record<string, string>>; realm?: 'demo' } = {},
) {
  const visit = await stage.member(test, BTC, { funds: { USDT: '1000' }, ...want })
  const price = field(visit.page, 'Price (USDT)')
  await visit.page.waitForFunction(
    (input) => input instanceof HTMLInputElement && input.value !== '',
    await price.elementHandle(),
  )
  return { ...visit, half: await priceAt(stage.server.url, 'btcusdt', 50) }
}

export async function chooseKind(page: Page, name: string): Promise<void> {
  await form(page)
    .getByRole('button', { name: /^Order type/ })
    .click()
  await button(dialog(page, 'Order type'), name).click()
  await dialog(page, 'Order type').waitFor({ state: 'hidden' })
}

export async function chooseSide(page: Page, name: 'Buy' | 'Sell'): Promise<void> {
  await form(page).getByRole('radio', { name }).check()
}

/** Presses the button of the form and says yes. */
export async function place(page: Page, side: 'buy' | 'sell' = 'buy'): Promise<void> {
  await form(page)
    .getByRole('button', { name: side === 'buy' ? 'Buy BTC' : 'Sell BTC' })
    .click()
  await button(dialog(page, 'Confirm order'), `Confirm ${side}`).click()
}

export async function hasOpen(page: Page, count: number): Promise<void> {
  await shows(orders(page).getByRole('tab'), `Open orders(${count})`)
}

/** A number as English writes it. */
export const written = (value: number | string, decimals = 2) =>
  Number(value).toLocaleString('en', {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
