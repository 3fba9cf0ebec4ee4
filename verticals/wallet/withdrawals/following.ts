/** Looks at what has become of a payout that was begun, and says how it ended. Rules W27, W52, W63 to W65. */
import { contractOf } from '../chains/coins.ts'
import { isStopped, type Withdrawal } from '../core/withdrawal.ts'
import type { Mined } from './evm.ts'
import { offerCancellation, offerForMore, offerPayout, STUCK_MS } from './offering.ts'
import {
  addPending,
  chainCostOf,
  type Draft,
  draftOf,
  hasPaid,
  type PayoutParts,
  type Round,
  submit,
} from './payoutParts.ts'
import { checkSigned, paymentOf, selfTransferOf } from './signer/evmSigning.ts'
import type { Variant } from './transactions.ts'

/** `late`: signed for long, and in no block. */
export type Followed = 'over' | 'inBlock' | 'open' | 'late'

export async function follow(parts: PayoutParts, one: Withdrawal, round: Round): Promise<Followed> {
  const { chain, transactions, settings } = parts
  const { from, head } = round
  const nonce = one.nonce as number
  const variants = await transactions.of(one.id, nonce)
  // What has become of a transaction says something about this payout only if the hot wallet signed it for this nonce.
  for (const variant of variants)
    await checkSigned(
      variant,
      variant.isCancellation ? selfTransferOf(from) : undefined,
      nonce,
      settings,
      from,
    )
  for (const variant of variants) {
    const mined = await chain.mined(variant.tx)
    if (mined === undefined) continue
    if (head - mined.block + 1 < settings.confirmations) return 'inBlock'
    return end(parts, one, { variant, mined, from })
  }
  const taken = await takenByAnother(parts, variants, round)
  if (taken !== undefined) return endUnpaid(parts, one, taken, 0n)
  const [first] = variants
  const newest = variants.at(-1)
  if (newest !== undefined) addPending(round.pending, one, newest, settings)
  if (one.state === 'cancelling' && newest?.isCancellation !== true)
    await offerCancellation(parts, one, round, variants)
  // Nothing that was not kept was ever sent: it is signed now, under the nonce that it has.
  else if (newest === undefined) await offerPayout(parts, one, round)
  else await offerForMore(parts, one, round, variants)
  return first !== undefined && parts.now() - first.madeAt >= STUCK_MS ? 'late' : 'open'
}

/** A transaction that is in a block, and whose it is. */
type Found = { readonly variant: Variant; readonly mined: Mined; readonly from: string }

/** W65: whichever transaction with the nonce is final decides. */
async function end(parts: PayoutParts, one: Withdrawal, found: Found): Promise<Followed> {
  const { variant, mined, from } = found
  const { settings } = parts
  if (variant.isCancellation || !mined.isSuccess)
    return endUnpaid(parts, one, variant.tx, mined.cost)
  const draft = await draftOf(parts, one)
  await checkSigned(variant, paymentOf(settings, draft), variant.nonce, settings, from)
  if (!hasPaid(settings, draft, mined)) {
    await stop(parts, one, draft, found)
    return 'inBlock'
  }
  const cost = chainCostOf(settings, mined.cost)
  await submit(parts, { type: 'confirmPayout', id: one.id, transaction: variant.tx, ...cost })
  return 'over'
}

/** Another transaction than the payment has the nonce for good, or the payment has failed. */
async function endUnpaid(
  parts: PayoutParts,
  { id, state, nonce }: Withdrawal,
  transaction: string,
  raw: bigint,
): Promise<Followed> {
  const cost = chainCostOf(parts.settings, raw)
  await submit(
    parts,
    state === 'cancelling'
      ? {
          type: 'confirmPayoutCancellation',
          id,
          nonce: nonce as number,
          transaction,
          ...cost,
        }
      : { type: 'failPayout', id, ...cost },
  )
  return 'over'
}

/** W52: neither paid nor not, as far as its receipt goes; whether anything has moved, balances may show. */
async function stop(parts: PayoutParts, one: Withdrawal, draft: Draft, found: Found) {
  const { settings, onFailure } = parts
  if (one.state === 'unpaid') return
  const isUnmoved = await hasMovedNothing(parts, draft, found).catch(() => false)
  if (one.state === 'stopped' && !isUnmoved) return
  const cost = chainCostOf(settings, found.mined.cost)
  if (await submit(parts, { type: 'stopPayout', id: one.id, isUnmoved, ...cost }))
    onFailure(
      'payout stopped',
      new Error('a receipt does not show what was paid: operators decide'),
    )
}

/** Before its block and after it the hot wallet and the address have the same of the token, to the last unit. */
async function hasMovedNothing(
  { chain, settings }: PayoutParts,
  { asset, address }: Draft,
  { mined: { block }, from }: Found,
): Promise<boolean> {
  const contract = contractOf(settings, asset)
  for (const holder of [from, address]) {
    const before = await chain.balanceOf(holder, contract, block - 1)
    if ((await chain.balanceOf(holder, contract, block)) !== before) return false
  }
  return true
}

/**
 * The transaction that has used the nonce and is none of these, in a block that is final: only then none of
 * these can ever be on the chain. That no receipt was found is no evidence.
 */
async function takenByAnother(
  { chain, settings }: PayoutParts,
  variants: readonly Variant[],
  { from, head }: Round,
): Promise<string | undefined> {
  const [first] = variants
  if (first === undefined) return undefined
  const { nonce, head: signedAt } = first
  const final = head - settings.confirmations + 1
  if (final < 0 || (await chain.countOf(from, final)) <= nonce) return undefined
  // The first block with more transactions than its nonce: what took it is in there.
  let [low, high] = [Math.min(signedAt, final), final]
  if ((await chain.countOf(from, low)) > nonce) low = -1
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if ((await chain.countOf(from, middle)) > nonce) high = middle
    else low = middle
  }
  const sent = await chain.transactionsIn(high)
  const taken = sent.find((one) => one.from === from.toLowerCase() && one.nonce === nonce)
  return variants.some(({ tx }) => tx === taken?.tx) ? undefined : taken?.tx
}

/** W63: first in every round, whatever fails afterwards. What has its nonce used in a block needs no sending. */
export async function sendAgain(
  { chain, transactions }: PayoutParts,
  one: Withdrawal,
  from: string,
): Promise<void> {
  if (isStopped(one)) return
  const newest = (await transactions.of(one.id, one.nonce as number)).at(-1)
  if (newest === undefined) return
  const used = await chain.countOf(from, 'latest').catch(() => 0)
  if (used <= newest.nonce) await chain.send(newest.raw)
}
