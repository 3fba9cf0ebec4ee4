/** The balances of the real realm alone, replayed without any core's state: all that an event says about money is in the event. */
import { assert } from './assert.ts'
import { Reader } from './bytes.ts'
import type { AnyCore, Typed } from './decision.ts'
import { EntryCodec, type Realm } from './entry.ts'
import type { Batch, Snapshot } from './journal.ts'
import { Ledger, type Moved, type Post } from './ledger.ts'
import { readSnapshotHead } from './realmState.ts'

export class BalanceReplay {
  readonly #codec: EntryCodec
  #ledger = new Ledger()
  readonly #post: Post = (asset, amount, from, to) => this.#ledger.post(asset, amount, from, to)
  #batch = 0
  #entries = 0

  constructor(cores: readonly AnyCore[]) {
    this.#codec = new EntryCodec(cores)
  }

  /** How many batches, and entries in them, the balances hold. */
  get batch(): number {
    return this.#batch
  }
  get entries(): number {
    return this.#entries
  }
  get ledger(): Pick<Ledger, 'balances'> {
    return this.#ledger
  }

  /** Reads no further than the ledger, which stands before everything else of its realm. */
  async restore({ seq, pieces }: Snapshot): Promise<void> {
    let isHead = true
    for await (const piece of pieces) {
      const input = new Reader(piece)
      if (!isHead) {
        this.#ledger = Ledger.codec.read(input)
        return
      }
      const head = readSnapshotHead(input)
      assert(head.batch === seq, 'a snapshot holds the batches that it names')
      this.#batch = head.batch
      this.#entries = head.seq
      isHead = false
    }
    assert(false, 'a snapshot holds a ledger')
  }

  replay({ seq, payload }: Batch): void {
    assert(seq === this.#batch + 1, 'batches follow one another')
    let realm: Realm = 'real'
    this.#codec.readBatch(new Reader(payload), {
      entry: (nth, _, of) => {
        assert(nth === this.#entries + 1, 'entries follow one another')
        this.#entries = nth
        realm = of
      },
      event: (event, core) => {
        if (realm === 'real') this.#apply(event, core)
      },
      refusal: () => undefined,
    })
    this.#ledger.checkSums()
    this.#batch = seq
  }

  #apply(event: Typed, core: AnyCore | undefined): void {
    if (core === undefined) {
      const { asset, amount, from, to, reason, of } = event as Moved
      this.#post(asset, amount, from, to, reason, of)
    } else core.movements?.(event, this.#post)
  }
}
