/** The trade screen in a real browser under a thousand messages a second: how long its frames are. */
import { existsSync } from 'node:fs'
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { openBrowser, openPhone } from '@evenkeel/e2e/browser.ts'
import { startTestSockets } from '@evenkeel/server/testing/sockets.ts'
import type { Page } from 'playwright-core'
import { type Figure, quantile, round } from './figures.ts'
import { createTicks } from './screensTicks.ts'
import { startBenchServer } from './server.ts'

const PER_SECOND = 1_000
const BEAT_MS = 10
const SECONDS = 10
const TOO_LONG_MS = 50
const BUILT = join(import.meta.dirname, '../apps/web/dist/index.html')
const PLACE = '/deal/trade?symbol=btcusdt'

export async function benchScreens(): Promise<Figure[]> {
  if (!existsSync(BUILT)) throw new Error('the web app is not built: npm start builds it')
  const server = await startBenchServer({ config: { prices: { kind: 'simulator' } } })
  const ticks = await createTicks(server.url)
  // The pages and calls of the real server, and the real sockets with a stream of our own.
  const sockets = await startTestSockets({ stream: ticks.stream })
  sockets.server.on('request', (came, answer) => passOn(server.url, came, answer))
  const browser = await openBrowser()
  try {
    const { context } = await openPhone(browser)
    const page = await context.newPage()
    await page.addInitScript(countMessages)
    await page.goto(`${sockets.url}/#${PLACE}`)
    await page.getByRole('form').waitFor()
    await page.locator('[data-state=shown]').waitFor()
    await ticks.isHeard()
    const still = await framesOf(page)
    const begun = performance.now()
    let said = 0
    // By the clock: a beat that comes late brings what was due meanwhile.
    const beating = setInterval(() => {
      const due = Math.floor(((performance.now() - begun) * PER_SECOND) / 1_000)
      ticks.say(due - said)
      said = due
    }, BEAT_MS)
    await page.waitForTimeout(2_000)
    const busy = await framesOf(page)
    clearInterval(beating)
    return [...figuresOf('screens.still', still), ...figuresOf('screens', busy)]
  } finally {
    await browser.close()
    await sockets.stop()
    await server.stop()
  }
}

type Measured = { readonly frames: readonly number[]; readonly messages: number }

function figuresOf(name: string, { frames, messages }: Measured): Figure[] {
  const all = Float64Array.from(frames)
  return [
    { name: `${name}.messages`, value: round(messages / SECONDS), unit: 'messages/s' },
    { name: `${name}.p50`, value: round(quantile(all, 0.5)), unit: 'ms/frame' },
    { name: `${name}.p99`, value: round(quantile(all, 0.99)), unit: 'ms/frame' },
    { name: `${name}.longest`, value: round(Math.max(...frames)), unit: 'ms/frame' },
    {
      name: `${name}.tooLong`,
      value: frames.filter((ms) => ms > TOO_LONG_MS).length,
      unit: `of ${frames.length} frames over ${TOO_LONG_MS} ms`,
    },
  ]
}

type Counting = { heard: number }

/** In the page: how many messages the app has been handed. */
function countMessages(): void {
  const counting = globalThis as unknown as Counting
  counting.heard = 0
  const Plain = WebSocket
  globalThis.WebSocket = class extends Plain {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      this.addEventListener('message', () => counting.heard++)
    }
  }
}

/** In the page: the time from each frame to the next, for so many seconds. */
function framesOf(page: Page): Promise<Measured> {
  return page.evaluate(
    (ms) =>
      new Promise<Measured>((resolve) => {
        const counting = globalThis as unknown as Counting
        const frames: number[] = []
        const { heard } = counting
        let last: number | undefined
        let begun: number | undefined
        const frame = (at: number) => {
          begun ??= at
          if (last !== undefined) frames.push(at - last)
          last = at
          if (at - begun < ms) requestAnimationFrame(frame)
          else resolve({ frames, messages: counting.heard - heard })
        }
        requestAnimationFrame(frame)
      }),
    SECONDS * 1_000,
  )
}

function passOn(url: string, came: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = came
  const on = ask(new URL(came.url ?? '/', url), { method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers)
    got.pipe(answer)
  })
  on.on('error', () => answer.destroy())
  came.pipe(on)
}
