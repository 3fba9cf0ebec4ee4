/** The signer itself: asked for a signature, it looks into the journal and into its own memory, and signs or says why not. */
import type { Millis } from '@evenkeel/kernel'
import type { Log } from '@evenkeel/wire/server'
import type { ChainSettings } from '../chains/settings.ts'
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
  type Asking,
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

type Judged = Omit<Asking, 'order' | 'settings'> & { readonly settings: ChainSettings }

export type Signing = { answer(asked: SignRequest): Promise<Answered> }

export function createSigning(parts: SigningParts): Signing {
  const { keys, memory, log } = parts
  // What is signed depends on all that was signed before it.
  const serially = createSerialQueue()

  /** One that may be signed is on the disk before it leaves. */
  async function signOnce<Order extends SignedOrder>(
    order: Order,
    whyNot: (judged: { order: Order } & Judged) => SignerRefusalName | undefined,
    by: (key: SignerKeys['hotWallet'], chain: ChainSettings, order: Order) => Promise<Signed>,
  ): Promise<Signed | SignerRefusalName> {
    const known = memory.find(order)
    if (known !== undefined) return known
    const now = parts.now()
    const judged = await judge(parts, order, now)
    if (typeof judged === 'string') return judged
    const why = whyNot({ order, ...judged })
    if (why !== undefined) return why
    const signed = await by(keys.hotWallet, judged.settings, order)
    await memory.keep(order, signed, now)
    return signed
  }

  async function check(draft: PayoutDraft): Promise<'allowed' | SignerRefusalName> {
    const by = await judge(parts, draft, parts.now())
    if (typeof by === 'string') return by
    return whyNotAllowed({ draft, ...by }) ?? 'allowed'
  }

  function outcomeOf(asked: Asked): Promise<Signed | 'allowed' | SignerRefusalName> {
    if ('sign' in asked) return signOnce(asked.sign, whyNotSigned, signPayout)
    if ('check' in asked) return check(asked.check)
    return signOnce(asked.cancel, whyNotCancelled, signCancellation)
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

/** All that an order is judged by. */
async function judge(
  { chains, limits, memory, readJournal }: SigningParts,
  order: SignedOrder | PayoutDraft,
  now: Millis,
): Promise<Judged | SignerRefusalName> {
  const settings = chains.find(({ name }) => name === order.chain)
  if (settings?.hotWallet === undefined) return 'chainNotPaid'
  const journal = await readJournal()
  if ('refused' in journal) return journal.refused
  return {
    settings,
    limits,
    approval: journal.open.get(order.withdrawal),
    cancelling: journal.cancelling.get(order.withdrawal),
    before: memory.before(order, now),
  }
}

function aboutOf(asked: Asked): string {
  if ('sign' in asked) return `withdrawal ${asked.sign.withdrawal}`
  if ('check' in asked) return `withdrawal ${asked.check.withdrawal}, before its nonce`
  return `cancellation of nonce ${asked.cancel.nonce}, withdrawal ${asked.cancel.withdrawal}`
}
