/** What members are notified of in contracts: positions that were opened or closed, triggers, and what threatens their margin. */
import { formatAmount } from '@evenkeel/kernel'
import type { Noted, NotificationSource } from '@evenkeel/wire/server'
import type { Event, Leg, Traded } from '../core/facts.ts'

export const notified: NotificationSource = {
  kinds: {
    contractOpened: { group: 'trading' },
    contractClosed: { group: 'trading' },
    contractOrderTriggered: { group: 'trading' },
    contractStopUnfilled: { group: 'risk' },
    contractMarginWarned: { group: 'risk' },
    contractLiquidated: { group: 'risk' },
    contractDeleveraged: { group: 'risk' },
  },
  texts: (language) => import(`./text/${language}.ts`),
  of({ decision }) {
    if (!decision.ok) return []
    const filled = new Map<number, { noted: Noted; lots: number; profit: bigint }>()
    const others: Noted[] = []
    for (const event of decision.events as readonly Event[]) {
      if (event.type === 'contractTraded')
        for (const leg of [event.taker, event.maker]) addFill(filled, event, leg)
      else others.push(...otherOf(event))
    }
    const fills = [...filled.values()].map(({ noted, lots, profit }) => ({
      ...noted,
      figures: { ...noted.figures, lots: String(lots), profit: formatAmount(profit) },
    }))
    return [...others, ...fills]
  },
}

/** One order has one notification for each decision, however many trades that has. */
function addFill(
  filled: Map<number, { noted: Noted; lots: number; profit: bigint }>,
  { symbol, lots }: Traded,
  { member, order, effect, profit }: Leg,
): void {
  if (member === 0) return
  const kind = effect === 'open' ? 'contractOpened' : 'contractClosed'
  const noted = { kind, member, figures: { pair: symbol }, link: deskOf(symbol) }
  const known = filled.get(order) ?? { noted, lots: 0, profit: 0n }
  known.lots += lots
  known.profit += profit
  filled.set(order, known)
}

function otherOf(event: Event): Noted[] {
  if (event.type === 'contractTriggered') {
    const { member, symbol, reference } = event
    const figures = { pair: symbol, price: formatAmount(reference.price) }
    return [{ kind: 'contractOrderTriggered', member, figures, link: deskOf(symbol) }]
  }
  if (event.type === 'contractStopUnfilled') {
    const { member, symbol, reference, isFirst } = event
    const figures = { pair: symbol, price: formatAmount(reference.price) }
    // LC33: later tries of the same stop are no news.
    return isFirst ? [{ kind: 'contractStopUnfilled', member, figures, link: deskOf(symbol) }] : []
  }
  if (event.type === 'marginWarned') {
    const { member, percent } = event
    const figures = { percent: String(percent) }
    return [{ kind: 'contractMarginWarned', member, figures, link: '/deal/lever' }]
  }
  if (event.type !== 'liquidated' && event.type !== 'deleveraged') return []
  const { member, symbol, lots, reference } = event
  const kind = event.type === 'liquidated' ? 'contractLiquidated' : 'contractDeleveraged'
  const figures = { pair: symbol, lots: String(lots), price: formatAmount(reference.price) }
  return [{ kind, member, figures, link: deskOf(symbol) }]
}

const deskOf = (symbol: string) => `/deal/lever?symbol=${symbol}`
