/** The receipt of a settled option: all that is needed to check how it was settled, without trust in who answers. */
import {
  amount,
  asset,
  call,
  figure,
  millis,
  pair,
  publicId,
  realm,
  receiptRecord,
  receiptSignature,
  tickProof,
  z,
} from '@evenkeel/wire'
import { direction, tick } from './order.ts'

const signed = {
  version: z.number(),
  product: z.enum(['option']),
  receipt: publicId,
  realm,
  symbol: pair,
  direction,
  seconds: z.number(),
  asset,
  stake: amount,
  fee: amount,
  payoutBps: z.number(),
  acceptedAt: millis,
  expiresAt: millis,
  outcome: z.enum(['won', 'lost', 'equal', 'stale', 'unopened']),
  opened: z.optional(tick),
  closed: z.optional(tick),
  /** What it won beside the stake, what came back to its owner in all, and what that is more or less. */
  profit: amount,
  paid: amount,
  gain: figure,
  settledAt: millis,
  /** That it opened at the first tick after its acceptance, and that the last one up to its expiry settled it. */
  proofs: z.object({ opened: z.optional(tickProof), closed: z.optional(tickProof) }),
  /** Its place in the receipt chain; absent until its minute is published. */
  record: z.optional(receiptRecord),
}

/** All that is signed. */
export const signedReceipt = z.object(signed)

export const receipt = z.object({ ...signed, signature: receiptSignature })

export const getReceipt = call({
  method: 'GET',
  path: 'micro/get_receipt',
  summary:
    'The receipt of a settled option by its own name, which its owner may share: both ticks, the ' +
    'arithmetic, their place in the chain of ticks, its own place in the receipt chain, and the signature of the exchange.',
  policy: 'public',
  input: { receipt: publicId },
  output: receipt,
  refusals: ['receiptDoesNotExist'],
})
