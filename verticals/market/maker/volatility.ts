/** The volatility of a price: its moves of late, the latest counting most. */
import { type Price, smaller } from '@evenkeel/kernel'

const PPM = 1_000_000n
const MOST = 100_000n
/** So much of the memory gives way to each new move. */
const GIVES_WAY = 32

export class Volatility {
  #last: Price | undefined
  #level = 0

  /** In 10^-6 of the price a beat. */
  get level(): number {
    return Math.round(this.#level)
  }

  take(price: Price): void {
    const last = this.#last ?? price
    const move = price > last ? price - last : last - price
    const share = Number(smaller((move * PPM) / last, MOST))
    this.#level += (share - this.#level) / GIVES_WAY
    this.#last = price
  }
}
