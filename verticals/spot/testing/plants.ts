/** Broken spot exchanges, each of which the simulation must catch. */
import type { AnyCore } from '@evenkeel/kernel'
import { type Event, spot } from '../core/index.ts'
import { sweepingAtReference } from './sweepingAtReference.ts'

/** Tells some of what it decided otherwise. */
function otherwise(change: (event: Event) => Event): typeof spot {
  return {
    ...spot,
    decide(command, state, world) {
      const decision = spot.decide(command, state, world)
      if (!decision.ok) return decision
      return { ok: true, events: decision.events.map((event) => change(event as Event)) }
    },
  }
}

/** Tells the fee of each side in the coin of the other. */
const wrongCoin: typeof spot = {
  ...spot,
  tells(event, tell, state) {
    if (event.type !== 'traded') return
    const { baseAsset: quoteAsset, quoteAsset: baseAsset } = event
    spot.tells?.({ ...event, baseAsset, quoteAsset }, tell, state)
  },
}

/** Does not see that the price of a stop was reached. */
const stopsForgotten: typeof spot = {
  ...spot,
  urgent(pair, state, world) {
    const work = spot.urgent?.(pair, state, world)
    return work?.type === 'trigger' ? undefined : work
  },
}

/** S50: leaves the orders of who is silent for too long. */
const timersForgotten: typeof spot = { ...spot, deferrable: () => undefined }

/** S50: takes the first timer for good, however often it is set anew. */
const timersNotRenewed: typeof spot = {
  ...spot,
  decide(command, state, world) {
    const isSet = command.type === 'setCancelTimer' && state.timers.has(command.member)
    return isSet && command.after > 0
      ? { ok: true, events: [] }
      : spot.decide(command, state, world)
  },
}

export const plants: Readonly<Record<string, AnyCore>> = {
  spotFeeRoundedDown: otherwise((event) =>
    event.type === 'traded' && event.takerFee > 1n
      ? { ...event, takerFee: event.takerFee - 1n }
      : event,
  ),
  spotKeepsSome: otherwise((event) =>
    event.type === 'orderCancelled' && event.releases > 1n
      ? { ...event, releases: event.releases - 1n }
      : event,
  ),
  spotWrongPrice: otherwise((event) =>
    event.type === 'traded' && event.lots > 1 ? { ...event, quote: event.quote + 1n } : event,
  ),
  spotSweepsAtReference: { ...spot, ...sweepingAtReference },
  spotStopsForgotten: stopsForgotten,
  feesToldInWrongCoin: wrongCoin,
  spotTimersForgotten: timersForgotten,
  spotTimersNotRenewed: timersNotRenewed,
}
