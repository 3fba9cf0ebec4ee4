/** Signs a payout or its cancellation, keeps the bytes and sends them; and the same for more when no block takes them. */
import { larger } from '@evenkeel/kernel'
import { isStopped, type Withdrawal } from '../core/withdrawal.ts'
import { draftOf, type PayoutParts, type Round, type Terms, termsOf } from './payoutParts.ts'
import { checkSigned, paymentOf, selfTransferOf } from './signer/evmSigning.ts'
import type { Signed } from './signer/signer.ts'
import type { Variant } from './transactions.ts'

/** A transaction that is not in a block by then is offered again for more. */
export const STUCK_MS = 10 * 60_000
/** Nodes ask for a tenth more than the one that is to be replaced. */
const MORE_PERCENT = 125n

/** Estimated anew, under the nonce that it has. */
export async function offerPayout(
  parts: PayoutParts,
  one: Withdrawal,
  round: Round,
  terms?: Terms,
): Promise<void> {
  const draft = await draftOf(parts, one)
  const order = {
    ...draft,
    ...(terms ?? (await termsOf(parts, draft, round.from))),
    nonce: one.nonce as number,
  }
  const signed = await parts.signer.sign(order)
  const payment = paymentOf(parts.settings, order)
  await checkSigned(signed, payment, order.nonce, parts.settings, round.from)
  await keepAndSend(parts, one, round, { ...signed, ...termsIn(order), isCancellation: false })
}

/** W64: for more than any payment that was signed under its nonce. */
export async function offerCancellation(
  parts: PayoutParts,
  one: Withdrawal,
  round: Round,
  variants: readonly Variant[],
): Promise<void> {
  const { chain, settings, signer } = parts
  const selfTransfer = selfTransferOf(round.from)
  const gas = await chain.gasFor(round.from, selfTransfer)
  const terms = { gas, ...(await moreThan(parts, variants)) }
  const nonce = one.nonce as number
  const order = { withdrawal: one.id, chain: settings.name, nonce, ...terms }
  const signed = await signer.signCancellation(order)
  await checkSigned(signed, selfTransfer, nonce, settings, round.from)
  await keepAndSend(parts, one, round, { ...signed, ...terms, isCancellation: true })
}

/** The same for more, under the same nonce, once it has waited for long. */
export async function offerForMore(
  parts: PayoutParts,
  one: Withdrawal,
  round: Round,
  variants: readonly Variant[],
): Promise<void> {
  const { chain, now } = parts
  const newest = variants.at(-1) as Variant
  const used = await chain.countOf(round.from, 'latest')
  if (isStopped(one) && used <= newest.nonce) await chain.send(newest.raw)
  // Where its nonce is used, by itself or another, the receipts will say by which.
  if (used !== newest.nonce || now() - newest.madeAt < STUCK_MS) return
  if (newest.isCancellation) return offerCancellation(parts, one, round, variants)
  const fees = await moreThan(parts, [newest])
  await offerPayout(parts, one, round, { gas: newest.gas, ...fees })
}

async function moreThan({ chain }: PayoutParts, variants: readonly Variant[]) {
  const current = await chain.fees()
  const raised = (fee: 'maxFee' | 'tip') =>
    variants.map((one) => (one[fee] * MORE_PERCENT) / 100n + 1n).reduce(larger, current[fee])
  return { maxFee: raised('maxFee'), tip: raised('tip') }
}

const termsIn = ({ gas, maxFee, tip }: Terms): Terms => ({ gas, maxFee, tip })

/** In this order, so that nothing is ever on its way that is not known here. */
async function keepAndSend(
  { settings, transactions, chain, now }: PayoutParts,
  { id, nonce }: Withdrawal,
  { head }: Round,
  signed: Signed & Terms & Pick<Variant, 'isCancellation'>,
): Promise<void> {
  const place = { withdrawal: id, nonce: nonce as number, chain: settings.name }
  await transactions.keep({ ...signed, ...place, head, madeAt: now() })
  await chain.send(signed.raw)
}
