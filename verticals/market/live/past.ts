/** What was traded before a symbol's first price of this run: asked of the source once, and put on the tape before all else. */
import type { Source } from '../source/source.ts'
import type { ShownTrades } from './prints.ts'
import { TAPE_KEPT, type Tape } from './tape.ts'

export type Past = {
  /** These symbols have a price. Resolves when the tape holds what the source knows of those that had none before. */
  fill(symbols: Iterable<string>): Promise<void>
  /** The source is another from now on, and is asked anew. */
  forget(): void
}

export function createPast(options: {
  readonly source: Pick<Source, 'trades'>
  readonly tape: Pick<Tape, 'fill'>
  readonly asShown?: ShownTrades
  readonly onFailure: (error: unknown) => void
}): Past {
  const { source, tape, asShown, onFailure } = options
  const known = new Set<string>()

  async function ask(symbol: string): Promise<void> {
    try {
      const trades = (await source.trades?.(symbol, TAPE_KEPT)) ?? []
      tape.fill(symbol, asShown?.('real', symbol, trades) ?? trades)
    } catch (error) {
      onFailure(error)
    }
  }

  return {
    forget: () => known.clear(),
    async fill(symbols) {
      const fresh = [...new Set(symbols)].filter((symbol) => !known.has(symbol))
      for (const symbol of fresh) known.add(symbol)
      await Promise.all(fresh.map(ask))
    },
  }
}
