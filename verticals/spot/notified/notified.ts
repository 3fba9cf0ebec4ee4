/** What members are notified of in spot trading: orders that were filled, once for each decision, and stops. */
import { type Amount, BID, formatAmount, type Id, type MemberId, UNIT } from '@evenkeel/kernel'
import type { Noted, NotificationSource } from '@evenkeel/wire/server'
import type { Event, Traded, Triggered } from '../core/index.ts'

type Filled = {
  readonly member: MemberId
  readonly order: Id
  readonly buys: boolean
  readonly trade: Traded
  base: Amount
  quote: Amount
}

export const notified: NotificationSource = {
  kinds: {
    spotBought: { group: 'trading' },
    spotSold: { group: 'trading' },
    spotStopTriggered: { group: 'trading' },
  },
  texts: (language) => import(`./text/${language}.ts`),
  of({ decision }) {
    if (!decision.ok) return []
    const stops: Noted[] = []
    const filled = new Map<Id, Filled>()
    for (const event of decision.events as readonly Event[]) {
      if (event.type === 'stopTriggered') stops.push(stopOf(event))
      if (event.type !== 'traded') continue
      const buys = event.side === BID
      add(filled, event, event.taker, event.takerOrder, buys)
      add(filled, event, event.maker, event.makerOrder, !buys)
    }
    return [...stops, ...[...filled.values()].map(filledOf)]
  },
}

/** Nothing of the house maker, which is nobody's. */
function add(
  filled: Map<Id, Filled>,
  trade: Traded,
  member: MemberId,
  order: Id,
  buys: boolean,
): void {
  if (member === 0) return
  const known = filled.get(order) ?? { member, order, buys, trade, base: 0n, quote: 0n }
  known.base += trade.base
  known.quote += trade.quote
  filled.set(order, known)
}

function filledOf({ member, order, buys, trade, base, quote }: Filled): Noted {
  return {
    kind: buys ? 'spotBought' : 'spotSold',
    member,
    figures: {
      quantity: formatAmount(base),
      asset: trade.baseAsset,
      price: formatAmount((quote * UNIT) / base),
      quote: trade.quoteAsset,
    },
    ...orderAt(trade.pair, order),
  }
}

function stopOf({ member, pair, id, reference }: Triggered): Noted {
  return {
    kind: 'spotStopTriggered',
    member,
    figures: { pair, price: formatAmount(reference.price) },
    ...orderAt(pair, id),
  }
}

function orderAt(pair: string, id: Id): Pick<Noted, 'link' | 'about'> {
  return { link: `/deal/trade?symbol=${pair}&order=`, about: { kind: 'order', id } }
}
