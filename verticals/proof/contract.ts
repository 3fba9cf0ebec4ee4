/** What the proof of liabilities offers over the network. */
import { asset, call, cursor, figure, millis, pageSize, z } from '@evenkeel/wire'

const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** As it is hashed: exactly these letters. */
const decimal = z.string().check(z.regex(/^-?[0-9]{1,31}(\.[0-9]{1,8})?$/))

const numberAsked = z.codec(z.string().check(z.regex(/^[1-9][0-9]{0,8}$/)), z.number(), {
  decode: (text) => Number(text),
  encode: (number) => String(number),
})

export const proof = z.object({
  number: z.number(),
  at: millis,
  environment: z.enum(['sandbox', 'production']),
  /** The last batch of the journal that the balances hold, and the journal's hash there. */
  batch: z.number(),
  journal: hash,
  /** How many members held anything. */
  leaves: z.number(),
  assets: z.array(
    z.object({
      asset,
      total: decimal,
      /** What the ledger says is in custody; not proven here. */
      reserves: z.array(z.object({ custody: z.string(), amount: decimal })),
    }),
  ),
  root: hash,
  /** Of the proof before it. */
  previous: hash,
  /** Of all of the above, as one line. */
  hash,
  /** Whether its tree can still be had. */
  has_tree: z.boolean(),
})

export const getLatest = call({
  method: 'GET',
  path: 'proof/get_latest',
  summary: 'The newest proof of liabilities: root, totals, and what is in custody by the ledger.',
  policy: 'public',
  output: z.object({ proof: z.optional(proof) }),
})

export const getList = call({
  method: 'GET',
  path: 'proof/get_list',
  summary: 'Every proof of liabilities that was ever published, newest first.',
  policy: 'public',
  input: { after: z.optional(cursor), size: pageSize(50) },
  output: z.object({ rows: z.array(proof), next: z.optional(cursor) }),
})

export const getInclusion = call({
  method: 'GET',
  path: 'proof/get_inclusion',
  summary:
    'Your own leaf in a proof and its way to the root, to be checked by you; and what you held then, by your bill.',
  policy: 'realMember',
  input: { number: numberAsked },
  output: z.object({
    proof,
    /** Absent for who is not in the tree. */
    inclusion: z.optional(
      z.object({
        index: z.number(),
        salt: hash,
        amounts: z.array(decimal),
        siblings: z.array(z.string().check(z.regex(/^[0-9a-f]+$/))),
      }),
    ),
    /** What is not zero. */
    held: z.array(z.object({ asset, amount: figure })),
  }),
  refusals: ['proofDoesNotExist', 'proofTreeNotKept'],
})

export const getTree = call({
  method: 'GET',
  path: 'proof/get_tree',
  summary: 'The tree of a proof as a file: the statement and every leaf, for anybody to verify.',
  policy: 'public',
  gives: 'file',
  input: { number: numberAsked },
  output: z.string(),
  refusals: ['proofDoesNotExist', 'proofTreeNotKept'],
})
