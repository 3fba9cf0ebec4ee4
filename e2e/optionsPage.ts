/** The options screen as a member finds things on it, in English. */
import type { TestContext } from 'node:test'
import type { Page } from 'playwright-core'
import { act } from './acting.ts'
import { button, dialog, shows, tab } from './finding.ts'
import type { Realm, Stage, Want } from './stage.ts'

export const BTC = '/deal/micro?symbol=btcusdt'

export const form = (page: Page) => page.getByRole('form', { name: 'Place an option' })
export const amount = (page: Page) => form(page).getByRole('textbox', { name: 'Amount' })
export const orders = (page: Page) => page.getByRole('region', { name: 'Your options' })
export const rows = (page: Page) => orders(page).getByRole('article')
export const ofOrders = (page: Page, name: string | RegExp) =>
  typeof name === 'string' ? tab(orders(page), name) : orders(page).getByRole('tab', { name })
export const way = (page: Page, name: 'Rise' | 'Fall') => button(form(page), name)
export const sheet = (page: Page, name: string | RegExp) => dialog(page, name)

type Given = Want & { readonly realm?: Realm; readonly trading?: string; readonly path?: string }

/** A new member with so much in the trading account, in front of a form that knows the price. */
export async function givenTrader(stage: Stage, test: TestContext, given: Given = {}) {
  const { trading = '1000', path = BTC, realm, ...want } = given
  const { token } = await stage.server.member({ ...(realm && { realm }), funds: { USDT: '5000' } })
  const moved = { asset: 'USDT', amount: trading, from: 'spot', to: 'trading' }
  await act(stage.server.url, token, 'wallet/make_transfer', moved)
  const kept = { LOGIN_TOKEN: token, ...want.kept }
  const visit = await stage.visitor(test, path, { ...want, kept })
  await amount(visit.page).waitFor()
  await way(visit.page, 'Rise').waitFor()
  return { ...visit, token }
}

/** Presses a button of the form, and agrees to the risk when it is told. */
export async function press(page: Page, name: 'Rise' | 'Fall', { isFirst = false } = {}) {
  await way(page, name).click()
  if (isFirst) await button(dialog(page, 'You can lose your stake'), 'I understand').click()
  return dialog(page, 'Confirm option')
}

/** Places an option of the chosen time, and goes on. */
export async function place(page: Page, name: 'Rise' | 'Fall', { isFirst = false } = {}) {
  const question = await press(page, name, { isFirst })
  await button(question, `Confirm ${name.toLowerCase()}`).click()
  await button(dialog(page, /BTC\/USDT/), 'Continue ordering').click()
  await dialog(page, /BTC\/USDT/).waitFor({ state: 'hidden' })
}

export async function hasOpen(page: Page, count: number): Promise<void> {
  await shows(orders(page).getByRole('tab'), `Open(${count})`)
}
