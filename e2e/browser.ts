/** A real browser for the journeys, and a phone in it with nothing stored but what a test gives it. */
import assert from 'node:assert/strict'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isFull } from '@evenkeel/kernel/testing'
import { fromElsewhere } from '@evenkeel/verticals/members/testing/registered.ts'
import type { Language } from '@evenkeel/wire'
import {
  type Browser,
  type BrowserContext,
  type BrowserServer,
  chromium,
  type Page,
} from 'playwright-core'
import { chromiumPath } from '../tools/browser.mjs'
import { keepToasts } from './toasts.ts'

/**
 * Every window of Chromium brings the lists under its address field, pages of their own that cost more
 * than ours do. The last list of a command line counts: the others are those of Playwright.
 */
const UNUSED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]
const args = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${UNUSED.join()}`,
]
/** A guard against hanging, far beyond what the slowest machine takes. */
export const LIMIT_MS = 60_000
const screens = join(import.meta.dirname, 'screens')

export async function openBrowser(): Promise<Browser> {
  const executablePath = chromiumPath()
  assert.ok(executablePath, 'there is no Chromium here: node tools/browser.mjs')
  await mkdir(screens, { recursive: true })
  return chromium.launch({ executablePath, args })
}

/** One that other processes connect to. */
export async function openBrowserServer(): Promise<BrowserServer> {
  const executablePath = chromiumPath()
  assert.ok(executablePath, 'there is no Chromium here: node tools/browser.mjs')
  await mkdir(screens, { recursive: true })
  return chromium.launchServer({ executablePath, args })
}

export type Wish = {
  readonly language?: Language
  readonly colorScheme?: 'dark' | 'light'
  readonly width?: number
  readonly height?: number
  /** Pixels of the screen to one of the page: 2, as phones have it, unless only boxes count. */
  readonly scale?: 1 | 2
  /** A slice stands still, for a journey is about what happens; a full run moves, and what a test names. */
  readonly reducedMotion?: 'reduce' | 'no-preference'
  /** Blocked otherwise: a worker is a process of its own that fetches every page of the app. */
  readonly serviceWorkers?: 'allow'
  /** What the browser has kept for this site. */
  readonly kept?: { readonly origin: string; readonly entries: Readonly<Record<string, string>> }
}

/** The browser's words about the test, not about the page. */
const OWN_WORDS = [
  'WebSocket is closed before the connection is established.',
  'Service Worker registration blocked by Playwright',
]

/** What it complains about in its console, the page's policy included, is kept for the test to look at. */
export async function openPhone(
  browser: Browser,
  wish: Wish = {},
): Promise<{ context: BrowserContext; complaints: string[] }> {
  const { language = 'en', colorScheme = 'dark', width = 390, height = 844, ...rest } = wish
  const { scale = 2, kept, ...others } = rest
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: language,
    timezoneId: 'UTC',
    hasTouch: true,
    colorScheme,
    reducedMotion: isFull ? 'no-preference' : 'reduce',
    serviceWorkers: 'block',
    extraHTTPHeaders: fromElsewhere(),
    ...others,
    ...(kept && { storageState: { cookies: [], origins: [storageOf(kept)] } }),
  })
  context.setDefaultTimeout(LIMIT_MS)
  await context.addInitScript(keepToasts)
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return
    const text = message.text()
    if (!OWN_WORDS.some((words) => text.endsWith(words))) complaints.push(text)
  })
  return { context, complaints }
}

export async function screenshot(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(screens, `${name}.png`) })
}

function storageOf({ origin, entries }: NonNullable<Wish['kept']>) {
  return {
    origin,
    localStorage: Object.entries(entries).map(([name, value]) => ({ name, value })),
  }
}
