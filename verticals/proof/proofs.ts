/** Publishes proofs by the clock, one after the other, and finds what members and strangers ask of them. */
import { createHmac, randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { MemberId } from '@evenkeel/kernel'
import { CELL_BYTES, decimalOf, HASH_BYTES, hexOf, readCell, viewOf } from '@evenkeel/wire/proof'
import type { LedgerRun, Platform } from '@evenkeel/wire/server'
import type { ProofSettings } from './settings.ts'
import { addProof, lastProof, nextAfter, type Proof } from './store.ts'
import { findLeaf, hasTree, removeTrees } from './tree/files.ts'
import type { TreeMade, TreeWork } from './tree/treeWorker.ts'
import type { Inclusion } from './verify/inclusion.ts'
import { readStatement, statementHash } from './verify/statement.ts'
import { identityOf, saltOf } from './verify/tree.ts'

export type Proofs = {
  /** The newest, as it was last published. */
  latest(): Proof | undefined
  /** Publishes one now; who asks while one is being made gets that one. */
  make(): Promise<Proof>
  hasTree(proof: Proof): boolean
  /** What leads from a member's leaf to the root; `undefined` for who held nothing. */
  inclusionOf(proof: Proof, member: MemberId, uid: number): Promise<Inclusion | undefined>
  readonly folder: string
  stop(): Promise<void>
}

type Parts = Pick<
  Platform,
  'config' | 'tables' | 'keys' | 'now' | 'log' | 'metrics' | 'onLedger' | 'onFailure'
>

const MINUTE_MS = 60_000
const NONCE_BYTES = 32
const TREE = new URL('./tree/treeWorker.ts', import.meta.url)

export async function openProofs(parts: Parts, settings: ProofSettings): Promise<Proofs> {
  const { config, keys, now, metrics } = parts
  const folder = join(config.dataDir, 'proofs')
  const key = keys.key('proof salts', 32)
  const secretOf = (nonce: Buffer) => createHmac('sha256', key).update(nonce).digest()
  const press = await openPress(parts, { folder, secretOf, treesKept: settings.treesKept })
  const everyMs = settings.everyMinutes * MINUTE_MS
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  /** One for every span of time that has begun, at its beginning or as soon as there is a server. */
  function schedule(soonest = 0): void {
    if (everyMs === 0 || isStopped) return
    const last = press.latest()
    const due = last === undefined ? 0 : nextSpan(last.statement.at, everyMs)
    timer = setTimeout(publish, Math.max(due - now(), soonest))
    timer.unref()
  }

  async function publish(): Promise<void> {
    try {
      await press.make()
      schedule()
    } catch (error) {
      if (isStopped) return
      parts.onFailure('proof failed')(error)
      schedule(MINUTE_MS)
    }
  }

  metrics.gauge('proof_age_seconds', () => {
    const last = press.latest()
    return last === undefined ? 0 : Math.round((now() - last.statement.at) / 1_000)
  })
  schedule()
  return {
    latest: press.latest,
    make: press.make,
    hasTree: ({ statement }) => hasTree(folder, statement.number),
    inclusionOf: (proof, member, uid) =>
      inclusionIn(folder, proof, saltOf(secretOf(proof.nonce), member), uid),
    folder,
    async stop() {
      isStopped = true
      clearTimeout(timer)
      await press.stop()
    },
  }
}

type PressParts = {
  readonly folder: string
  readonly treesKept: number
  secretOf(nonce: Buffer): Uint8Array
}

/** Makes one proof at a time: the tree is on the disk before the table says that there is a proof. */
async function openPress(
  { config, tables, now, log, onLedger }: Parts,
  { folder, treesKept, secretOf }: PressParts,
) {
  let latest = await lastProof(tables)
  let making: Promise<Proof> | undefined
  let run: LedgerRun | undefined
  let isStopped = false

  async function publish(): Promise<Proof> {
    const begun = performance.now()
    const last = await lastProof(tables)
    // A nonce of its own for each attempt: what is made twice has nothing in common.
    const nonce = randomBytes(NONCE_BYTES)
    const work: TreeWork = {
      ...nextAfter(last),
      at: Math.max(Math.round(now()), (last?.statement.at ?? 0) + 1),
      environment: config.production ? 'production' : 'sandbox',
      folder,
      secret: secretOf(nonce),
    }
    if (isStopped) throw new Error('no proofs are made any more')
    run = onLedger(TREE, work)
    const { text, entries } = (await run.done) as TreeMade
    const statement = readStatement(text)
    if (statement === undefined) throw new Error('a proof states what can be read')
    const proof = { statement, hash: statementHash(text), entries, nonce }
    await addProof(tables, text, proof)
    latest = proof
    await removeTrees(folder, statement.number - treesKept)
    const ms = Math.round(performance.now() - begun)
    log.info('proof published', { batch: statement.batch, ms })
    return proof
  }

  return {
    latest: () => latest,
    make(): Promise<Proof> {
      making ??= publish().finally(() => {
        making = undefined
        run = undefined
      })
      return making
    },
    async stop(): Promise<void> {
      isStopped = true
      await run?.stop()
      await making?.catch(() => undefined)
    },
  }
}

/** When the next span of time begins. */
export function nextSpan(at: number, everyMs: number): number {
  return (Math.floor(at / everyMs) + 1) * everyMs
}

async function inclusionIn(
  folder: string,
  { statement }: Proof,
  salt: Uint8Array,
  uid: number,
): Promise<Inclusion | undefined> {
  const found = await findLeaf(folder, statement, identityOf(salt, uid))
  if (found === undefined) return undefined
  const view = viewOf(found.leaf)
  const amounts = statement.assets.map((_, nth) =>
    decimalOf(readCell(view, HASH_BYTES + nth * CELL_BYTES)),
  )
  return { index: found.index, salt: hexOf(salt), amounts, siblings: found.siblings }
}
