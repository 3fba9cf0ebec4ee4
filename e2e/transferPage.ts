/** The transfer screen as a member finds things on it, in English. */
import assert from 'node:assert/strict'
import type { Page } from 'playwright-core'
import { button } from './finding.ts'

export const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' })
export const from = (page: Page) => page.getByRole('button', { name: /^From/ })
export const to = (page: Page) => page.getByRole('button', { name: /^To/ })
export const records = (page: Page) =>
  page.getByRole('region', { name: 'Transfer records' }).getByRole('listitem')

export async function transfer(page: Page, value: string) {
  await amount(page).fill(value)
  await button(page, 'Transfer USDT').click()
  await button(page, 'Confirm').click()
}

/** Waits until there are so many records, and sees that the exchange has no more. */
export async function hasRecords(page: Page, count: number) {
  await records(page)
    .nth(count - 1)
    .waitFor()
  const made = await page.evaluate(async () => {
    const token = localStorage.getItem('LOGIN_TOKEN') ?? ''
    const answer = await fetch('/api/wallet/get_transfers?size=50', { headers: { token } })
    return (await answer.json()).data.rows.length
  })
  assert.deepEqual([made, await records(page).count()], [count, count])
}
