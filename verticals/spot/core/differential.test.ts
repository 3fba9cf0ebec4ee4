/** The core against a second, naive one: the same random commands, the same answers, events and money. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { BookName, World } from '@evenkeel/kernel'
import { compareSpot, type Tally } from '../testing/compareSpot.ts'
import { sweepingAtReference } from '../testing/sweepingAtReference.ts'
import { type Event, type Refusal, type State, spot } from './index.ts'

type Decided = ReturnType<typeof spot.decide>

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]
const COMMANDS = 3500

const total: Record<string, number> = {}
for (const seed of SEEDS)
  test(`[S1] [S2] [S3] [S4] [S8] [S11] [S14] [S16] [S21] both agree on every command of seed ${seed}`, () => {
    const tally = compareSpot({ seed, commands: COMMANDS })
    for (const [name, count] of Object.entries(tally)) total[name] = (total[name] ?? 0) + count
  })

test('[S1] those runs held nearly everything that can happen or be refused', () => {
  assert.deepEqual(lacking(total), [])
})

test('[S5] [S9] [S15] both agree when the reference is between two ticks', () => {
  compareSpot({ seed: 22, commands: 3000, extras: ['pricesOffTick'] })
})

test('[S20] both agree when the limits of a pair change under its orders', () => {
  compareSpot({ seed: 31, commands: 3000, extras: ['newLimits'] })
})

for (const [what, broken] of [
  ['[S4] fees that are rounded down', { decide: changed(feeRoundedDown) }],
  ['[S3] a house maker that goes before members', { decide: changed(houseFirst) }],
  ['[S3] a line that serves the newest first', { apply: newestFirst }],
  ['[S5] [S15] [S16] a stale price that is believed', { ...seeing(everFresh), due: believing }],
  ['[S14] a ladder that stands anew after it was taken', { decide: offeredAnew }],
  ['[S14] a house maker that offers more than it holds', seeing(boundless)],
  ['[S40] a house maker that sweeps at the bare reference', sweepingAtReference],
  ['[S11] a cancelled order that keeps one unit', { decide: changed(keptUnit) }],
] as const)
  test(`${what}: found out`, () => {
    const core: typeof spot = { ...spot, ...broken }
    const found = SEEDS.map((seed) => stepOf(() => compareSpot({ seed, commands: 600, core })))
    assert.ok(found.some((step, nth) => step < (sound()[nth] as number)))
  })

/** How far the core itself gets: a broken one must stop before. */
let farthest: readonly number[] | undefined
function sound(): readonly number[] {
  farthest ??= SEEDS.map((seed) => stepOf(() => compareSpot({ seed, commands: 600 })))
  return farthest
}

/** The step at which the two disagreed. */
function stepOf(run: () => Tally): number {
  try {
    run()
    return Number.POSITIVE_INFINITY
  } catch (error) {
    return Number(/step (\d+)/.exec(String(error))?.[1])
  }
}

/** What runs of this length must hold, or they prove little. */
function lacking(tally: Tally): string[] {
  const happened = [
    'placed',
    'traded',
    'cancelled',
    'reduced',
    'triggered',
    'swept',
    'listed',
    'timed',
  ]
  const refused: Refusal[] = [
    ...(['pairDoesNotExist', 'priceOffTick', 'quantityOffLot', 'orderTooSmall'] as const),
    ...(['priceTooHigh'] as const),
    ...(['priceBeyondBand', 'insufficientFunds', 'priceFeedStale', 'noLiquidity'] as const),
    ...(['wouldTake', 'cannotFillWhole', 'orderDoesNotExist', 'cannotAmend'] as const),
    ...(['clientIdUsed', 'ocoPricesWrong', 'termsNeverChange', 'quantityBelowFilled'] as const),
  ]
  return [...happened, ...refused].filter((name) => (tally[name] ?? 0) < 20)
}

/** A core that reports something else than it should. */
function changed(change: (events: readonly Event[], state: State) => readonly Event[]) {
  return (...[command, state, world]: Parameters<typeof spot.decide>): Decided => {
    const decision = spot.decide(command, state, world)
    if (!decision.ok) return decision
    return { ok: true, events: change(decision.events as readonly Event[], state) }
  }
}

/** A core that is shown another world than it should see. */
function seeing(look: (world: World) => Partial<World>): Pick<typeof spot, 'decide'> {
  return { decide: (command, state, world) => spot.decide(command, state, lookingAt(world, look)) }
}

function lookingAt(world: World, look: (world: World) => Partial<World>): World {
  return { ...world, id: () => world.id(), ...look(world) }
}

function feeRoundedDown(events: readonly Event[], { markets }: State): readonly Event[] {
  return events.map((event) => {
    if (event.type !== 'traded' || event.taker === 0) return event
    const bps = BigInt(markets.get(event.pair)?.terms.takerFeeBps ?? 0)
    return { ...event, takerFee: ((event.side === 0 ? event.base : event.quote) * bps) / 10_000n }
  })
}

function houseFirst(events: readonly Event[]): readonly Event[] {
  const at = events.findIndex((event, nth) => {
    const next = events[nth + 1]
    if (event.type !== 'traded' || next?.type !== 'traded') return false
    return event.maker > 0 && next.maker === 0 && event.tick === next.tick
  })
  if (at < 0) return events
  const [member, housed] = [events[at], events[at + 1]] as const
  return events.with(at, housed as Event).with(at + 1, member as Event)
}

function keptUnit(events: readonly Event[]): readonly Event[] {
  return events.map((event) => {
    if (event.type !== 'orderCancelled' || event.releases < 2n) return event
    return { ...event, releases: event.releases - 1n }
  })
}

function newestFirst(event: Event, state: State): void {
  spot.apply(event, state)
  if (event.type !== 'orderPlaced' || event.waits || event.rests === 0) return
  for (const order of state.orders.values()) {
    const { market, side, tick, remaining, member } = order
    if (order.id === event.id || order.waits || market.terms.pair !== event.pair) continue
    if (side !== event.side || tick !== event.tick) continue
    market.book.remove(order.slot)
    order.slot = market.book.add(side, tick, remaining, member)
    market.bySlot[order.slot] = order
  }
}

function everFresh({ prices }: World): Partial<World> {
  return { prices: { ...pricesOf(prices), reference: (pair) => fresh(prices, pair) } }
}

function fresh(prices: World['prices'], pair: string) {
  const reference = prices.reference(pair)
  return reference === undefined ? undefined : { ...reference, isStale: false }
}

function believing(pair: string, state: State, world: World) {
  return spot.urgent?.(pair, state, lookingAt(world, everFresh))
}

function boundless(): Partial<World> {
  return { free: () => 10n ** 18n }
}

let looks = 0
/** Each look sees a ladder of another number, on which nothing was taken yet. */
function offeredAnew(...[command, state, world]: Parameters<typeof spot.decide>): Decided {
  const { prices } = world
  const shift = 1_000_000 * ++looks
  const ladder = (book: BookName) => {
    const known = prices.ladder(book)
    return known && { ...known, number: known.number + shift }
  }
  const shown = lookingAt(world, () => ({ prices: { ...pricesOf(prices), ladder } }))
  const decision = spot.decide(command, state, shown)
  if (!decision.ok) return decision
  const events = (decision.events as readonly Event[]).map((event) =>
    event.type === 'traded' && event.ladder > 0
      ? { ...event, ladder: event.ladder - shift }
      : event,
  )
  return { ok: true, events }
}

function pricesOf(prices: World['prices']): World['prices'] {
  return {
    reference: (pair) => prices.reference(pair),
    referenceAt: (pair, at) => prices.referenceAt(pair, at),
    referenceAfter: (pair, at) => prices.referenceAfter(pair, at),
    sealedUntil: (pair) => prices.sealedUntil(pair),
    ladder: (book) => prices.ladder(book),
  }
}
