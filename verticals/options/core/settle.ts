/** What time makes due: options open at the first price after they were accepted, and end by the last one at or before their expiry. */
import {
  type Accepted,
  accept,
  assert,
  type Millis,
  type Prices,
  type ReferencePrice,
  type World,
} from '@evenkeel/kernel'
import type { Command, Event, OpenOption, Outcome, Settled, SettleOptions, Tick } from './facts.ts'
import { isFresh, OPENS_WITHIN_MS, outcomeOf, profitOf } from './rules.ts'
import type { Option, State } from './state.ts'

/** As many as one decision settles. */
const SETTLED_TOGETHER = 64

/** The next that is due, and can be done by prices that are complete and durable. */
export function deferrable(
  state: State,
  now: Millis,
  prices: Prices,
  isSetAside: (command: Command) => boolean = () => false,
): Command | undefined {
  for (const [symbol, { pending, expiries }] of state.desks) {
    if (expiries.size === 0) continue
    const sealed = prices.sealedUntil(symbol)
    if (sealed === undefined) continue
    const opening = (option: number) => ({ type: 'openOption', option }) as const
    const waiting = pending.due(Infinity, (id) => isSetAside(opening(id)))
    if (waiting !== undefined && opensBy(symbol, waiting.at, prices) <= sealed)
      return opening(waiting.id)
    const settling = (expiresAt: number) => ({ type: 'settleOptions', symbol, expiresAt }) as const
    const next = expiries.due(Math.min(now, sealed), (id) => isSetAside(settling(id)))
    if (next !== undefined) return settling(next.at)
  }
  return undefined
}

/** When it is known whether an option opens: with its first price, or when none has come for too long. */
function opensBy(symbol: string, acceptedAt: Millis, prices: Prices): Millis {
  const first = prices.referenceAfter(symbol, acceptedAt)
  return Math.min(first?.at ?? Infinity, acceptedAt + OPENS_WITHIN_MS)
}

export function openOption({ option: id }: OpenOption, { options }: State, world: World) {
  const option = options.get(id)
  assert(option !== undefined && option.opened === undefined, 'an option opens once')
  const { member, symbol, acceptedAt } = option
  const first = world.prices.referenceAfter(symbol, acceptedAt)
  const isInTime = first !== undefined && first.at <= acceptedAt + OPENS_WITHIN_MS
  if (!isInTime || first.isStale)
    return accept<Event>(settled(option, 'unopened', undefined, world.now))
  return accept<Event>({ type: 'optionOpened', id, member, tick: tickOf(first) })
}

export function settleOptions(
  { symbol, expiresAt }: SettleOptions,
  { desks }: State,
  { prices, now }: World,
): Accepted<Event> {
  const last = prices.referenceAt(symbol, expiresAt)
  const tick = last !== undefined && isFresh(last, expiresAt) ? tickOf(last) : undefined
  const events: Event[] = []
  for (const option of desks.get(symbol)?.byExpiry.get(expiresAt)?.options.values() ?? []) {
    assert(option.opened !== undefined, 'an option is open before it expires')
    const outcome =
      tick === undefined ? 'stale' : outcomeOf(option.direction, option.opened.price, tick.price)
    events.push(settled(option, outcome, tick, now))
    if (events.length === SETTLED_TOGETHER) break
  }
  return accept(...events)
}

function settled(option: Option, outcome: Outcome, tick: Tick | undefined, at: Millis): Settled {
  const { id, member, symbol, expiresAt, stake, fee } = option
  const profit = outcome === 'won' ? profitOf(stake, option) : 0n
  return {
    type: 'optionSettled',
    id,
    member,
    symbol,
    at,
    expiresAt,
    outcome,
    tick,
    stake,
    fee,
    profit,
  }
}

function tickOf({ price, at, source }: ReferencePrice): Tick {
  return { price, at, source }
}
