/** What members are notified of in options: how each one ended. */
import { formatAmount } from '@evenkeel/kernel'
import type { NotificationSource } from '@evenkeel/wire/server'
import type { Event, Outcome } from '../core/facts.ts'

const kindOf: Readonly<Record<Outcome, string>> = {
  won: 'optionWon',
  lost: 'optionLost',
  equal: 'optionRefunded',
  stale: 'optionRefunded',
  unopened: 'optionRefunded',
}

export const notified: NotificationSource = {
  kinds: {
    optionWon: { group: 'trading' },
    optionLost: { group: 'trading' },
    optionRefunded: { group: 'trading' },
  },
  texts: (language) => import(`./text/${language}.ts`),
  of({ decision }) {
    if (!decision.ok) return []
    return (decision.events as readonly Event[]).flatMap((event) => {
      if (event.type !== 'optionSettled') return []
      const { member, symbol, outcome, stake, profit } = event
      const figures = { pair: symbol, stake: formatAmount(stake), profit: formatAmount(profit) }
      return [{ kind: kindOf[outcome], member, figures, link: `/deal/micro?symbol=${symbol}` }]
    })
  },
}
