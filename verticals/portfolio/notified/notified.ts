/** What members are notified of in the portfolio: that a subscription has ended, or was renewed. */
import { formatAmount } from '@evenkeel/kernel'
import type { NotificationSource } from '@evenkeel/wire/server'
import type { Event } from '../core/facts.ts'

export const notified: NotificationSource = {
  kinds: {
    subscriptionCompleted: { group: 'earn' },
    subscriptionRenewed: { group: 'earn' },
  },
  texts: (language) => import(`./text/${language}.ts`),
  of({ decision }) {
    if (!decision.ok) return []
    return (decision.events as readonly Event[]).flatMap((event) => {
      if (event.type !== 'subscriptionMatured') return []
      const { member, asset, amount, earned, renewal } = event
      const kind = renewal === 'renewed' ? 'subscriptionRenewed' : 'subscriptionCompleted'
      const figures = { asset, amount: formatAmount(amount), earned: formatAmount(earned) }
      return [{ kind, member, figures, link: '/mining-order' }]
    })
  },
}
