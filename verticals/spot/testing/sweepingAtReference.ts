/** A broken spot exchange: its house maker takes what the bare reference went through, whatever it quotes. */
import type { Ladder, World } from '@evenkeel/kernel'
import { type State, spot } from '../core/index.ts'

/** The core's parts that decide what is swept: these see a ladder without a spread. */
export const sweepingAtReference: Pick<typeof spot, 'decide' | 'due'> = {
  decide: (command, state, world) =>
    spot.decide(command, state, command.type === 'sweep' ? spreadless(state, world) : world),
  due: (state, world) => spot.due?.(state, spreadless(state, world)),
}

function spreadless(state: State, world: World): World {
  const { now, ledger, prices } = world
  const ladder = (pair: string): Ladder | undefined => {
    const [quote, terms] = [prices.quote(pair), state.markets.get(pair)?.terms]
    if (quote === undefined || terms === undefined) return undefined
    const rungs = [{ tick: Number(quote.price / terms.tickSize), lots: 1 }]
    return { number: Number.MAX_SAFE_INTEGER, bids: rungs, asks: rungs }
  }
  const seen = { version: prices.version, quote: (pair: string) => prices.quote(pair), ladder }
  return { now, ledger, prices: seen, id: () => world.id() }
}
