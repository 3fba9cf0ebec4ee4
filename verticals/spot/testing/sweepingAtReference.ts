/** A broken spot exchange: its house maker takes what the bare reference went through, whatever it quotes. */
import type { BookName, Ladder, World } from '@evenkeel/kernel'
import { type State, spot } from '../core/index.ts'

/** The core's parts that decide what is swept: these see a ladder without a spread. */
export const sweepingAtReference: Pick<typeof spot, 'decide' | 'urgent'> = {
  decide: (command, state, world) =>
    spot.decide(command, state, command.type === 'sweep' ? spreadless(state, world) : world),
  urgent: (pair, state, world) => spot.urgent?.(pair, state, spreadless(state, world)),
}

function spreadless(state: State, world: World): World {
  const { prices } = world
  const ladder = (book: BookName): Ladder | undefined => {
    const pair = book.slice('spot/'.length)
    const [reference, terms] = [prices.reference(pair), state.markets.get(pair)?.terms]
    if (reference === undefined || terms === undefined) return undefined
    const rungs = [{ tick: Number(reference.price / terms.tickSize), lots: 1 }]
    return { number: Number.MAX_SAFE_INTEGER, bids: rungs, asks: rungs }
  }
  return { ...world, prices: { ...prices, ladder }, id: () => world.id() }
}
