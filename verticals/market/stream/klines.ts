/** Candle messages of the stream: the current candle as it moves, and each ended one in its final form. Rule Q47: README.md. */
import type { Millis, Realm } from '@evenkeel/kernel'
import type { Candle } from '../candles/candle.ts'
import { type HtxCandles, type HtxPeriod, startOf } from '../candles/years.ts'

export type OfKline = {
  readonly realm: Realm
  readonly symbol: string
  readonly period: HtxPeriod
}

export type CandleNews = { readonly start: Millis; readonly text: string }

/** The last messages of a topic: of the current candle, and of the one before while it may still change. */
type Told = {
  start: Millis
  text: string | undefined
  ended: { readonly start: Millis; text: string | undefined } | undefined
}

export class Klines<Of extends OfKline = OfKline> {
  readonly #candles: HtxCandles
  readonly #now: () => Millis
  readonly #write: (candle: Candle, of: Of) => string
  readonly #told = new Map<string, Told>()

  constructor(candles: HtxCandles, now: () => Millis, write: (candle: Candle, of: Of) => string) {
    this.#candles = candles
    this.#now = now
    this.#write = write
  }

  current(of: Of): string | undefined {
    const candle = this.#candles.current(of.symbol, of.period, of.realm)
    return candle && this.#write(candle, of)
  }

  /** A new listener: publishes the current candle again, and its final form when it ends. */
  begin(topic: Of): void {
    const told = this.#toldOf(topic)
    told.text = undefined
  }

  /** The last listener has left. */
  forget(topic: Of): void {
    this.#told.delete(nameOf(topic))
  }

  /** New messages; an ended candle comes before the one that follows it. */
  next(topic: Of, hasMoved: boolean): readonly CandleNews[] {
    const told = this.#toldOf(topic)
    const start = this.#startOf(topic)
    const news: CandleNews[] = []
    if (told.start !== start) {
      told.ended = { start: told.start, text: told.text }
      told.start = start
    } else if (told.ended === undefined && !hasMoved && told.text !== undefined) return news
    const ended = this.#endOf(topic, told)
    if (ended !== undefined) {
      news.push(ended)
      // A new listener gets the topic's last message first: that must be the current candle.
      told.text = undefined
    }
    const text = this.current(topic)
    if (text !== undefined && text !== told.text) news.push({ start, text })
    told.text = text
    return news
  }

  /** The ended candle if it differs from its last message; forgotten once it is final. */
  #endOf(of: Of, told: Told): CandleNews | undefined {
    const { ended } = told
    if (ended === undefined) return undefined
    const over = this.#candles.over(of.symbol, of.period, ended.start)
    if (over === undefined) {
      told.ended = undefined
      return undefined
    }
    const text = this.#write(over.candle, of)
    const isNew = text !== ended.text
    ended.text = text
    if (over.isFinal) told.ended = undefined
    return isNew ? { start: ended.start, text } : undefined
  }

  /** Of the candle of now as the chart has it: it reaches a new period with its next beat, after the clock. */
  #startOf({ symbol, period, realm }: Of): Millis {
    const candle = this.#candles.current(symbol, period, realm)
    return candle?.start ?? startOf(period, this.#now())
  }

  #toldOf(topic: Of): Told {
    const name = nameOf(topic)
    const known = this.#told.get(name)
    if (known !== undefined) return known
    const start = this.#startOf(topic)
    const told: Told = { start, text: undefined, ended: undefined }
    this.#told.set(name, told)
    return told
  }
}

const nameOf = ({ realm, symbol, period }: OfKline) => `${realm} ${symbol} ${period}`
