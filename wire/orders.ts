/** What the calls of orders have in common, whatever they trade: how one is named, and many in one call. */
import * as z from 'zod/mini'
import { call } from './call.ts'
import { amount, clientId, millis, publicId } from './schemas.ts'

type Shape = Record<string, z.ZodMiniType>

const BATCH_MAX = 64

/** By the exchange's id, or by the client's own. */
export const orderNaming = { id: z.optional(publicId), clientId: z.optional(clientId) }

/** The price of the market that something was decided by, where it came from, and when. */
export const decidedBy = z.object({ price: amount, source: z.string(), at: millis })

type Batch<Item extends Shape, Told extends Shape> = {
  readonly path: string
  readonly summary: string
  readonly whileCancelOnly?: true
  /** What is asked for of each order. */
  readonly item: Item
  /** What is told of each beside its id. */
  readonly told: Told
}

/** A call with up to 64 orders, each of which is decided for itself and has an answer of its own. */
export function batchCall<const Item extends Shape, const Told extends Shape>(
  batch: Batch<Item, Told>,
) {
  const { path, summary, whileCancelOnly, item, told } = batch
  const orders = z.array(z.strictObject(item)).check(z.minLength(1), z.maxLength(BATCH_MAX))
  const answer = z.object({
    code: z.number(),
    msg: z.string(),
    reason: z.optional(z.string()),
    id: z.optional(publicId),
    ...told,
  })
  return call({
    method: 'POST',
    path,
    summary,
    policy: 'member',
    keyed: true,
    whileCancelOnly,
    input: { orders },
    output: z.object({ answers: z.array(answer) }),
  })
}
