/** An operator's browser window at the console, signed in, beside the members' phones of a stage. */
import assert from 'node:assert/strict'
import type { TestContext } from 'node:test'
import type { OperatorWish } from '@evenkeel/server/testing/operators.ts'
import type { Language } from '@evenkeel/wire'
import type { Page } from 'playwright-core'
import type { Stage } from './stage.ts'

export type Desk = OperatorWish & {
  readonly width?: number
  readonly height?: number
  readonly language?: Language
  readonly colorScheme?: 'dark' | 'light'
  /** Complaints of the browser that belong to the journey, such as a call that is refused. */
  readonly expects?: RegExp
}

/** The test fails on what the console of the browser complained about. */
export async function openDesk(
  { server, browser }: Stage,
  t: TestContext,
  path: string,
  desk: Desk = {},
): Promise<Page> {
  const { width = 1280, height = 800, language = 'en', colorScheme = 'dark', expects } = desk
  const { token } = await server.operator(desk)
  const context = await browser.newContext({
    ...{ viewport: { width, height }, locale: language, colorScheme },
    ...{ timezoneId: 'UTC', reducedMotion: 'reduce', hasTouch: width < 1000 },
  })
  context.setDefaultTimeout(20_000)
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  await context.addInitScript((kept) => {
    if (location.protocol === 'http:') sessionStorage.setItem('OPERATOR_TOKEN', kept)
  }, token)
  const page = await context.newPage()
  t.after(async () => {
    await context.close()
    const unexpected = complaints.filter((complaint) => !expects?.test(complaint))
    assert.deepEqual(unexpected, [], 'the console of the browser has complaints')
  })
  await page.goto(`${server.consoleUrl}/#${path}`)
  return page
}
