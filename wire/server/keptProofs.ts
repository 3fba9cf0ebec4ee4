/** Keeps what proves the ticks that something was decided by: receipts outlive the ticks of the chain. */
import { createHash } from 'node:crypto'
import type { Millis } from '@evenkeel/kernel'
import type { TickKind, TickProof } from '../proof/index.ts'
import type { Platform } from './platform.ts'

type Needs = Pick<Platform, 'tables' | 'history' | 'now' | 'onFailure'> & {
  readonly offered: Pick<Platform['offered'], 'tickProof'>
}
/** What proofs of one second have in common. */
type Shared = Pick<TickProof, 'group' | 'blocks' | 'place'>

/** A tick, by the moment that it is found by. */
export type TickName = {
  readonly symbol: string
  readonly moment: Millis
  readonly kind: TickKind
}
/** What an entry of the journal decided, by which ticks. */
export type Decided = { readonly seq: string; readonly ticks: readonly TickName[] }

/** Whose proofs these are: the tables `X_proof_blocks`, `X_tick_proof` and `X_proofs_kept`, and what was decided. */
export type ProofKeeping = {
  /** A word of the code, never of a request. */
  readonly prefix: string
  /** After an entry and before a moment, in the order of the entries; at most so many. */
  decided(
    history: Needs['history'],
    afterSeq: string,
    before: Millis,
    most: number,
  ): Promise<readonly Decided[]>
}

/** A proof has its place once its minute is published. */
const PUBLISHED_AFTER_MS = 90_000
/** What the chain cannot prove by then it never will, such as ticks of a time when it was not kept. */
const GIVEN_UP_AFTER_MS = 3_600_000
const AT_ONCE = 500
const EVERY_MS = 20_000

export class KeptProofs {
  readonly #needs: Needs
  readonly #keeping: ProofKeeping
  readonly #timer: NodeJS.Timeout
  #running: Promise<unknown> = Promise.resolve()
  #isStopped = false

  constructor(needs: Needs, keeping: ProofKeeping) {
    this.#needs = needs
    this.#keeping = keeping
    this.#timer = setInterval(() => {
      this.#running = this.#running
        .then(() => this.#keepAll())
        .catch(needs.onFailure(`${keeping.prefix} proofs not kept`))
    }, EVERY_MS)
    this.#timer.unref()
  }

  async find({ symbol, moment, kind }: TickName): Promise<TickProof | undefined> {
    const { tables, offered } = this.#needs
    const { prefix } = this.#keeping
    const [kept] = await tables.rows<{ blocks: Shared }>(
      `select shared.blocks from ${prefix}_tick_proof proof
         join ${prefix}_proof_blocks shared on shared.hash = proof.blocks
       where proof.symbol = $1 and proof.moment = $2 and proof.kind = $3`,
      [symbol, moment, kind],
    )
    if (kept !== undefined) return { symbol, moment, kind, ...kept.blocks }
    const proof = await offered.tickProof?.(symbol, moment, kind)
    if (proof !== undefined && isWhole(proof)) await this.#write(proof)
    return proof
  }

  /** Keeps what was decided since the last time; answers how much that was. */
  async keep(): Promise<number> {
    const { tables, history, now, offered } = this.#needs
    if (offered.tickProof === undefined) return 0
    const { prefix } = this.#keeping
    const [at] = await tables.rows<{ settled_seq: string }>(
      `select settled_seq from ${prefix}_proofs_kept`,
      [],
    )
    const before = now() - PUBLISHED_AFTER_MS
    const found = await this.#keeping.decided(history, at?.settled_seq ?? '0', before, AT_ONCE)
    let kept = 0
    while (kept < found.length && (await this.#isProven(found[kept] as Decided))) kept++
    // An entry decides many: the one in which this ended is gone through again.
    const isLast = kept === found.length && found.length < AT_ONCE
    const ended = isLast ? undefined : (found[kept] ?? found.at(-1))?.seq
    const reached = found.slice(0, kept).findLast(({ seq }) => seq !== ended)
    if (reached !== undefined)
      await tables.rows(`update ${prefix}_proofs_kept set settled_seq = $1`, [reached.seq])
    return kept
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearInterval(this.#timer)
    await this.#running
  }

  async #keepAll(): Promise<void> {
    while (!this.#isStopped && (await this.keep()) === AT_ONCE);
  }

  async #isProven({ ticks }: Decided): Promise<boolean> {
    for (const tick of ticks) if (!(await this.#isDone(tick))) return false
    return true
  }

  /** Whether it is kept, or will never be. */
  async #isDone(tick: TickName): Promise<boolean> {
    const proof = await this.find(tick)
    if (proof !== undefined && isWhole(proof)) return true
    return tick.moment < this.#needs.now() - GIVEN_UP_AFTER_MS
  }

  async #write({ symbol, moment, kind, group, blocks, place }: TickProof): Promise<void> {
    const text = JSON.stringify({ group, blocks, place } satisfies Shared)
    const hash = createHash('sha256').update(text).digest()
    const { prefix } = this.#keeping
    await this.#needs.tables.rows(
      `with shared as (insert into ${prefix}_proof_blocks (hash, blocks) values ($1, $2)
         on conflict do nothing)
       insert into ${prefix}_tick_proof (symbol, moment, kind, blocks) values ($3, $4, $5, $1)
       on conflict do nothing`,
      [hash, text, symbol, moment, kind],
    )
  }
}

const isWhole = ({ place }: TickProof) => place !== undefined

/** The tables of one keeper, as they are made first. */
export const proofTables = (prefix: string): string => `
-- The blocks of a second and their place: the proofs of many moments of that second share them.
create table ${prefix}_proof_blocks (
  hash bytea primary key,
  blocks jsonb not null
);
create table ${prefix}_tick_proof (
  symbol text not null,
  -- The moment that the tick is found by.
  moment bigint not null,
  kind text not null check (kind in ('firstAfter', 'lastAt')),
  blocks bytea not null references ${prefix}_proof_blocks,
  primary key (symbol, moment, kind)
);
-- Up to which entry of the journal the proofs of what was decided are kept.
create table ${prefix}_proofs_kept (
  is_only boolean primary key default true check (is_only),
  settled_seq bigint not null
);
insert into ${prefix}_proofs_kept (settled_seq) values (0);
`
