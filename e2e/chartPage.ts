/** The chart as a member finds things on it, in English: what is their own, by touch and in words. */
import type { Page } from 'playwright-core'

export const plot = (page: Page) => page.getByRole('img', { name: /^BTC\/USDT, / }).last()
export const shown = (page: Page) => page.locator('[data-state=shown]').last()
/** What a screen reader finds of the member's own on the chart. */
export const ownList = (page: Page) =>
  page.getByRole('list', { name: 'My orders and trades on this chart' })
/** What a touch tells. */
export const card = (page: Page) => page.locator('[data-own]')

/** Touches the chart from top to bottom until it tells of something; how far down that is. */
export async function found(page: Page, words: RegExp, x: number): Promise<number | undefined> {
  const box = await plot(page).boundingBox()
  if (box === null) return undefined
  for (let y = 4; y < box.height; y += 8) {
    await page.touchscreen.tap(box.x + x, box.y + y)
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 20))),
    )
    const told = await card(page).allInnerTexts()
    if (told.some((text) => words.test(text))) return y
  }
  return undefined
}

/** Prices that are in sight on a chart of days, both on the side of the market that has more room. */
export async function inSight(url: string) {
  const answer = await fetch(
    `${url}/api/currency/market_history_kline?symbol=btcusdt&period=1day&size=30`,
  )
  const { data } = (await answer.json()) as { data: { high: string; low: string; close: string }[] }
  const close = Number(data[0]?.close)
  const high = Math.max(...data.map((day) => Number(day.high)))
  const low = Math.min(...data.map((day) => Number(day.low)))
  const far = high - close > close - low ? high : low
  const price = (share: number) => String(Math.round(close + (far - close) * share))
  return { side: far > close ? 'sell' : 'buy', near: price(0.4), further: price(0.75) } as const
}
