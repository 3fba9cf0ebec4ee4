/** What the wallet offers about deposits: networks, own addresses, what has come or is said to have come. */
import {
  amount,
  asset,
  call,
  channel,
  cursor,
  figure,
  millis,
  pageSize,
  picture,
  publicId,
  z,
} from '@evenkeel/wire'
import type { ChainName } from '../core/networks.ts'

const chains = ['bitcoin', 'ethereum', 'bnb', 'polygon', 'tron'] as const satisfies ChainName[]
export const chain = z.enum(chains)

export const depositStatuses = [
  'confirming',
  'credited',
  'belowMinimum',
  'dropped',
  'pendingReview',
  'approved',
  'rejected',
] as const

/** Where it comes from: a chain, the member's report, or the test funds of a sandbox. */
export const depositKinds = ['chain', 'reported', 'test'] as const

const network = z.object({
  asset,
  chain,
  /** As wallets call it: `Ethereum (ERC20)`. */
  label: z.string(),
  deposit_minimum: figure,
  confirmations: z.number(),
  withdrawal_minimum: figure,
  withdrawal_fee: figure,
  /** Members have an address there. */
  takes_deposits: z.boolean(),
  /** Deposits are seen by themselves; anywhere else they are reported and reviewed. */
  is_watched: z.boolean(),
})

const fields = {
  id: publicId,
  at: millis,
  kind: z.enum(depositKinds),
  asset,
  chain,
  label: z.string(),
  amount: figure,
  status: z.enum(depositStatuses),
  /** Of those that are needed, while it is confirming. */
  confirmations: z.optional(z.number()),
  needed: z.optional(z.number()),
  transaction: z.optional(z.string()),
  /** Where the transaction can be looked at. */
  explorer: z.optional(z.string()),
  /** Why it was rejected. */
  reason: z.optional(z.string()),
}
const deposit = z.object(fields)

export const getNetworks = call({
  method: 'GET',
  path: 'wallet/get_networks',
  summary: 'On which chains each coin moves in and out, and what that is held to.',
  policy: 'realMember',
  output: z.object({
    networks: z.array(network),
    /** In a sandbox alone: what there is of each coin in a day, and whether you had it today. */
    test_funds: z.array(z.object({ asset, amount, is_taken: z.boolean() })),
  }),
})

export const getDepositAddress = call({
  method: 'GET',
  path: 'wallet/get_deposit_address',
  summary: 'Where you pay to, for a coin on a chain.',
  policy: 'realMember',
  input: { asset, chain },
  output: z.object({
    address: z.string(),
    /** The one address of the exchange: report your payment, so that it is found. */
    is_shared: z.boolean(),
    /** Whoever pays to it in earnest loses the money. */
    is_sandbox: z.boolean(),
  }),
  refusals: ['networkNotListed', 'depositsNotTaken'],
})

export const submitDeposit = call({
  method: 'POST',
  path: 'wallet/submit_deposit',
  summary: 'Reports a payment that was made, with a picture of its proof, to be reviewed.',
  policy: 'realMember',
  keyed: true,
  input: {
    asset,
    chain,
    amount,
    transaction: z.optional(z.string().check(z.maxLength(128))),
    proof: picture,
  },
  output: z.object({ id: publicId }),
  refusals: [
    'networkNotListed',
    'amountIsZero',
    'belowDepositMinimum',
    'transactionMalformed',
    'transactionKnown',
    'proofMissing',
    'tooManyDeposits',
    'depositsBusy',
  ],
})

export const getTestFunds = call({
  method: 'POST',
  path: 'wallet/get_test_funds',
  summary: 'Test funds of a sandbox: they arrive as a deposit from a chain does.',
  policy: 'realMember',
  keyed: true,
  input: { asset, chain },
  output: z.object({ id: publicId }),
  refusals: ['networkNotListed', 'faucetEmpty', 'depositsBusy'],
})

export const getDeposits = call({
  method: 'GET',
  path: 'wallet/get_deposits',
  summary: 'Your deposits, newest first: seen on a chain, reported by you, and test funds.',
  policy: 'realMember',
  input: { after: z.optional(cursor), size: pageSize(100) },
  output: z.object({ rows: z.array(deposit), next: z.optional(cursor) }),
})

export const getDeposit = call({
  method: 'GET',
  path: 'wallet/get_deposit',
  summary: 'One of your deposits.',
  policy: 'realMember',
  input: { id: publicId },
  output: z.object({
    ...fields,
    /** What it was paid to, if it was seen there. */
    address: z.optional(z.string()),
    /** A link to the picture, good for a minute and in this session alone. */
    proof: z.optional(z.string()),
  }),
  refusals: ['depositDoesNotExist'],
})

export const depositsChannel = channel({
  name: 'deposits',
  summary: 'A deposit that is new or has changed: one more confirmation, credited, rejected.',
  policy: 'realMember',
  data: deposit,
})
