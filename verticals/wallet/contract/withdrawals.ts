/** What the wallet offers over the network about withdrawals. */
import {
  accountName,
  amount,
  asset,
  call,
  channel,
  cursor,
  figure,
  millis,
  pageSize,
  publicId,
  revision,
  z,
} from '@evenkeel/wire'
import type { ChainName } from '../core/networks.ts'
import type { WithdrawalRefusal } from '../core/withdrawals.ts'

const chain = z.enum(['bitcoin', 'ethereum', 'bnb', 'polygon', 'tron'] satisfies ChainName[])
/** As it was typed: longer than any, and what it is the rules of its chain say. */
const address = z.string().check(z.minLength(1), z.maxLength(120))
const sixDigits = z.string().check(z.regex(/^[0-9]{6}$/))
const ticket = z.string().check(z.minLength(1), z.maxLength(100))
const secondCode = z.string().check(z.minLength(6), z.maxLength(14))

export const withdrawalStatuses = [
  'requested',
  'reviewing',
  'approved',
  'paying',
  'paid',
  'rejected',
  'cancelled',
] as const

/** What its address can be refused for. */
const addressRefusals = [
  'networkNotListed',
  'addressMalformed',
  'addressChecksumWrong',
  'addressOfOtherNetwork',
  'addressIsOurs',
] as const

export const getWithdrawalTerms = call({
  method: 'GET',
  path: 'wallet/get_withdrawal_terms',
  summary:
    'What a withdrawal of a coin is held to, on each of its networks, and what stands in its way; without a coin, of the first.',
  policy: 'realMember',
  input: { asset: z.optional(asset) },
  output: z.object({
    asset,
    coins: z.array(asset),
    networks: z.array(
      z.object({
        chain,
        fee: amount,
        minimum: amount,
        daily_limit: amount,
        left_today: amount,
        arrival_minutes: z.number(),
        /** How many an amount may have there. */
        decimals: z.number(),
      }),
    ),
    accounts: z.array(z.object({ account: accountName, spendable: figure })),
    level: z.enum(['none', 'basic', 'advanced']),
    needs_verification: z.boolean(),
    held_until: z.optional(millis),
    has_transaction_password: z.boolean(),
    has_second_factor: z.boolean(),
    is_allow_listed: z.boolean(),
    /** Where the code that confirms it is sent to, masked; without, nothing can be withdrawn. */
    code_to: z.optional(z.string()),
    /** Owed after a chain took a deposit back: nothing can be withdrawn before. */
    owes: figure,
  }),
  refusals: ['networkNotListed'],
})

export const checkWithdrawalAddress = call({
  method: 'POST',
  path: 'wallet/check_withdrawal_address',
  summary:
    'Whether money can be sent to an address on a network; answers it as it is written there.',
  policy: 'realMember',
  whileCancelOnly: true,
  input: { chain, address },
  output: z.object({ address: z.string() }),
  refusals: addressRefusals,
})

/** What it can be refused for before anybody proves anything. */
const wishRefusals = [
  ...addressRefusals,
  'amountIsZero',
  'amountTooFine',
  'belowWithdrawalMinimum',
  'dailyLimitReached',
  'debtOutstanding',
  'insufficientFunds',
  'verificationNeeded',
  'withdrawalsHeld',
  'addressNotAllowed',
  'addressTooNew',
] as const
const wish = { account: accountName, asset, chain, address, amount }

export const sendWithdrawalCode = call({
  method: 'POST',
  path: 'wallet/send_withdrawal_code',
  summary:
    'Sends you the code that confirms a withdrawal, with the end of its address in the message. It is good for this coin, network, address and amount, and for nothing else.',
  policy: 'realMember',
  input: wish,
  output: z.object({
    ticket,
    /** The last characters of the address, as the message has them. */
    ending: z.string(),
    /** Seconds: how long it is good, and when another can be sent. */
    expires_in: z.number(),
    again_in: z.number(),
    /** In a sandbox, which sends nothing. */
    sandbox_code: z.optional(sixDigits),
  }),
  refusals: [...wishRefusals, 'contactNeeded', 'codeSentJustNow', 'tooManyCodes'],
})

export const requestWithdrawal = call({
  method: 'POST',
  path: 'wallet/request_withdrawal',
  summary:
    'Asks for an amount to be sent to an address; amount and fee are frozen at once. It takes the code that was sent for exactly this, the transaction password, and the second factor where it is on.',
  policy: 'realMember',
  keyed: true,
  input: {
    ...wish,
    ticket,
    code: sixDigits,
    transaction_password: z.string().check(z.minLength(1), z.maxLength(200)),
    totp: z.optional(secondCode),
  },
  output: z.object({ id: publicId }),
  refusals: [
    ...wishRefusals,
    'codeWrong',
    'codeForOtherWithdrawal',
    'transactionPasswordWrong',
    'transactionPasswordExhausted',
    'transactionPasswordNotSet',
    'secondFactorWrong',
    'tooManyAttempts',
    'accountsBusy',
  ],
})

export const cancelWithdrawal = call({
  method: 'POST',
  path: 'wallet/cancel_withdrawal',
  summary: 'Takes a withdrawal back that is not approved yet; amount and fee are yours again.',
  policy: 'realMember',
  keyed: true,
  whileCancelOnly: true,
  input: { id: publicId },
  output: z.object({ id: publicId }),
  refusals: ['withdrawalDoesNotExist', 'withdrawalNotOpen'] satisfies WithdrawalRefusal[],
})

const withdrawal = z.object({
  id: publicId,
  at: millis,
  account: accountName,
  asset,
  chain,
  amount,
  fee: amount,
  address: z.optional(z.string()),
  state: z.enum(withdrawalStatuses),
  changed_at: millis,
  reason: z.optional(z.string()),
  transaction: z.optional(z.string()),
  link: z.optional(z.string()),
})

export const getWithdrawals = call({
  method: 'GET',
  path: 'wallet/get_withdrawals',
  summary: 'Your withdrawals and how far each has come, newest first.',
  policy: 'realMember',
  input: { after: z.optional(cursor), size: pageSize(100) },
  output: z.object({ rows: z.array(withdrawal), next: z.optional(cursor) }),
})

export const getWithdrawal = call({
  method: 'GET',
  path: 'wallet/get_withdrawal',
  summary: 'One of your withdrawals.',
  policy: 'realMember',
  input: { id: publicId },
  output: withdrawal,
  refusals: ['withdrawalDoesNotExist'],
})

export const withdrawalsChannel = channel({
  name: 'withdrawals',
  summary: 'How far your withdrawals have come, the moment it is durable.',
  policy: 'realMember',
  data: z.object({
    at: millis,
    revision,
    changes: z.array(z.object({ id: publicId, state: z.enum(withdrawalStatuses) })),
  }),
})
