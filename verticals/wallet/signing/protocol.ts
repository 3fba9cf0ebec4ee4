/** What the exchange asks the signer for, and what that answers. */
import { z } from '@evenkeel/wire'
import { chains } from '../core/networks.ts'
import type {
  CancellationOrder,
  PayoutDraft,
  PayoutOrder,
  Signed,
} from '../withdrawals/signer/signer.ts'

/** Why the signer does not sign; its log says the same. */
export const signerRefusals = [
  'malformed',
  'chainNotPaid',
  'notApproved',
  'operatorsNotEnrolled',
  'assetDiffers',
  'amountDiffers',
  'chainDiffers',
  'addressDiffers',
  'nonceDiffers',
  'nonceUsed',
  'signedBefore',
  'tooManyPayouts',
  'tooManyReplacements',
  'notCancelled',
  'payoutCancelled',
  'feeTooHigh',
  'dayCapReached',
  'journalDamaged',
  'journalUnreachable',
  'failed',
] as const
export type SignerRefusalName = (typeof signerRefusals)[number]

/** To sign a payout, to sign the cancellation of its nonce, or to say whether a payout would be signed. */
export type Asked =
  | { readonly sign: PayoutOrder }
  | { readonly cancel: CancellationOrder }
  | { readonly check: PayoutDraft }
export type SignRequest = { readonly id: number } & Asked
export type Answered =
  | { readonly id: number; readonly signed: Signed }
  | { readonly id: number; readonly allowed: true }
  | { readonly id: number; readonly refused: SignerRefusalName }

const count = z.number().check(z.int(), z.gte(0))
const figure = z.pipe(
  z.string().check(z.regex(/^[0-9]{1,40}$/)),
  z.transform((text) => BigInt(text)),
)

const fees = { gas: figure, maxFee: figure, tip: figure }
const draft = {
  withdrawal: count,
  chain: z.enum(chains),
  asset: z.string().check(z.regex(/^[A-Z0-9]{2,12}$/)),
  amount: figure,
  salt: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  address: z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/)),
  ...fees,
}
const asked = z.union([
  z.strictObject({ id: count, sign: z.strictObject({ ...draft, nonce: count }) }),
  z.strictObject({ id: count, check: z.strictObject(draft) }),
  z.strictObject({
    id: count,
    cancel: z.strictObject({ withdrawal: count, chain: z.enum(chains), nonce: count, ...fees }),
  }),
])

const answered = z.union([
  z.strictObject({
    id: count,
    signed: z.strictObject({
      tx: z.string().check(z.regex(/^0x[0-9a-f]{64}$/)),
      raw: z.string().check(z.regex(/^0x([0-9a-f]{2})+$/)),
    }),
  }),
  z.strictObject({ id: count, allowed: z.literal(true) }),
  z.strictObject({ id: count, refused: z.enum(signerRefusals) }),
])

/** Figures are decimal strings on the way: JSON has no whole numbers of their size. */
export function written(request: SignRequest): unknown {
  return JSON.parse(
    JSON.stringify(request, (_name, value) => (typeof value === 'bigint' ? `${value}` : value)),
  )
}

/** Nothing for what is no question. */
export function readSignRequest(message: unknown): SignRequest | undefined {
  const read = asked.safeParse(message)
  return read.success ? read.data : undefined
}

export function readAnswered(message: unknown): Answered | undefined {
  const read = answered.safeParse(message)
  return read.success ? read.data : undefined
}
