/** The transfer screen as a member finds things on it, in English. */
import assert from 'node:assert/strict'
import type { TestServer } from '@evenkeel/server/testing/server.ts'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { openPhone } from './browser.ts'

export type Funds = Record<string, string>
export type Book = 'real' | 'demo'

/** Opens the link that signs a member in, and waits for the screen. */
export async function enterAs(server: TestServer, context: BrowserContext, token: string) {
  const page = await context.newPage()
  await page.goto(`${server.url}/#/enter?token=${token}`)
  await amount(page).waitFor()
  return page
}

/** A new member with funds, on a phone of their own. */
export async function givenMember(
  server: TestServer,
  browser: Browser,
  funds: Funds = { USDT: '100' },
  realm: Book = 'real',
) {
  const { token } = await server.member({ realm, funds })
  const { context, complaints } = await openPhone(browser)
  return { token, context, complaints, page: await enterAs(server, context, token) }
}

export const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const from = (page: Page) => page.getByRole('button', { name: /^From/ })
export const to = (page: Page) => page.getByRole('button', { name: /^To/ })
export const records = (page: Page) =>
  page.getByRole('region', { name: 'Transfer records' }).getByRole('listitem')

export async function shows(place: Locator, text: string) {
  await place.filter({ hasText: text }).first().waitFor()
}
export async function transfer(page: Page, value: string) {
  await amount(page).fill(value)
  await button(page, 'Transfer USDT').click()
  await button(page, 'Confirm').click()
}

/** Waits until there are so many records, and sees that no more follow. */
export async function hasRecords(page: Page, count: number) {
  await records(page)
    .nth(count - 1)
    .waitFor()
  await page.waitForTimeout(300)
  assert.equal(await records(page).count(), count)
}
