/** A tick chain over a real database and a real board, whose source and clock are the test's. */
import { Board, type Millis } from '@evenkeel/kernel'
import { eventually } from '@evenkeel/kernel/testing'
import { checkTickProof, type TickKind } from '@evenkeel/wire/proof'
import type { Tables, TickNeed } from '@evenkeel/wire/server'
import { instruments } from '../../instruments.ts'
import { ReferencePrices } from '../../live/referencePrices.ts'
import { openTicks } from '../open.ts'

export const START = 1_700_000_040_000
/** As a test says it: a symbol, a moment after the start, a price. */
export type Told = readonly [symbol: string, offset: number, price: bigint]

export type StageOptions = {
  readonly tables: Tables
  readonly ownTables?: Tables
  readonly at?: Millis
  readonly needs?: readonly TickNeed[]
  readonly days?: number
}

export async function openStage(options: StageOptions) {
  const { tables, ownTables = tables, needs = [], days = 30 } = options
  let now = options.at ?? START
  const board = new Board()
  const failures: unknown[] = []
  const references = new ReferencePrices({ name: 'trial', quietMs: 2_000 })
  const ticks = await openTicks({
    tables,
    ownTables,
    instruments,
    exchange: { tick: (look) => look?.(board) },
    needs: () => needs,
    days,
    now: () => now,
    onFailure: (error) => failures.push(error),
  })
  const { chain } = ticks

  function publish(): void {
    for (const symbol of references.takeChanged()) {
      const reference = references.of(symbol)?.reference
      if (reference === undefined) continue
      board.setReference(symbol, reference)
      chain.take(symbol, reference)
    }
  }

  return {
    ...ticks,
    board,
    failures,
    prices: board.prices().real,
    /** A beat of the market at a moment after the start, with what the source said since the last one. */
    beat(offset: number, ...told: readonly Told[]): void {
      now = START + offset
      if (chain.hasRoom)
        for (const [symbol, at, price] of told) {
          references.take([{ symbol, at: START + at, price, trades: [] }], now, chain.closed)
          publish()
        }
      references.advance(now, chain.hasRoom)
      publish()
      chain.close(now)
    },
    /** Resolves when everything that is over is durable. */
    async settled(): Promise<void> {
      await eventually('all that is over is durable', () => {
        chain.close(now)
        return chain.sealed >= chain.closed
      })
    },
    /** The tick that a proof shows, checked as a stranger would. */
    async proven(symbol: string, offset: number, kind: TickKind) {
      const proof = await ticks.prove(symbol, START + offset, kind)
      return proof && { proof, ...checkTickProof(proof) }
    },
  }
}
