/** How a person finds things on a page of the app, in English. */
import type { Locator, Page } from 'playwright-core'

export const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
export const tab = (page: Page | Locator, name: string) =>
  page.getByRole('tab', { name, exact: true })
export const link = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('link', { name, exact: true })
export const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
export const toast = (page: Page, text: string | RegExp) =>
  page.getByRole('status').filter({ hasText: text })

/** Waits until the app stands at a path. */
export async function at(page: Page, path: string): Promise<void> {
  await page.waitForURL(({ hash }) => withoutPair(hash) === `#${path}` || hash === `#${path}`)
}

export async function shows(place: Locator, text: string | RegExp): Promise<void> {
  await place.filter({ hasText: text }).first().waitFor()
}

/** What the browser keeps for the site under a name. */
export const kept = (page: Page, name: string): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), name)

/** What a place says, as it is seen. */
export async function said(place: Locator): Promise<string> {
  const [text = ''] = await place.allInnerTexts()
  return text
}

/** Closes what lies on top, and waits until its step in the history is taken back. */
export async function closeTop(page: Page): Promise<void> {
  const open = await page.getByRole('dialog').count()
  await page.keyboard.press('Escape')
  await page.waitForFunction(
    (before) =>
      document.querySelectorAll('dialog[open]').length < before &&
      (history.state?.layer ?? 0) === document.querySelectorAll('dialog[open]').length,
    open,
  )
}

/** A page of trading says its pair in the address, whoever asked for it. */
export const withoutPair = (hash: string) => hash.replace(/\?symbol=\w+$/, '')

/** As somebody who writes the address themselves; waits until the app has arrived. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate(
    (hash) =>
      new Promise<void>((heard) => {
        if (location.hash === hash) return heard()
        addEventListener('hashchange', () => setTimeout(heard), { once: true })
        location.hash = hash
      }),
    `#${path}`,
  )
  await page.waitForFunction(() => document.querySelector('[role=status][data-open=true]') === null)
}
