/** Pays approved withdrawals on one chain, a round at a time, each once wherever the process ends. Rules W26 to W28, W52 and W63 to W65. */
import type { Id, Millis } from '@evenkeel/kernel'
import { contractOf, isNative } from '../chains/coins.ts'
import type { ChainSettings } from '../chains/settings.ts'
import { isStopped, type Withdrawal } from '../core/withdrawal.ts'
import { type State, wallet } from '../core.ts'
import { WouldFail } from './evm.ts'
import { follow, sendAgain } from './following.ts'
import { offerPayout } from './offering.ts'
import {
  addPending,
  draftOf,
  type PayoutParts,
  type Pending,
  type Round,
  rawOfOne,
  submit,
  termsOf,
} from './payoutParts.ts'
import { SignerRefusal } from './signer/signer.ts'

export type { PayoutParts } from './payoutParts.ts'

export type Payouts = {
  /** Fails with what went wrong, and can be called again. */
  step(): Promise<PayoutProgress>
  /** O9: withdrawals that do not get on, and why. */
  stuck(): ReadonlyMap<Id, string>
}
export type PayoutProgress = {
  /** On their way, and not on the chain for good. */
  readonly paying: number
  /** Approved, and not begun: funds are missing, or they would fail on the chain. */
  readonly held: number
}

/** How many may wait for a block at once. */
const WAITING_MOST = 16
/** One that fails on the chain so often is left to the operator: each time costs. */
export const PAYOUTS_MOST = 3
/** W64: what nobody has signed by then is cancelled. */
const UNSIGNED_MS = 10 * 60_000
/** A failure that lasts so long is shown; a node that is away for a moment is none. */
const SHOWN_MS = 30_000

type Failure = {
  readonly says: string
  readonly since: Millis
  /** A payout that was begun fails anew. */
  readonly nonce: number | undefined
  /** By this payout's own fault, not because somebody cannot be reached. */
  readonly isOwn: boolean
}

export function createPayouts(parts: PayoutParts): Payouts {
  const { settings, chain, signer, exchange, now } = parts
  const failures = createFailures(parts)
  const late = new Set<Id>()

  async function followAll(paying: readonly Withdrawal[], round: Round) {
    let [open, waiting] = [0, 0]
    for (const one of paying) {
      const followed = await failures.attempt(one, () => follow(parts, one, round))
      if (followed === 'late') late.add(one.id)
      else late.delete(one.id)
      if (followed === 'over') continue
      open++
      // W63: what is in a block, or stopped, keeps no other payout from one.
      if (followed !== 'inBlock' && !isStopped(one)) waiting++
      if (followed === undefined) await cancelUnsigned(one)
    }
    return { open, waiting }
  }

  /** W64: it can be certain not to be paid, and its nonce keeps all later ones from a block. */
  async function cancelUnsigned({ id, state, nonce }: Withdrawal): Promise<void> {
    const failure = failures.of(id)
    if (state !== 'paying' || nonce === undefined || failure?.isOwn !== true) return
    if (now() - failure.since < UNSIGNED_MS) return
    if ((await parts.transactions.of(id, nonce)).length > 0) return
    await submit(parts, { type: 'startPayoutCancellation', id, nonce })
  }

  return {
    async step() {
      const { paying, approved } = await exchange.read((machine) =>
        waitingOn(machine.state('real', wallet) as State, settings),
      )
      failures.keepOnly([...paying, ...approved])
      const from = await signer.addressOf(settings.name)
      if (from === undefined) throw new Error('the signer does not pay on this chain')
      for (const one of paying)
        await sendAgain(parts, one, from).catch((error) =>
          parts.onFailure('sending a payout failed', error),
        )
      const head = await chain.head()
      const round: Round = { from, head, pending: { byAsset: new Map(), fees: 0n } }
      let { open, waiting } = await followAll(paying, round)
      let held = 0
      for (const one of approved) {
        if (waiting >= WAITING_MOST) break
        const isBegun = await failures.attempt(one, () => begin(parts, one, round))
        if (isBegun === true) waiting++
        else held++
        if (isBegun === true) open++
      }
      return { paying: open, held }
    },

    stuck: () =>
      new Map([
        ...[...late].map((id) => [id, 'no block has taken it for ten minutes'] as const),
        ...failures.lasting(SHOWN_MS),
      ]),
  }
}

/** Whose payout fails, since when, and with what: each is in the log once. */
function createFailures({ now, onFailure }: PayoutParts) {
  const failing = new Map<Id, Failure>()
  return {
    of: (id: Id) => failing.get(id),

    async attempt<Value>(
      { id, nonce }: Withdrawal,
      work: () => Promise<Value>,
    ): Promise<Value | undefined> {
      try {
        const done = await work()
        failing.delete(id)
        return done
      } catch (error) {
        const says = error instanceof Error ? error.message : ''
        const known = failing.get(id)
        if (known?.says !== says) onFailure('payout failed', error)
        const since = known?.nonce === nonce ? (known?.since ?? now()) : now()
        failing.set(id, { says, since, nonce, isOwn: isOwn(error) })
        return undefined
      }
    },

    keepOnly(all: readonly Withdrawal[]): void {
      const ids = new Set(all.map(({ id }) => id))
      for (const id of failing.keys()) if (!ids.has(id)) failing.delete(id)
    },

    lasting: (ms: Millis) =>
      [...failing]
        .filter(([, { since }]) => now() - since >= ms)
        .map(([id, { says }]) => [id, says] as const),
  }
}

/** The nodes or the signer have looked at it and refuse it. */
function isOwn(error: unknown): boolean {
  if (error instanceof WouldFail) return true
  return error instanceof SignerRefusal && !/journal|failed$/.test(error.message)
}

/** The oldest first; those that are paid by hand have no nonce, and are no business of this. */
function waitingOn({ withdrawals }: State, { name }: ChainSettings) {
  const here = [...withdrawals.values()].filter(({ chain }) => chain === name)
  const isFollowed = ({ state }: Withdrawal) =>
    state === 'paying' || state === 'cancelling' || state === 'stopped' || state === 'unpaid'
  return {
    paying: here
      .filter((one) => one.nonce !== undefined && isFollowed(one))
      .toSorted((a, b) => (a.nonce ?? 0) - (b.nonce ?? 0)),
    approved: here.filter(({ state }) => state === 'approved').toSorted((a, b) => a.id - b.id),
  }
}

/** False, where it has moved on meanwhile. W63: what can fail is found out before it has a nonce. */
async function begin(parts: PayoutParts, one: Withdrawal, round: Round): Promise<boolean> {
  const { chain, settings, transactions, signer } = parts
  if ((await transactions.payoutsOf(one.id)) >= PAYOUTS_MOST)
    throw new Error('a payout has failed too often and is left to the operator')
  if (!(await hasFunds(parts, one, round))) throw new Error('the hot wallet has not enough')
  const draft = await draftOf(parts, one)
  const terms = await termsOf(parts, draft, round.from)
  await signer.check({ ...draft, ...terms })
  const counted = await chain.countOf(round.from, 'pending')
  const used = await parts.exchange.read(
    (machine) => (machine.state('real', wallet) as State).nonces.get(settings.name) ?? 0,
  )
  const nonce = Math.max(used, counted)
  const begun = await submit(parts, { type: 'startPayout', id: one.id, nonce })
  if (!begun) return false
  await offerPayout(parts, { ...one, nonce }, round, terms)
  addPending(round.pending, one, terms, settings)
  return true
}

async function hasFunds(
  { chain, settings }: PayoutParts,
  one: Withdrawal,
  { from, pending }: { readonly from: string; readonly pending: Pending },
): Promise<boolean> {
  const needs = rawOfOne(one, settings) + (pending.byAsset.get(one.asset) ?? 0n)
  const own = await chain.balanceOf(from)
  if (isNative(settings, one.asset)) return own > needs + pending.fees
  const held = await chain.balanceOf(from, contractOf(settings, one.asset))
  return held >= needs && own > pending.fees
}
