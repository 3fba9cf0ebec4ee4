/** What is said between the server and the thread that tells candles of the past. */
import type { Millis } from '@evenkeel/kernel'
import type pg from 'pg'
import type { Candle } from '../candles/candle.ts'
import type { Question } from '../candles/history.ts'
import type { Row, Want } from '../candles/store.ts'
import type { Shape } from '../candles/written.ts'

export type CandleWork = {
  readonly connection: pg.ClientConfig
  /** With it the thread makes up the past by itself; without it, it asks for what the source knows. */
  readonly seed: Uint8Array | undefined
}

/** From the server. Without a shape the candles themselves are wanted. */
export type WorkerMessage =
  | {
      readonly type: 'asked'
      readonly number: number
      readonly question: Question
      readonly shape: Shape | undefined
      readonly caller: string
      readonly now: Millis
    }
  | { readonly type: 'settled'; readonly rows: readonly Row[] }
  /** What the source said; nothing, if it failed. */
  | {
      readonly type: 'told'
      readonly number: number
      readonly candles: readonly Candle[] | undefined
    }

/** From the thread. */
export type Said =
  | {
      readonly type: 'answered'
      readonly number: number
      readonly answer: string | readonly Candle[]
    }
  | { readonly type: 'unanswered'; readonly number: number; readonly error: unknown }
  /** Too many wait for the source. */
  | { readonly type: 'busy'; readonly number: number }
  | { readonly type: 'wanted'; readonly number: number; readonly want: Want }
  | { readonly type: 'failed'; readonly error: unknown }
