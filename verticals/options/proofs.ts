/** Keeps what proves the ticks that options were opened and settled by: receipts outlive the ticks of the chain. */
import { createHash } from 'node:crypto'
import type { Millis } from '@evenkeel/kernel'
import type { TickKind, TickProof } from '@evenkeel/wire/proof'
import type { Platform } from '@evenkeel/wire/server'

type Needs = Pick<Platform, 'tables' | 'history' | 'now' | 'onFailure'> & {
  readonly offered: Pick<Platform['offered'], 'tickProof'>
}
/** What proofs of one second have in common. */
type Shared = Pick<TickProof, 'group' | 'blocks' | 'place'>
type Settled = {
  readonly symbol: string
  readonly accepted_at: string
  readonly expires_at: string
  readonly outcome: string
  readonly settled_seq: string
}

/** A proof has its place once its minute is published. */
const PUBLISHED_AFTER_MS = 90_000
/** What the chain cannot prove by then it never will, such as ticks of a time when it was not kept. */
const GIVEN_UP_AFTER_MS = 3_600_000
const AT_ONCE = 500
const EVERY_MS = 20_000

export type Proofs = {
  find(symbol: string, moment: Millis, kind: TickKind): Promise<TickProof | undefined>
  /** Keeps what was settled since the last time; answers how many options that was. */
  keep(): Promise<number>
  stop(): Promise<void>
}

export function openProofs(needs: Needs): Proofs {
  const { tables, history, now, offered, onFailure } = needs
  const isWhole = (proof: TickProof | undefined): proof is TickProof => proof?.place !== undefined
  let keeping: Promise<unknown> = Promise.resolve()

  async function find(symbol: string, moment: Millis, kind: TickKind) {
    const [kept] = await tables.rows<{ blocks: Shared }>(
      `select shared.blocks from option_tick_proof proof
         join option_proof_blocks shared on shared.hash = proof.blocks
       where proof.symbol = $1 and proof.moment = $2 and proof.kind = $3`,
      [symbol, moment, kind],
    )
    if (kept !== undefined) return { symbol, moment, kind, ...kept.blocks }
    const proof = await offered.tickProof?.(symbol, moment, kind)
    if (isWhole(proof)) await write(proof)
    return proof
  }

  async function write({ symbol, moment, kind, group, blocks, place }: TickProof): Promise<void> {
    const text = JSON.stringify({ group, blocks, place } satisfies Shared)
    const hash = createHash('sha256').update(text).digest()
    await tables.rows(
      `with shared as (insert into option_proof_blocks (hash, blocks) values ($1, $2)
         on conflict do nothing)
       insert into option_tick_proof (symbol, moment, kind, blocks) values ($3, $4, $5, $1)
       on conflict do nothing`,
      [hash, text, symbol, moment, kind],
    )
  }

  /** Whether it is kept, or will never be. */
  async function isDone(symbol: string, moment: Millis, kind: TickKind): Promise<boolean> {
    if (isWhole(await find(symbol, moment, kind))) return true
    return moment < now() - GIVEN_UP_AFTER_MS
  }

  async function keep(): Promise<number> {
    if (offered.tickProof === undefined) return 0
    const rows = await history.rows<Settled>(
      `select symbol, accepted_at, expires_at, outcome, settled_seq from option_order
       where settled_seq > (select settled_seq from option_proofs_kept) and settled_at < $1
       order by settled_seq limit $2`,
      [now() - PUBLISHED_AFTER_MS, AT_ONCE],
    )
    let kept = 0
    for (const { symbol, accepted_at, expires_at, outcome } of rows) {
      if (!(await isDone(symbol, Number(accepted_at), 'firstAfter'))) break
      if (outcome !== 'unopened' && !(await isDone(symbol, Number(expires_at), 'lastAt'))) break
      kept++
    }
    // An entry settles many: the one in which this ended is gone through again.
    const isLast = kept === rows.length && rows.length < AT_ONCE
    const ended = isLast ? undefined : (rows[kept] ?? rows.at(-1))?.settled_seq
    const reached = rows.slice(0, kept).findLast(({ settled_seq }) => settled_seq !== ended)
    if (reached !== undefined)
      await tables.rows('update option_proofs_kept set settled_seq = $1', [reached.settled_seq])
    return kept
  }

  let isStopped = false
  async function keepAll(): Promise<void> {
    while (!isStopped && (await keep()) === AT_ONCE);
  }
  const timer = setInterval(() => {
    keeping = keeping.then(keepAll).catch(onFailure('option proofs not kept'))
  }, EVERY_MS)
  timer.unref()

  return {
    find,
    keep,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await keeping
    },
  }
}
