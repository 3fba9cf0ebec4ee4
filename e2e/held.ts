/** What a busy or broken network does: messages and requests that are held back, and answers that are lost. */
import type { Page } from 'playwright-core'

export type HeldLine = {
  /** Which messages wait from now on; `undefined` for none. What has waited is let go, in its order. */
  hold(waits: ((message: string | Buffer) => boolean) | undefined): void
  /** How many pings were answered. */
  pongs(): number
}

/** News for the member alone: it is told as plain text, prices are packed. */
export const isNews = (message: string | Buffer) =>
  typeof message === 'string' && message.startsWith('{"channel"')
export const isAnything = () => true

/** From the next connection on. */
export async function holdLine(page: Page): Promise<HeldLine> {
  const waiting: (() => void)[] = []
  let pongs = 0
  let waits: (message: string | Buffer) => boolean = () => false
  await page.routeWebSocket('**/wss', (line) => {
    const server = line.connectToServer()
    server.onMessage((message) => {
      if (typeof message === 'string' && message.startsWith('{"event":"pong"')) pongs++
      if (waits(message)) waiting.push(() => line.send(message))
      else line.send(message)
    })
  })
  return {
    pongs: () => pongs,
    hold(which) {
      waits = which ?? (() => false)
      if (which === undefined) for (const send of waiting.splice(0)) send()
    },
  }
}

/** Keeps every request of a call back until it is let go. */
export async function holdCall(page: Page, path: string): Promise<() => void> {
  const line = Promise.withResolvers<void>()
  await page.route(`**/${path}`, async (route) => {
    await line.promise
    await route.continue()
  })
  return line.resolve
}

/** The exchange carries the call out; the answer does not come through. */
export async function loseAnswers(page: Page, path: string, times = 1): Promise<void> {
  await page.route(
    `**/${path}`,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times },
  )
}
