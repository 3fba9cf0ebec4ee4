/** Broken options, each of which the simulation must catch. */
import { AMOUNT_MAX, type AnyCore, type World } from '@evenkeel/kernel'
import { type Command, type Event, options, type Settled, type State } from '../core/index.ts'

/** Tells some of what it decided otherwise. */
function otherwise(change: (event: Event) => Event | undefined): typeof options {
  return {
    ...options,
    decide(command, state, world) {
      const decision = options.decide(command, state, world)
      if (!decision.ok) return decision
      const events = decision.events.flatMap((event) => change(event as Event) ?? [])
      return { ok: true, events }
    },
  }
}

const settledOtherwise = (change: (event: Settled) => Settled | undefined) =>
  otherwise((event) => (event.type === 'optionSettled' ? change(event) : event))

type Seen = { readonly state?: State } & Partial<Pick<World, 'prices' | 'ledger'>>

/** Decides one kind of command by what it sees wrongly. */
function blind(only: Command['type'], see: (state: State, world: World) => Seen): typeof options {
  return {
    ...options,
    decide(command, state, world) {
      if (command.type !== only) return options.decide(command, state, world)
      const { state: wrong = state, ...seen } = see(state, world)
      return options.decide(command, wrong, { ...world, ...seen, id: () => world.id() })
    },
  }
}

/** Settles by the first price after the expiry, if there is one. */
const laterTick = blind('settleOptions', (_, { prices }) => ({
  prices: {
    ...prices,
    referenceAt: (symbol, at) =>
      prices.referenceAfter(symbol, at) ?? prices.referenceAt(symbol, at),
  },
}))

/** Opens at the price that was known when it was placed. */
const olderPrice = blind('openOption', (_, { prices }) => ({
  prices: {
    ...prices,
    referenceAfter: (symbol, at) =>
      prices.referenceAt(symbol, at) ?? prices.referenceAfter(symbol, at),
  },
}))

export const plants: Readonly<Record<string, AnyCore>> = {
  optionSettledByLaterTick: laterTick,
  optionOpenedByOlderPrice: olderPrice,
  optionPaidOnEqual: settledOtherwise((event) =>
    event.outcome === 'equal' ? { ...event, outcome: 'won', profit: event.stake } : event,
  ),
  optionRefundForgotten: settledOtherwise((event) =>
    event.outcome === 'stale' ? { ...event, outcome: 'lost' } : event,
  ),
  optionFeeKeptOnStale: settledOtherwise((event) =>
    event.outcome === 'stale' && event.fee > 0n ? { ...event, outcome: 'equal' } : event,
  ),
  /** An option that is settled stays where it is, and is settled again. */
  optionSettledTwice: {
    ...options,
    apply(event, state) {
      if (event.type === 'optionSettled' && event.outcome === 'won') return
      options.apply(event, state)
    },
  },
  optionCapIgnored: blind('placeOption', () => ({ ledger: { balance: () => AMOUNT_MAX } })),
  optionsNotReserved: { ...options, reserved: { options: () => 0n } },
  optionHoursIgnored: blind('placeOption', (state) => ({ state: { ...state, hours: new Map() } })),
  /** Looks at the beginning, and not at the end. */
  optionEndsAfterClose: {
    ...options,
    decide(command, state, world) {
      const decision = options.decide(command, state, world)
      if (decision.ok || decision.refusal !== 'expiryAfterClose') return decision
      return options.decide(command, { ...state, hours: new Map() }, world)
    },
  },
  optionLimitsIgnored: blind('placeOption', (state) => ({
    state: { ...state, traders: new Map() },
  })),
  /** By prices that may still change. */
  optionSettledUnsealed: {
    ...options,
    deferrable: (state, now, prices) =>
      options.deferrable?.(state, now, { ...prices, sealedUntil: () => now }),
  },
  optionNeverOpens: {
    ...options,
    deferrable(state, now, prices) {
      const work = options.deferrable?.(state, now, prices)
      return work?.type === 'openOption' ? undefined : work
    },
  },
  optionStaleSettles: blind('settleOptions', (_, { prices }) => ({
    prices: {
      ...prices,
      referenceAt(symbol, at) {
        const last = prices.referenceAt(symbol, at)
        return last && { ...last, at, isStale: false }
      },
    },
  })),
}
