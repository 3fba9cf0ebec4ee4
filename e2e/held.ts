/** A socket whose messages to the page can be held back, as a busy network does. */
import type { Page } from 'playwright-core'

export type HeldLine = {
  /** Which messages wait from now on; `undefined` for none. What has waited is let go, in its order. */
  hold(waits: ((message: string | Buffer) => boolean) | undefined): void
}

/** News for the member alone: it is told as plain text, prices are packed. */
export const isNews = (message: string | Buffer) =>
  typeof message === 'string' && message.startsWith('{"channel"')
export const isAnything = () => true

/** From the next connection on. */
export async function holdLine(page: Page): Promise<HeldLine> {
  const waiting: (() => void)[] = []
  let waits: (message: string | Buffer) => boolean = () => false
  await page.routeWebSocket('**/wss', (line) => {
    const server = line.connectToServer()
    server.onMessage((message) => {
      if (waits(message)) waiting.push(() => line.send(message))
      else line.send(message)
    })
  })
  return {
    hold(which) {
      waits = which ?? (() => false)
      if (which === undefined) for (const send of waiting.splice(0)) send()
    },
  }
}
