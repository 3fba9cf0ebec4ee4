/** A desk of the operator's console: a browser window whose operator is signed in, and how its pages are looked at. */
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { OperatorWish } from '@evenkeel/server/testing/operators.ts'
import type { Language } from '@evenkeel/wire'
import type { Page } from 'playwright-core'
import { LIMIT_MS, screenshot } from './browser.ts'
import { cutTexts, settled, smallTargets, violations } from './looking.ts'
import { openStage, type Stage } from './stage.ts'
import { keepToasts } from './toasts.ts'

export type Desk = OperatorWish & {
  /** Nobody is signed in. */
  readonly isStranger?: boolean
  readonly width?: number
  readonly height?: number
  readonly language?: Language
  readonly colorScheme?: 'dark' | 'light'
  /** Complaints of the browser that belong to the journey, such as a call that is refused. */
  readonly expects?: RegExp
}

/** Stands at a page, or at none yet; the test fails on what the browser complained about. */
export async function openDesk(
  { server, browser }: Pick<Stage, 'server' | 'browser'>,
  t: TestContext,
  path: string | undefined,
  desk: Desk = {},
): Promise<Page> {
  const { width = 1280, height = 800, language = 'en', colorScheme = 'dark', expects } = desk
  const context = await browser.newContext({
    viewport: { width, height },
    locale: language,
    colorScheme,
    hasTouch: width < 1000,
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(LIMIT_MS)
  await context.addInitScript(keepToasts)
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  if (!desk.isStranger) {
    const { token } = await server.operator(desk)
    await context.addInitScript((kept) => {
      if (location.protocol === 'http:') sessionStorage.setItem('OPERATOR_TOKEN', kept)
    }, token)
  }
  t.after(async () => {
    await context.close()
    const unexpected = complaints.filter((complaint) => !expects?.test(complaint))
    assert.deepEqual(unexpected, [], 'the console of the browser has complaints')
  })
  const page = await context.newPage()
  if (path !== undefined) await page.goto(`${server.consoleUrl}/#${path}`)
  return page
}

export type Office = {
  readonly stage: Stage
  /** One of finance, unless another is wished for. */
  desk(t: TestContext, path: string | undefined, wish?: Desk): Promise<Page>
}

/** Desks at a server of their own, without prices: what operators change there is everybody's. */
export function openOffice(): Office {
  const stage = openStage({ ownServer: true, hasPrices: false })
  return { stage, desk: (t, path, wish) => openDesk(stage, t, path, { role: 'finance', ...wish }) }
}

/** Whoever looks at it finds nothing cut, nothing too small, and nothing that axe knows of. */
export async function readsWell(page: Page, name: string): Promise<void> {
  await settled(page)
  await screenshot(page, name)
  assert.deepEqual(await violations(page), [], name)
  assert.deepEqual(await cutTexts(page), [], name)
  assert.deepEqual(await smallTargets(page, 24), [], name)
}
