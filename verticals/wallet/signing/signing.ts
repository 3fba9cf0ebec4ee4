/** The signer itself: asked for a signature, it looks into the journal and into its own memory, and signs or says why not. */
import type { Millis } from '@evenkeel/kernel'
import type { Log } from '@evenkeel/wire/server'
import type { ChainSettings } from '../chains/settings.ts'
import type { ChainName } from '../core/networks.ts'
import { createSerialQueue } from '../deposits/serialQueue.ts'
import { signCancellation, signPayout } from '../withdrawals/signer/evmSigning.ts'
import type {
  CancellationOrder,
  PayoutDraft,
  PayoutOrder,
  Signed,
} from '../withdrawals/signer/signer.ts'
import type { Approvals } from './approvals.ts'
import type { SignerKeys } from './keys.ts'
import {
  type Before,
  type SignerLimits,
  whyNotAllowed,
  whyNotCancelled,
  whyNotSigned,
} from './policy.ts'
import type { Answered, Asked, SignerRefusalName, SignRequest } from './protocol.ts'

/** All that was ever signed, durable. */
export type SignedMemory = {
  /** What this very order was answered with. */
  find(order: SignedOrder): Signed | undefined
  /** Of an order that has no nonce yet, nothing has the same. */
  before(order: SignedOrder | PayoutDraft, now: Millis): Before
  /** Resolves when no loss of power can take it away. */
  keep(order: SignedOrder, signed: Signed, now: Millis): Promise<void>
}
/** A cancellation is of no coin. */
export type SignedOrder = PayoutOrder | CancellationOrder

export type SigningParts = {
  readonly keys: Pick<SignerKeys, 'hotWallet'>
  readonly chains: readonly ChainSettings[]
  readonly limits: SignerLimits
  readonly memory: SignedMemory
  /** What the journal says now; or why it cannot be believed. */
  readJournal(): Promise<Approvals | { readonly refused: SignerRefusalName }>
  readonly now: () => Millis
  readonly log: Log
}

export type Signing = { answer(asked: SignRequest): Promise<Answered> }

export function createSigning(parts: SigningParts): Signing {
  const { chains, keys, memory, log } = parts
  const paid = new Map<ChainName, ChainSettings>(
    chains.filter(({ hotWallet }) => hotWallet !== undefined).map((one) => [one.name, one]),
  )
  // What is signed depends on all that was signed before it.
  const serially = createSerialQueue()

  /** All that an order is judged by. */
  async function judged(order: SignedOrder | PayoutDraft, now: Millis) {
    const settings = paid.get(order.chain)
    if (settings === undefined) return 'chainNotPaid'
    const journal = await parts.readJournal()
    if ('refused' in journal) return journal.refused
    return {
      settings,
      limits: parts.limits,
      approval: journal.open.get(order.withdrawal),
      cancelling: journal.cancelling.get(order.withdrawal),
      before: memory.before(order, now),
    }
  }

  async function sign(order: PayoutOrder): Promise<Signed | SignerRefusalName> {
    const known = memory.find(order)
    if (known !== undefined) return known
    const now = parts.now()
    const by = await judged(order, now)
    if (typeof by === 'string') return by
    const why = whyNotSigned({ order, ...by })
    if (why !== undefined) return why
    const signed = await signPayout(keys.hotWallet, by.settings, order)
    await memory.keep(order, signed, now)
    return signed
  }

  async function cancel(order: CancellationOrder): Promise<Signed | SignerRefusalName> {
    const known = memory.find(order)
    if (known !== undefined) return known
    const now = parts.now()
    const by = await judged(order, now)
    if (typeof by === 'string') return by
    const why = whyNotCancelled({ order, ...by })
    if (why !== undefined) return why
    const signed = await signCancellation(keys.hotWallet, by.settings, order)
    await memory.keep(order, signed, now)
    return signed
  }

  async function check(draft: PayoutDraft): Promise<'allowed' | SignerRefusalName> {
    const by = await judged(draft, parts.now())
    if (typeof by === 'string') return by
    return whyNotAllowed({ draft, ...by }) ?? 'allowed'
  }

  function outcomeOf(asked: Asked): Promise<Signed | 'allowed' | SignerRefusalName> {
    if ('sign' in asked) return sign(asked.sign)
    return 'cancel' in asked ? cancel(asked.cancel) : check(asked.check)
  }

  return {
    async answer({ id, ...asked }) {
      const outcome = await serially(() => outcomeOf(asked)).catch((error): SignerRefusalName => {
        log.error('signing failed', { error: (error as Error).name })
        return 'failed'
      })
      const about = aboutOf(asked)
      if (outcome === 'allowed') return { id, allowed: true }
      if (typeof outcome === 'string') {
        log.warn('refused to sign', { reason: `${outcome}, ${about}` })
        return { id, refused: outcome }
      }
      log.info('signed', { reason: about })
      return { id, signed: outcome }
    },
  }
}

function aboutOf(asked: Asked): string {
  if ('sign' in asked) return `withdrawal ${asked.sign.withdrawal}`
  if ('check' in asked) return `withdrawal ${asked.check.withdrawal}, before its nonce`
  return `cancellation of nonce ${asked.cancel.nonce}, withdrawal ${asked.cancel.withdrawal}`
}
