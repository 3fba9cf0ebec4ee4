/** Funding between longs and shorts, and what the house maker has gained or lost, settled every eight hours. */
import {
  type Accepted,
  type Amount,
  available,
  house,
  larger,
  type Millis,
  type Prices,
  type ReferencePrice,
  type World,
} from '@evenkeel/kernel'
import type { Event, FixFunding, PayFunding } from './facts.ts'
import { houseProfit } from './house.ts'
import { type Market, markIn, type Position, referenceIn, type State } from './state.ts'
import { valueAt } from './symbol.ts'
import { ASSET, pendingOf, positionIn } from './working.ts'

export const FUNDING_MS = 8 * 3_600_000
const MILLION = 1_000_000n

/** The last moment of funding at or before this one. */
export const fundingMoment = (now: Millis): Millis => now - (now % FUNDING_MS)

export function isFundingDue(market: Market, { at }: ReferencePrice, { now }: World): boolean {
  const moment = fundingMoment(now)
  return moment > market.fundedAt && at >= moment
}

/** What longs pay for the next eight hours as it stands, in parts of a million. */
export function fundingRate({
  terms,
  lots: { long, short },
}: Pick<Market, 'terms' | 'lots'>): number {
  if (long + short === 0) return 0
  return Number((BigInt(terms.fundingMaxPpm) * BigInt(long - short)) / BigInt(long + short))
}

export function fixFunding({ symbol }: FixFunding, state: State, world: World): Accepted<Event> {
  const market = state.markets.get(symbol) as Market
  const { price, at, source } = referenceIn(market, world) as ReferencePrice
  const mark = markIn(market, world) as number
  const ratePpm = fundingRate(market)
  const perLot = (valueAt(market, mark, 1) * BigInt(ratePpm)) / MILLION
  const houseProfit = houseProfitAt(market, mark, perLot, world)
  return {
    ok: true,
    events: [
      {
        type: 'fundingFixed',
        symbol,
        of: fundingMoment(world.now),
        ratePpm,
        perLot,
        houseProfit,
        reference: { price, at, source },
      },
    ],
  }
}

/** What the house maker has gained, its own funding included; a loss only as far as it can pay. */
function houseProfitAt(market: Market, mark: number, perLot: Amount, { ledger }: World): Amount {
  const profit = houseProfit(market, mark) - BigInt(market.houseLots) * perLot
  const has = ledger.balance(house('maker'), ASSET)
  return larger(profit, -has)
}

export function payFunding(command: PayFunding, state: State, world: World): Accepted<Event> {
  const { symbol, side, member } = command
  const market = state.markets.get(symbol) as Market
  const position = positionIn(state, member, market, side) as Position
  const pending = pendingOf(position)
  const balance = world.ledger.balance(available(member, 'trading'), ASSET)
  const amount = balance + pending < 0n ? 0n : pending
  const at = world.now
  return {
    ok: true,
    events: [{ type: 'fundingPaid', symbol, member, side, position: position.id, amount, at }],
  }
}

/** The next position whose funding was fixed and is not settled. */
export function nextUnpaid(
  { unpaid, byPosition }: State,
  now: Millis,
  _: Prices,
  isSetAside?: (command: PayFunding) => boolean,
): PayFunding | undefined {
  const paying = (id: number): PayFunding => {
    const { account, market, side } = byPosition.get(id) as Position
    return { type: 'payFunding', symbol: market.terms.symbol, side, member: account.member }
  }
  const first = unpaid.due(now, (id) => isSetAside?.(paying(id)) === true)
  return first && paying(first.id)
}
