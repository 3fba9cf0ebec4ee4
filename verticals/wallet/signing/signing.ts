/** The signer itself: asked for a signature, it looks into the journal and into its own memory, and signs or says why not. */
import type { Millis } from '@evenkeel/kernel'
import type { Log } from '@evenkeel/wire/server'
import type { ChainSettings } from '../chains/settings.ts'
import type { ChainName } from '../core/networks.ts'
import { createSerialQueue } from '../deposits/serialQueue.ts'
import { signPayout } from '../withdrawals/signer/evmSigning.ts'
import type { PayoutOrder, Signed } from '../withdrawals/signer/signer.ts'
import type { Approvals } from './approvals.ts'
import type { SignerKeys } from './keys.ts'
import { type Before, type SignerLimits, whyNotSigned } from './policy.ts'
import type { Answered, SignerRefusalName, SignRequest } from './protocol.ts'

/** All that was ever signed, durable. */
export type SignedMemory = {
  /** What this very order was answered with. */
  find(order: PayoutOrder): Signed | undefined
  before(order: PayoutOrder, now: Millis): Before
  /** Resolves when no loss of power can take it away. */
  keep(order: PayoutOrder, signed: Signed, now: Millis): Promise<void>
}

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

  async function sign(order: PayoutOrder): Promise<Signed | SignerRefusalName> {
    const known = memory.find(order)
    if (known !== undefined) return known
    const settings = paid.get(order.chain)
    if (settings === undefined) return 'chainNotPaid'
    const journal = await parts.readJournal()
    if ('refused' in journal) return journal.refused
    const approval = journal.open.get(order.withdrawal)
    const now = parts.now()
    const before = memory.before(order, now)
    const why = whyNotSigned({ order, approval, before, limits: parts.limits, settings })
    if (why !== undefined) return why
    const signed = await signPayout(keys.hotWallet, settings, order)
    await memory.keep(order, signed, now)
    return signed
  }

  return {
    async answer({ id, sign: order }) {
      const outcome = await serially(() => sign(order)).catch((error): SignerRefusalName => {
        log.error('signing failed', { error: (error as Error).name })
        return 'failed'
      })
      const about = `withdrawal ${order.withdrawal}`
      if (typeof outcome === 'string') {
        log.warn('refused to sign', { reason: `${outcome}, ${about}` })
        return { id, refused: outcome }
      }
      log.info('signed', { reason: about })
      return { id, signed: outcome }
    },
  }
}
