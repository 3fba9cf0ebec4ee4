/** A real browser for the journeys, and how a page is opened and looked at in it. */
import assert from 'node:assert/strict'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '@evenkeel/wire'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { chromiumPath } from '../tools/browser.mjs'

const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const screens = join(import.meta.dirname, 'screens')

export async function openBrowser(): Promise<Browser> {
  const executablePath = chromiumPath()
  assert.ok(executablePath, 'there is no Chromium here: node tools/browser.mjs')
  await mkdir(screens, { recursive: true })
  return chromium.launch({ executablePath, args })
}

export type Wish = {
  readonly language?: Language
  readonly colorScheme?: 'dark' | 'light'
  readonly width?: number
  readonly reducedMotion?: 'reduce'
}

const LEFT_EARLY = 'WebSocket is closed before the connection is established.'

/** A phone with nothing stored. What it complains about in its console fails the test. */
export async function openPhone(
  browser: Browser,
  { language = 'en', colorScheme = 'dark', width = 390, reducedMotion }: Wish = {},
): Promise<{ context: BrowserContext; complaints: string[] }> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    deviceScaleFactor: 2,
    locale: language,
    timezoneId: 'UTC',
    hasTouch: true,
    colorScheme,
    reducedMotion,
  })
  context.setDefaultTimeout(15_000)
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    // A page that is left while its socket still connects: Chromium's word for it, not ours.
    if (message.text().endsWith(LEFT_EARLY)) return
    complaints.push(message.text())
  })
  return { context, complaints }
}

export async function screenshot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(screens, `${name}.png`) })
}

/** Text that is wider than its box or that leaves the screen, and anything that scrolls sideways. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const root = document.documentElement
    if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} wide`)
    const within = document.querySelector('dialog[open]') ?? document.body
    for (const input of within.querySelectorAll('input'))
      if (input.scrollWidth > input.clientWidth) found.push(`wider than its field: ${input.value}`)
    for (const element of within.querySelectorAll<HTMLElement>('*')) {
      const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
      const text = own.map((node) => node.textContent?.trim()).join('')
      const box = element.getBoundingClientRect()
      // What only a screen reader meets is one pixel small.
      if (text === '' || box.width < 2 || getComputedStyle(element).display === 'none') continue
      const range = document.createRange()
      range.selectNodeContents(element)
      const { left, right } = range.getBoundingClientRect()
      if (left < -0.5 || right > root.clientWidth + 0.5) found.push(`off the screen: ${text}`)
      if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
        found.push(`wider than its box: ${text}`)
      const button = element.closest('button')?.getBoundingClientRect()
      if (button && (right > button.right + 1 || left < button.left - 1))
        found.push(`out of its button: ${text}`)
    }
    return found
  })
}
