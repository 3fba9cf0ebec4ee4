/** The receipt of a closed position: all that is needed to check how it was closed, without trust in who answers. */
import {
  amount,
  asset,
  call,
  decidedBy,
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
import { side } from './parts.ts'

const step = z.object({
  what: z.enum(['open', 'close', 'liquidation', 'deleveraging', 'settled', 'funding']),
  at: millis,
  lots: z.number(),
  /** Of what has lots: the price, what they were worth at it, and what they were opened at. */
  price: z.optional(amount),
  value: z.optional(figure),
  cost: z.optional(figure),
  /** By its price alone: direction x (value - cost). */
  profit: figure,
  /** What the profit came to for the member: with what others paid of a loss, less what was given up. */
  realised: figure,
  fee: figure,
  /** Below zero when the member paid. */
  funding: figure,
  /** What kind of order closed it, where it took. */
  kind: z.optional(z.string()),
  /** The mark that its order waited for, and whether it had to rise to it. */
  trigger: z.optional(z.object({ price: amount, isRising: z.boolean() })),
  /** The price that decided it. */
  decidedBy: z.optional(decidedBy),
  /** The mark when a member closed the last of it; it decided nothing. */
  mark: z.optional(decidedBy),
  /** Of a liquidation: the account before it, what insurance paid of its loss, and what nobody could. */
  equity: z.optional(figure),
  maintenance: z.optional(figure),
  insured: z.optional(figure),
  uncovered: z.optional(figure),
  /** Of a deleveraging: what of its profit was given up. */
  gave: z.optional(figure),
  /** That the price was the last one of the tick chain at its moment. */
  proof: z.optional(tickProof),
})

const signed = {
  version: z.number(),
  product: z.enum(['position']),
  receipt: publicId,
  realm,
  symbol: pair,
  side,
  asset,
  priceStep: amount,
  lotSize: amount,
  /** All lots that were opened, and the average prices that they were opened and closed at. */
  lots: z.number(),
  averageOpen: figure,
  averageClose: figure,
  why: z.enum(['order', 'takeProfit', 'stopLoss', 'liquidation', 'deleveraging']),
  openedAt: millis,
  closedAt: millis,
  /** What steps before the first one that is told have left, where there are more than a receipt tells. */
  earlier: z.optional(
    z.object({
      steps: z.number(),
      lots: z.number(),
      cost: figure,
      profit: figure,
      realised: figure,
      fee: figure,
      funding: figure,
    }),
  ),
  steps: z.array(step),
  profit: figure,
  realised: figure,
  fee: figure,
  funding: figure,
  /** What it came to: realised and funding, less fees. */
  net: figure,
  /** Its place in the receipt chain; absent until its minute is published. */
  record: z.optional(receiptRecord),
}

/** All that is signed. */
export const signedReceipt = z.object(signed)

export const receipt = z.object({ ...signed, signature: receiptSignature })

export const getReceipt = call({
  method: 'GET',
  path: 'lever/get_receipt',
  summary:
    'The receipt of a closed position by its own name, which its owner may share: every step with the price that ' +
    'decided it and its place in the chain of ticks, the arithmetic, its own place in the receipt chain, and the ' +
    'signature of the exchange.',
  policy: 'public',
  input: { receipt: publicId },
  output: receipt,
  refusals: ['receiptDoesNotExist'],
})
