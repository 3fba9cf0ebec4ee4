/** What operators decide about withdrawals, as the queue of the console hands it over. */
import { amount, asset, z } from '@evenkeel/wire'
import { type CaseDecider, type Reviewed, reasonSchema } from '@evenkeel/wire/server'
import type { WithdrawalReview } from './review.ts'

const transaction = z.string().check(z.regex(/^[0-9A-Za-z]{8,128}$/))
const decision = z.discriminatedUnion('verdict', [
  z.strictObject({ verdict: z.literal('approve') }),
  z.strictObject({ verdict: z.literal('begin') }),
  z.strictObject({ verdict: z.literal('unsent') }),
  z.strictObject({ verdict: z.literal('cancelPayout') }),
  z.strictObject({
    verdict: z.literal('reject'),
    reason: reasonSchema,
  }),
  z.strictObject({ verdict: z.literal('paid'), transaction }),
  z.strictObject({
    verdict: z.literal('sent'),
    transaction,
    cost: amount,
    coin: asset,
  }),
])
export function withdrawalDecider(review: WithdrawalReview): CaseDecider {
  return {
    async decide(id, operator, asked) {
      const decided = decision.parse(asked)
      if (decided.verdict === 'approve') return outcome(await review.approve(id, operator))
      if (decided.verdict === 'begin') return outcome(await review.startByHand(id, operator))
      if (decided.verdict === 'unsent') return outcome(await review.notSent(id, operator))
      if (decided.verdict === 'cancelPayout')
        return outcome(await review.cancelPayout(id, operator))
      if (decided.verdict === 'reject')
        return outcome(await review.reject(id, operator, decided.reason))
      if (decided.verdict === 'paid')
        return outcome(await review.confirmStopped(id, operator, decided.transaction))
      const { cost, coin: costAsset } = decided
      const sent = { transaction: decided.transaction, cost, costAsset }
      return outcome(await review.sentByHand(id, operator, sent))
    },
  }
}

function outcome(reason: string): Reviewed {
  if (reason === 'done') return { outcome: 'done' }
  if (reason === 'noted') return { outcome: 'done', needsAnother: true }
  return { outcome: 'refused', reason }
}
