/** The calls that subscribe, change the renewal, and leave before the end. */
import { amount, call, publicId, z } from '@evenkeel/wire'
import type { Refusal } from '../core/index.ts'
import { order, productName } from './order.ts'

export const subscribe = call({
  method: 'POST',
  path: 'mining/subscribe',
  summary:
    'Subscribes to a product with money of the finance account, which stays there, frozen, until the end. Interest is credited for each day; principal and interest are available at the end.',
  policy: 'realMember',
  keyed: true,
  input: {
    product: productName,
    amount,
    /** Goes on at its end with the same amount, on the terms of then. */
    renews: z.prefault(z.boolean(), false),
    /** The terms were read and agreed to. */
    agreed: z.prefault(z.boolean(), false),
  },
  output: order,
  refusals: [
    'productDoesNotExist',
    'productNotOffered',
    'agreementMissing',
    'belowSubscriptionMinimum',
    'aboveSubscriptionMaximum',
    'tooManySubscriptions',
    'productSoldOut',
    'insufficientFunds',
    'yieldNotCovered',
  ] satisfies Refusal[],
})

export const setRenewal = call({
  method: 'POST',
  path: 'mining/set_renewal',
  summary: 'Says whether one of your subscriptions goes on at its end.',
  policy: 'realMember',
  keyed: true,
  whileCancelOnly: true,
  input: { id: publicId, renews: z.boolean() },
  output: z.object({ id: publicId, renews: z.boolean() }),
  refusals: ['subscriptionDoesNotExist', 'subscriptionEnded'] satisfies Refusal[],
})

export const exitSubscription = call({
  method: 'POST',
  path: 'mining/exit',
  summary:
    'Ends one of your subscriptions early: what you invested comes back at once, less the exit fee, and all that it earned is given up.',
  policy: 'realMember',
  keyed: true,
  whileCancelOnly: true,
  input: { id: publicId },
  output: z.object({ id: publicId, back: amount }),
  refusals: ['subscriptionDoesNotExist', 'subscriptionEnded', 'exitNotAllowed'] satisfies Refusal[],
})
