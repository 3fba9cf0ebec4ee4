/** Pays approved withdrawals on one chain, a step at a time, each once wherever the process ends. Rules W26 to W28 and W52. */
import {
  type Amount,
  DECIMALS,
  EXCHANGE,
  type Exchange,
  type Id,
  type Millis,
} from '@evenkeel/kernel'
import { contractOf, decimalsOn, isNative, rawOf } from '../chains/coins.ts'
import { hasTransfer } from '../chains/evm/transfers.ts'
import type { ChainSettings } from '../chains/settings.ts'
import { isStopped, type Withdrawal } from '../core/withdrawal.ts'
import { type Command, type State, wallet } from '../core.ts'
import type { Destinations } from './destinations.ts'
import type { Mined, PayoutChain } from './evm.ts'
import { checkSigned, paymentOf } from './signer/evmSigning.ts'
import type { PayoutOrder, Signer } from './signer/signer.ts'
import type { Transactions, Variant } from './transactions.ts'

export type PayoutParts = {
  readonly settings: ChainSettings
  readonly chain: PayoutChain
  readonly signer: Signer
  readonly exchange: Pick<Exchange, 'submit' | 'read'>
  readonly destinations: Pick<Destinations, 'open'>
  readonly transactions: Transactions
  readonly now: () => Millis
  onFailure(event: string, error: unknown): void
}

export type Payouts = {
  /** Fails with what went wrong, and can be called again. */
  step(): Promise<PayoutProgress>
}
export type PayoutProgress = {
  /** On their way, and not on the chain for good. */
  readonly paying: number
  /** Approved, and not begun: funds are missing, or they would fail on the chain. */
  readonly held: number
}

/** How many may be on their way at once. */
const AT_ONCE_MOST = 16
/** One that fails on the chain so often is left to the operator: each time costs. */
export const PAYOUTS_MOST = 3
/** A transaction that is not in a block by then is offered again for more. */
const STUCK_MS = 10 * 60_000
/** Nodes ask for a tenth more than the one that is to be replaced. */
const MORE_PERCENT = 125n

/** What payouts that are pending will take from the hot wallet, in the smallest units. */
type Pending = { readonly byAsset: Map<string, bigint>; fees: bigint }

export function createPayouts(parts: PayoutParts): Payouts {
  const { settings, chain, signer, exchange, onFailure } = parts
  /** Whose failure is in the log already. */
  const failing = new Map<Id, string>()

  async function attempt<Value>(id: Id, work: () => Promise<Value>): Promise<Value | undefined> {
    try {
      const done = await work()
      failing.delete(id)
      return done
    } catch (error) {
      const says = error instanceof Error ? error.message : ''
      if (failing.get(id) !== says) onFailure('payout failed', error)
      failing.set(id, says)
      return undefined
    }
  }

  return {
    async step() {
      const from = await signer.addressOf(settings.name)
      if (from === undefined) throw new Error('the signer does not pay on this chain')
      const head = await chain.head()
      const { paying, approved } = await exchange.read((machine) =>
        waitingOn(machine.state('real', wallet) as State, settings),
      )
      const pending: Pending = { byAsset: new Map(), fees: 0n }
      let open = 0
      for (const one of paying) {
        const outcome = await attempt(one.id, () => follow(parts, one, { from, head, pending }))
        if (outcome !== 'over') open++
      }
      let held = 0
      for (const one of approved) {
        if (open >= AT_ONCE_MOST) break
        const isBegun = await attempt(one.id, () => begin(parts, one, { from, head, pending }))
        if (isBegun === true) open++
        else held++
      }
      return { paying: open, held }
    },
  }
}

/** The oldest first; those that are paid by hand have no number, and are no business of this. */
function waitingOn({ withdrawals }: State, { name }: ChainSettings) {
  const here = [...withdrawals.values()].filter(({ chain }) => chain === name)
  return {
    paying: here
      .filter((one) => one.nonce !== undefined && (one.state === 'paying' || isStopped(one)))
      .toSorted((a, b) => (a.nonce ?? 0) - (b.nonce ?? 0)),
    approved: here.filter(({ state }) => state === 'approved').toSorted((a, b) => a.id - b.id),
  }
}

type Step = { readonly from: string; readonly head: number; readonly pending: Pending }

/** Looks at what has become of one that was begun; sends the same again, or says how it ended. */
async function follow(parts: PayoutParts, one: Withdrawal, step: Step): Promise<'over' | 'open'> {
  const { chain, transactions, settings } = parts
  const nonce = one.nonce as number
  const variants = await transactions.of(one.id, nonce)
  const newest = variants.at(-1)
  // Nothing that was not kept was ever sent: it is signed now, under the number that it has.
  if (newest === undefined) {
    await offer(parts, one, step, await termsOf(parts, one, step.from))
    return 'open'
  }
  // What has become of a transaction says something about this payout only if it is this payout.
  const order = { ...(await orderOf(parts, one)), nonce }
  for (const variant of variants)
    await checkSigned(variant, { ...order, ...variant }, settings, step.from)
  for (const { tx } of variants) {
    const mined = await chain.mined(tx)
    if (mined === undefined) continue
    if (step.head - mined.block + 1 < settings.confirmations) return 'open'
    return end(parts, one, order, { tx, mined, from: step.from })
  }
  addPending(step.pending, one, newest, settings)
  if (await isTakenByAnother(parts, variants, step)) {
    await submit(parts, { type: 'failPayout', id: one.id, ...costOf(settings, 0n) })
    return 'over'
  }
  await offerAgain(parts, one, step, newest)
  return 'open'
}

type Known = Awaited<ReturnType<typeof orderOf>>

/** A transaction that is in a block, and whose it is. */
type Found = { readonly tx: string; readonly mined: Mined; readonly from: string }

/** Certain: it is in a block that enough others are on top of. */
async function end(
  parts: PayoutParts,
  one: Withdrawal,
  order: Known,
  found: Found,
): Promise<'over' | 'open'> {
  const { tx, mined } = found
  const { id } = one
  const cost = costOf(parts.settings, mined.cost)
  if (mined.isSuccess && !hasPaid(parts.settings, order, mined)) {
    await stop(parts, one, order, found)
    return 'open'
  }
  await submit(
    parts,
    mined.isSuccess
      ? { type: 'confirmPayout', id, transaction: tx, ...cost }
      : { type: 'failPayout', id, ...cost },
  )
  return 'over'
}

/** W52: neither paid nor not, as far as its receipt goes; whether anything has moved, balances may show. */
async function stop(parts: PayoutParts, one: Withdrawal, order: Known, found: Found) {
  const { settings, onFailure } = parts
  if (one.state === 'unpaid') return
  const isUnmoved = await hasMovedNothing(parts, order, found).catch(() => false)
  if (one.state === 'stopped' && !isUnmoved) return
  const cost = costOf(settings, found.mined.cost)
  if (await submit(parts, { type: 'stopPayout', id: one.id, isUnmoved, ...cost }))
    onFailure(
      'payout stopped',
      new Error('a receipt does not show what was paid: operators decide'),
    )
}

/** Before its block and after it the hot wallet and the address have the same of the token, to the last unit. */
async function hasMovedNothing(
  { chain, settings }: PayoutParts,
  { asset, address }: Known,
  { mined: { block }, from }: Found,
): Promise<boolean> {
  const contract = contractOf(settings, asset)
  for (const holder of [from, address]) {
    const before = await chain.balanceOf(holder, contract, block - 1)
    if ((await chain.balanceOf(holder, contract, block)) !== before) return false
  }
  return true
}

/** A token's receipt says what was moved; of the chain's own coin its success does. */
function hasPaid(settings: ChainSettings, { asset, amount, address }: Known, { logs }: Mined) {
  const contract = contractOf(settings, asset)
  if (contract === undefined) return true
  return hasTransfer(logs, { contract, to: address, raw: rawOfOne({ asset, amount }, settings) })
}

/** The same bytes; and if they have waited for long, the same payment for more, under the same number. */
async function offerAgain(parts: PayoutParts, one: Withdrawal, step: Step, newest: Variant) {
  const { chain, now } = parts
  const used = await chain.countOf(step.from, 'latest')
  // Its number is used, by itself or another: which, the receipts will tell.
  if (used > newest.nonce) return
  if (used < newest.nonce || now() - newest.madeAt < STUCK_MS) return chain.send(newest.raw)
  const current = await chain.fees()
  const more = (fee: bigint, least: bigint) => {
    const raised = (fee * MORE_PERCENT) / 100n + 1n
    return raised > least ? raised : least
  }
  const fees = {
    gas: newest.gas,
    maxFee: more(newest.maxFee, current.maxFee),
    tip: more(newest.tip, current.tip),
  }
  await offer(parts, one, step, fees)
}

type Terms = Pick<PayoutOrder, 'gas' | 'maxFee' | 'tip'>

/** Signs, keeps, sends; in this order, so that nothing is ever on its way that is not known here. */
async function offer(parts: PayoutParts, one: Withdrawal, step: Step, terms: Terms): Promise<void> {
  const { signer, settings, transactions, chain, now } = parts
  const order: PayoutOrder = { ...(await orderOf(parts, one)), ...terms }
  const signed = await signer.sign(order)
  await checkSigned(signed, order, settings, step.from)
  const { withdrawal, nonce } = order
  const place = { withdrawal, nonce, chain: settings.name, head: step.head, madeAt: now() }
  await transactions.keep({ ...signed, ...place, ...terms })
  await chain.send(signed.raw)
}

/** W29: to the address alone whose hash is in the journal. */
async function orderOf({ destinations, settings }: PayoutParts, one: Withdrawal) {
  const opened = await destinations.open(one.destination)
  if (opened === undefined) throw new Error('the address of a withdrawal is not known')
  const { salt, address } = opened
  const { id: withdrawal, asset, amount, nonce = 0 } = one
  return { withdrawal, asset, amount, nonce, chain: settings.name, salt, address }
}

async function termsOf(parts: PayoutParts, one: Withdrawal, from: string): Promise<Terms> {
  const { chain, settings } = parts
  const payment = paymentOf(settings, await orderOf(parts, one))
  const [gas, fees] = [await chain.gasFor(from, payment), await chain.fees()]
  return { gas, ...fees }
}

/** False, where the hot wallet has not enough for it. */
async function begin(parts: PayoutParts, one: Withdrawal, step: Step): Promise<boolean> {
  const { chain, settings, transactions } = parts
  if ((await transactions.payoutsOf(one.id)) >= PAYOUTS_MOST)
    throw new Error('a payout has failed too often and is left to the operator')
  if (!(await hasFunds(parts, one, step))) throw new Error('the hot wallet has not enough')
  // What would fail on the chain is not begun: it is found out here, for nothing.
  const terms = await termsOf(parts, one, step.from)
  const counted = await chain.countOf(step.from, 'pending')
  const used = await parts.exchange.read(
    (machine) => (machine.state('real', wallet) as State).nonces.get(settings.name) ?? 0,
  )
  const nonce = Math.max(used, counted)
  const begun = await submit(parts, { type: 'startPayout', id: one.id, nonce })
  if (!begun) return false
  await offer(parts, { ...one, nonce }, step, terms)
  addPending(step.pending, one, terms, settings)
  return true
}

async function hasFunds(
  { chain, settings }: PayoutParts,
  one: Withdrawal,
  { from, pending }: Step,
): Promise<boolean> {
  const needs = rawOfOne(one, settings) + (pending.byAsset.get(one.asset) ?? 0n)
  const own = await chain.balanceOf(from)
  if (isNative(settings, one.asset)) return own > needs + pending.fees
  const held = await chain.balanceOf(from, contractOf(settings, one.asset))
  return held >= needs && own > pending.fees
}

function addPending(
  pending: Pending,
  one: Withdrawal,
  terms: Terms,
  settings: ChainSettings,
): void {
  const { byAsset } = pending
  byAsset.set(one.asset, (byAsset.get(one.asset) ?? 0n) + rawOfOne(one, settings))
  pending.fees += terms.gas * terms.maxFee
}

function rawOfOne(
  { asset, amount }: Pick<Withdrawal, 'asset' | 'amount'>,
  settings: ChainSettings,
): bigint {
  const decimals = decimalsOn(settings, asset)
  if (decimals === undefined) throw new Error('this coin is not paid on this chain')
  return rawOf(amount, decimals)
}

/** W28: in 10^-8 of the chain's own coin, rounded up. */
function costOf({ native }: ChainSettings, raw: bigint): { cost: Amount; costAsset: string } {
  const unit = native.decimals > DECIMALS ? 10n ** BigInt(native.decimals - DECIMALS) : 1n
  return { cost: (raw + unit - 1n) / unit, costAsset: native.asset }
}

/**
 * Whether its number was used by a transaction that is none of these, in a block that is final: only then
 * none of these can ever be on the chain. That no receipt was found is no evidence.
 */
async function isTakenByAnother(
  { chain, settings }: PayoutParts,
  variants: readonly Variant[],
  { from, head }: Step,
): Promise<boolean> {
  const [{ nonce, head: signedAt }] = variants as [Variant]
  const final = head - settings.confirmations + 1
  if (final < 0 || (await chain.countOf(from, final)) <= nonce) return false
  // The first block with more transactions than its number: what took it is in there.
  let [low, high] = [Math.min(signedAt, final), final]
  if ((await chain.countOf(from, low)) > nonce) low = -1
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if ((await chain.countOf(from, middle)) > nonce) high = middle
    else low = middle
  }
  const sent = await chain.transactionsIn(high)
  const taken = sent.find((one) => one.from === from.toLowerCase() && one.nonce === nonce)
  return taken !== undefined && variants.every(({ tx }) => tx !== taken.tx)
}

/** False for one that has moved on meanwhile. */
async function submit({ exchange }: PayoutParts, command: Command): Promise<boolean> {
  return (await exchange.submit(wallet, command, { realm: 'real', actor: EXCHANGE })).ok
}
