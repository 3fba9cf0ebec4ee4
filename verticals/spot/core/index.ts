/** Spot trading: orders for one coin against another, matched by price and time. Rules S1–S21, S40 and S50: README.md. */
import {
  type Accepted,
  accept,
  type Core,
  frozen,
  giveSandboxFunds,
  house,
  type Refused,
  refuse,
  UNIT,
} from '@evenkeel/kernel'
import { apply, concerns, movements, tells, touched } from './apply.ts'
import { amendOrder, cancelOrder, cancelOrders } from './cancel.ts'
import { events } from './codecs.ts'
import { sweep, trigger, urgent } from './due.ts'
import type { Command, Event, ListPair, Refusal, Terms } from './facts.ts'
import { initial, payAsset, type State } from './market.ts'
import { placeOco, placeOrder } from './place.ts'
import { snapshot } from './snapshot.ts'
import { endCancelTimer, nextEnded, setCancelTimer } from './timers.ts'

export * from './facts.ts'
export { type Market, type Order, ownOrder, type State } from './market.ts'
export { highestPrice } from './pair.ts'

const FEE_MAX_BPS = 10_000
const STEP_MAX = 2n ** 53n

export const spot: Core<State, Command, Event, Refusal> = {
  name: 'spot',
  code: 2,
  purposes: {
    placeOrder: 'trade',
    placeOco: 'trade',
    amendOrder: 'trade',
    cancelOrder: 'cancel',
    cancelOrders: 'cancel',
    setCancelTimer: 'cancel',
    endCancelTimer: 'run',
    sweep: 'run',
    trigger: 'run',
    listPair: 'terms',
    fundSandboxMaker: 'run',
  },
  tradedIn: (event) =>
    event.type === 'orderCancelled' || event.type === 'cancelTimerSet' ? null : event.pair,
  initial,
  decide(command, state, world) {
    switch (command.type) {
      case 'placeOrder':
        return placeOrder(command, state, world)
      case 'cancelOrder':
        return cancelOrder(command, state, world)
      case 'amendOrder':
        return amendOrder(command, state, world)
      case 'placeOco':
        return placeOco(command, state, world)
      case 'cancelOrders':
        return cancelOrders(command, state, world)
      case 'setCancelTimer':
        return setCancelTimer(command, state, world)
      case 'endCancelTimer':
        return endCancelTimer(command, state, world)
      case 'sweep':
        return sweep(command, state, world)
      case 'trigger':
        return trigger(command, state, world)
      case 'listPair':
        return listPair(command, state)
      case 'fundSandboxMaker':
        return giveSandboxFunds(command, house('maker'), world)
    }
  },
  apply,
  movements,
  concerns,
  urgent,
  deferrable: nextEnded,
  touched,
  tells,
  symbols: ({ markets }) => [...markets.keys()],
  claims({ orders }, claim) {
    orders.forEach(({ member, market, side, frozen: amount }) => {
      if (amount !== 0n) claim(frozen(member, 'spot'), payAsset(market, side), amount)
    })
  },
  /** What the house maker trades with is there or not when an order meets it: nothing is promised of it. */
  reserved: { maker: () => 0n },
  events,
  snapshot,
}

/** Opens a pair, or changes its fees and limits. Steps that would round a price are refused. */
function listPair(
  { type: _, ...terms }: ListPair,
  { markets }: State,
): Accepted<Event> | Refused<Refusal> {
  const known = markets.get(terms.pair)?.terms
  if (!isSound(terms) || (known !== undefined && !isSameCoinAndStep(known, terms)))
    return refuse('termsNeverChange')
  return isSame(known, terms) ? accept<Event>() : accept<Event>({ type: 'pairListed', ...terms })
}

/** Its steps can be counted in, and nobody pays more in fees than they get. */
function isSound({ tickSize, lotSize, makerFeeBps, takerFeeBps }: Terms): boolean {
  if (tickSize <= 0n || lotSize <= 0n || (tickSize * lotSize) % UNIT !== 0n) return false
  const isCountable = tickSize < STEP_MAX && lotSize < STEP_MAX && tickSize * lotSize < STEP_MAX
  return isCountable && Math.max(makerFeeBps, takerFeeBps) < FEE_MAX_BPS
}

function isSame(one: Terms | undefined, other: Terms): boolean {
  if (one === undefined) return false
  const names = Object.keys(one) as (keyof Terms)[]
  return names.every((name) => one[name] === other[name])
}

function isSameCoinAndStep(one: Terms, other: Terms): boolean {
  const { base, quote, tickSize, lotSize } = one
  if (base !== other.base || quote !== other.quote) return false
  return tickSize === other.tickSize && lotSize === other.lotSize
}
