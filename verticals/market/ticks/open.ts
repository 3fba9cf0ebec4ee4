/** Opens the tick chain: the board knows again what is still to settle something, and is sealed from there on. */
import type { Exchange, Millis } from '@evenkeel/kernel'
import { MINUTE_MS } from '@evenkeel/wire/proof'
import type { Instrument, ProveTick, Tables, TickNeed } from '@evenkeel/wire/server'
import { TickChain } from './chain.ts'
import { createProving } from './proving.ts'
import { recallTicks } from './recalled.ts'
import { dropOldTicks } from './retention.ts'
import { createTickStore, type Published } from './store.ts'

export type TicksOptions = {
  readonly tables: Tables
  /** Over a connection of its own: what is to be settled waits for nobody who reads a list. */
  readonly ownTables: Tables
  readonly instruments: readonly Pick<Instrument, 'symbol' | 'class'>[]
  readonly exchange: Pick<Exchange, 'tick'>
  readonly needs: () => readonly TickNeed[]
  readonly days: number
  readonly now: () => Millis
  readonly onFailure: (error: unknown) => void
}

export type Ticks = {
  readonly chain: TickChain
  readonly prove: ProveTick
  /** What was published before a moment, newest first. */
  minutesBefore(before: Millis, most: number): Promise<readonly Published[]>
  stop(): Promise<void>
}

const DROP_EVERY_MS = 60 * MINUTE_MS

export async function openTicks(options: TicksOptions): Promise<Ticks> {
  const { tables, ownTables, instruments, exchange, needs, days, now, onFailure } = options
  const store = createTickStore(tables)
  const recalled = await recallTicks(store, instruments, needs(), now())
  let dropping: Promise<unknown> | undefined
  let keptAt = 0
  let droppedAt = 0

  /** What nobody needs any more the board may forget. */
  function keepNeeded(): void {
    const since = new Map<string, Millis>()
    for (const need of needs())
      since.set(need.symbol, Math.min(need.since, since.get(need.symbol) ?? need.since))
    exchange.tick((board) => {
      for (const { symbol } of instruments) board.keep(symbol, since.get(symbol))
    })
  }

  function onSealed(until: Millis): void {
    exchange.tick((board) => {
      for (const { symbol } of instruments) board.seal(symbol, until)
    })
    if (until - keptAt < MINUTE_MS) return
    keptAt = until
    keepNeeded()
    if (until - droppedAt < DROP_EVERY_MS) return
    droppedAt = until
    drop()
  }

  function drop(): void {
    const needed = needs().reduce((earliest, { since }) => Math.min(earliest, since), now())
    dropping ??= dropOldTicks(store, days, now(), needed)
      .catch(onFailure)
      .finally(() => {
        dropping = undefined
      })
  }

  keepNeeded()
  exchange.tick((board) => {
    for (const [symbol, references] of recalled.references) board.recall(symbol, references)
    for (const { symbol } of instruments) board.seal(symbol, recalled.end.closed)
  })
  const { end } = recalled
  const chain = new TickChain({
    store: createTickStore(ownTables),
    instruments,
    now,
    end,
    onSealed,
    onFailure,
  })
  return {
    chain,
    prove: createProving(store, instruments),
    minutesBefore: store.minutesBefore,
    async stop() {
      await chain.stop()
      await dropping
    },
  }
}
