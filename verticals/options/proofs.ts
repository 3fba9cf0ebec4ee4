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

export class Proofs {
  readonly #needs: Needs
  readonly #timer: NodeJS.Timeout
  #keeping: Promise<unknown> = Promise.resolve()
  #isStopped = false

  constructor(needs: Needs) {
    this.#needs = needs
    this.#timer = setInterval(() => {
      this.#keeping = this.#keeping
        .then(() => this.#keepAll())
        .catch(needs.onFailure('option proofs not kept'))
    }, EVERY_MS)
    this.#timer.unref()
  }

  async find(symbol: string, moment: Millis, kind: TickKind): Promise<TickProof | undefined> {
    const { tables, offered } = this.#needs
    const [kept] = await tables.rows<{ blocks: Shared }>(
      `select shared.blocks from option_tick_proof proof
         join option_proof_blocks shared on shared.hash = proof.blocks
       where proof.symbol = $1 and proof.moment = $2 and proof.kind = $3`,
      [symbol, moment, kind],
    )
    if (kept !== undefined) return { symbol, moment, kind, ...kept.blocks }
    const proof = await offered.tickProof?.(symbol, moment, kind)
    if (proof !== undefined && isWhole(proof)) await this.#write(proof)
    return proof
  }

  /** Keeps what was settled since the last time; answers how many options that was. */
  async keep(): Promise<number> {
    const { tables, history, now, offered } = this.#needs
    if (offered.tickProof === undefined) return 0
    const rows = await history.rows<Settled>(
      `select symbol, accepted_at, expires_at, outcome, settled_seq from option_order
       where settled_seq > (select settled_seq from option_proofs_kept) and settled_at < $1
       order by settled_seq limit $2`,
      [now() - PUBLISHED_AFTER_MS, AT_ONCE],
    )
    let kept = 0
    while (kept < rows.length && (await this.#isProven(rows[kept]))) kept++
    // An entry settles many: the one in which this ended is gone through again.
    const isLast = kept === rows.length && rows.length < AT_ONCE
    const ended = isLast ? undefined : (rows[kept] ?? rows.at(-1))?.settled_seq
    const reached = rows.slice(0, kept).findLast(({ settled_seq }) => settled_seq !== ended)
    if (reached !== undefined)
      await tables.rows('update option_proofs_kept set settled_seq = $1', [reached.settled_seq])
    return kept
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    clearInterval(this.#timer)
    await this.#keeping
  }

  async #keepAll(): Promise<void> {
    while (!this.#isStopped && (await this.keep()) === AT_ONCE);
  }

  async #isProven(settled: Settled | undefined): Promise<boolean> {
    if (settled === undefined) return false
    const { symbol, accepted_at, expires_at, outcome } = settled
    if (!(await this.#isDone(symbol, Number(accepted_at), 'firstAfter'))) return false
    return outcome === 'unopened' || this.#isDone(symbol, Number(expires_at), 'lastAt')
  }

  /** Whether it is kept, or will never be. */
  async #isDone(symbol: string, moment: Millis, kind: TickKind): Promise<boolean> {
    const proof = await this.find(symbol, moment, kind)
    if (proof !== undefined && isWhole(proof)) return true
    return moment < this.#needs.now() - GIVEN_UP_AFTER_MS
  }

  async #write({ symbol, moment, kind, group, blocks, place }: TickProof): Promise<void> {
    const text = JSON.stringify({ group, blocks, place } satisfies Shared)
    const hash = createHash('sha256').update(text).digest()
    await this.#needs.tables.rows(
      `with shared as (insert into option_proof_blocks (hash, blocks) values ($1, $2)
         on conflict do nothing)
       insert into option_tick_proof (symbol, moment, kind, blocks) values ($3, $4, $5, $1)
       on conflict do nothing`,
      [hash, text, symbol, moment, kind],
    )
  }
}

const isWhole = ({ place }: TickProof) => place !== undefined
