/** The exchange as a state machine: two realms, every core's state, and the facts that change them. */

import type { AccountRef, MemberId } from './accounts.ts'
import { Answered, type AnsweredAt } from './answered.ts'
import { assert } from './assert.ts'
import { Board } from './board.ts'
import { Reader, Writer } from './bytes.ts'
import type { AnyCore, Decision, Millis, Typed, World } from './decision.ts'
import { type Entry, EntryCodec, type Realm, realms } from './entry.ts'
import type { Fingerprint } from './fingerprint.ts'
import { checkHalf, type Half, initialStates, readStates, stateOf, writeHalf } from './half.ts'
import { idAt } from './ids.ts'
import { type Asset, Ledger, type Moved, type Movement, type Post } from './ledger.ts'
import type { Amount } from './money.ts'
import type { RequestKey } from './requestKey.ts'

const FORMAT = 1
/** More changes in a millisecond than this only make a revision run ahead of the clock for a while. */
const REVISIONS_PER_MS = 1_000

export class Machine {
  readonly codec: EntryCodec
  readonly board = new Board()
  readonly #prices = this.board.prices()
  readonly #cores: readonly AnyCore[]
  readonly #salt: number
  #real: Half
  #demo: Half
  /** How many entries, and how many batches of them, the state holds. */
  #seq = 0
  #batch = 0
  /** When the last entry was taken; and what time it is, which nobody writes down by itself. */
  #at: Millis = 0
  #now: Millis = 0
  #revision = 0
  #given = 0
  /** The board and the time with which nothing was due. */
  #quietBoard = -1
  #quietAt: Millis = 0
  /** Told of every movement when it is posted. */
  onMovement: ((realm: Realm, movement: Movement) => void) | undefined
  /** Told whom an event concerns, beside those whose money it moves. */
  onConcern: ((realm: Realm, members: readonly MemberId[]) => void) | undefined

  constructor(cores: readonly AnyCore[], salt = 0) {
    this.#cores = cores
    this.#salt = salt
    this.codec = new EntryCodec(cores)
    this.#real = this.#newHalf('real')
    this.#demo = this.#newHalf('demo')
  }

  get seq(): number {
    return this.#seq
  }
  get batch(): number {
    return this.#batch
  }
  get at(): Millis {
    return this.#at
  }
  get now(): Millis {
    return this.#now
  }
  /** Grows with every entry: of two states the newer has the greater one. It follows the clock, so that it tells nobody how many entries there were. */
  get revision(): number {
    return this.#revision
  }

  balance(realm: Realm, account: AccountRef, asset: Asset): Amount {
    return this.#half(realm).ledger.balance(account, asset)
  }

  state(realm: Realm, core: AnyCore): unknown {
    return stateOf(this.#half(realm), core)
  }

  /** What the cores of a realm look at, for those who show it. */
  look(realm: Realm): Pick<World, 'ledger' | 'prices'> {
    return this.#half(realm).world
  }

  answered(realm: Realm, key: RequestKey): AnsweredAt | undefined {
    return this.#half(realm).answered.find(key)
  }

  /** After a replay: gets ready for commands. */
  index(): void {
    for (const realm of realms) this.#half(realm).answered.index()
  }

  /** Time only moves forward, whatever the clock says. */
  advance(now: Millis): void {
    if (now > this.#now) this.#now = now
  }

  decide(core: AnyCore, command: Typed, realm: Realm): Decision<Typed> {
    const half = this.#half(realm)
    return core.decide(command, stateOf(half, core), this.#world(half))
  }

  /** The next piece of work that time or the board has made due, on either realm. */
  due(): { core: AnyCore; command: Typed; realm: Realm } | undefined {
    const { version } = this.board
    if (version !== this.#quietBoard || this.#now !== this.#quietAt)
      this.#real.isQuiet = this.#demo.isQuiet = false
    else if (this.#real.isQuiet && this.#demo.isQuiet) return undefined
    for (const core of this.#cores) {
      if (core.due === undefined) continue
      for (const realm of realms) {
        const half = this.#half(realm)
        if (half.isQuiet) continue
        const command = core.due(stateOf(half, core), this.#world(half))
        if (command !== undefined) return { core, command, realm }
      }
    }
    this.#real.isQuiet = this.#demo.isQuiet = true
    this.#quietBoard = version
    this.#quietAt = this.#now
    return undefined
  }

  /** Takes a decided entry into the state, as part of the batch that it will be written with. */
  take(entry: Entry, batch: number): void {
    this.#begin(entry.seq, entry.at, entry.realm, batch, entry.key, entry.fingerprint)
    if (!entry.decision.ok) return
    const half = this.#half(entry.realm)
    for (const event of entry.decision.events)
      this.#apply(half, event, this.codec.coreOf(event.type))
  }

  /** Takes a whole batch that the journal kept. */
  replay(payload: Uint8Array): void {
    const batch = this.#batch + 1
    let half = this.#real
    this.codec.readBatch(new Reader(payload), {
      entry: (seq, at, realm, key, fingerprint) => {
        half = this.#half(realm)
        this.#begin(seq, at, realm, batch, key, fingerprint)
      },
      event: (event, core) => this.#apply(half, event, core),
      refusal: () => undefined,
    })
    this.endBatch(batch)
  }

  endBatch(batch: number): void {
    assert(batch === this.#batch + 1, 'batches follow one another')
    for (const realm of realms) this.#half(realm).ledger.balanceBooks()
    this.#batch = batch
  }

  /** Every byte of the state; equal states make equal bytes. */
  snapshot(): Uint8Array {
    const out = new Writer()
    out.u8(FORMAT)
    out.uint(this.#seq)
    out.uint(this.#batch)
    out.uint(this.#at)
    for (const realm of realms) writeHalf(out, this.#half(realm), this.#cores, this.#salt)
    return out.copy()
  }

  /** Puts a snapshot in the place of the state. A core that it does not know yet starts anew. */
  restore(snapshot: Uint8Array): void {
    const input = new Reader(snapshot)
    assert(input.u8() === FORMAT, 'a snapshot has the format that this version knows')
    this.#seq = input.uint()
    this.#batch = input.uint()
    this.#at = input.uint()
    this.#now = this.#at
    this.#revision = this.#at * REVISIONS_PER_MS
    for (const realm of realms) {
      const ledger = Ledger.codec.read(input)
      const half = this.#newHalf(realm, ledger, Answered.codec(this.#salt).read(input))
      readStates(input, half, this.#cores)
      if (realm === 'real') this.#real = half
      else this.#demo = half
    }
    assert(input.done, 'a snapshot ends where it says')
  }

  /** Every invariant, from nothing but the state; `post` and the cores keep them step by step. */
  check(only: readonly Realm[] = realms): void {
    for (const realm of only) checkHalf(this.#half(realm), this.#cores)
  }

  #begin(
    seq: number,
    at: Millis,
    realm: Realm,
    batch: number,
    key: RequestKey | undefined,
    fingerprint: Fingerprint | undefined,
  ): void {
    assert(seq === this.#seq + 1, 'entries follow one another')
    assert(at >= this.#at, 'time only moves forward')
    this.#seq = seq
    this.#at = at
    this.#revision = Math.max(this.#revision + 1, at * REVISIONS_PER_MS)
    if (at > this.#now) this.#now = at
    const half = this.#half(realm)
    half.isQuiet = false
    if (key !== undefined && fingerprint !== undefined)
      half.answered.add(key, fingerprint, batch, at)
  }

  #apply(half: Half, event: Typed, core: AnyCore | undefined): void {
    if (core === undefined) {
      const { asset, amount, from, to, reason, of } = event as Moved
      half.post(asset, amount, from, to, reason, of)
      return
    }
    core.apply(event, half.states[core.code])
    if (this.onConcern !== undefined && core.concerns !== undefined)
      this.onConcern(half.realm, core.concerns(event))
    if (core.movements !== undefined) core.movements(event, half.post)
  }

  /** By a comparison: a look-up by name is slow, and every step begins with it. */
  #half(realm: Realm): Half {
    return realm === 'real' ? this.#real : this.#demo
  }

  #world({ world }: Half): World {
    world.now = this.#now
    this.#given = 0
    return world
  }

  #newHalf(realm: Realm, ledger = new Ledger(), answered = new Answered(this.#salt)): Half {
    const states = initialStates(this.#cores)
    const prices = this.#prices[realm]
    const world = { now: 0, ledger, prices, id: () => idAt(this.#seq + 1, this.#given++) }
    const post: Post = (asset, amount, from, to, reason, of) => {
      ledger.post(asset, amount, from, to)
      if (this.onMovement !== undefined)
        this.onMovement(realm, { asset, amount, from, to, reason, of })
    }
    return { realm, ledger, states, answered, world, post, isQuiet: false }
  }
}
