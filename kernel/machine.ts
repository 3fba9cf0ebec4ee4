/** The exchange as a state machine: two realms, every core's state, and the facts that change them. */

import type { AccountRef, MemberId } from './accounts.ts'
import { Answered, type AnsweredAt } from './answered.ts'
import { assert } from './assert.ts'
import { Board, type Prices } from './board.ts'
import { Reader, Writer } from './bytes.ts'
import type { AnyCore, Decision, Millis, Typed, World } from './decision.ts'
import { type Entry, EntryCodec, type Realm, realms } from './entry.ts'
import type { Fingerprint } from './fingerprint.ts'
import { type Id, idAt } from './ids.ts'
import { type Asset, type Claim, Ledger, type Moved, type Movement } from './ledger.ts'
import type { Amount } from './money.ts'
import type { RequestKey } from './requestKey.ts'

const FORMAT = 1
const CODES = 256

/** One realm's half: balances, states and answered keys that the other cannot reach. */
type Half = {
  readonly realm: Realm
  readonly ledger: Ledger
  /** By the core's code. */
  readonly states: unknown[]
  readonly answered: Answered
  readonly world: { now: Millis; readonly ledger: Ledger; readonly prices: Prices; id(): Id }
}

export class Machine {
  readonly codec: EntryCodec
  readonly board = new Board()
  readonly #prices = this.board.prices()
  readonly #cores: readonly AnyCore[]
  readonly #salt: number
  #halves: Record<Realm, Half>
  /** How many entries, and how many batches of them, the state holds. */
  #seq = 0
  #batch = 0
  /** When the last entry was taken; and what time it is, which nobody writes down by itself. */
  #at: Millis = 0
  #now: Millis = 0
  #given = 0
  /** Told of every movement when it is posted. */
  onMovement: ((realm: Realm, movement: Movement) => void) | undefined
  /** Told whom an event concerns, beside those whose money it moves. */
  onConcern: ((realm: Realm, members: readonly MemberId[]) => void) | undefined

  constructor(cores: readonly AnyCore[], salt = 0) {
    this.#cores = cores
    this.#salt = salt
    this.codec = new EntryCodec(cores)
    this.#halves = { real: this.#newHalf('real'), demo: this.#newHalf('demo') }
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

  balance(realm: Realm, account: AccountRef, asset: Asset): Amount {
    return this.#halves[realm].ledger.balance(account, asset)
  }

  state(realm: Realm, core: AnyCore): unknown {
    const state = this.#halves[realm].states[core.code]
    assert(state !== undefined, 'the exchange runs the core that it is asked for')
    return state
  }

  /** What the cores of a realm look at, for those who show it. */
  look(realm: Realm): Pick<World, 'ledger' | 'prices'> {
    return this.#halves[realm].world
  }

  answered(realm: Realm, key: RequestKey): AnsweredAt | undefined {
    return this.#halves[realm].answered.find(key)
  }

  /** After a replay: gets ready for commands. */
  index(): void {
    for (const realm of realms) this.#halves[realm].answered.index()
  }

  /** Time only moves forward, whatever the clock says. */
  advance(now: Millis): void {
    if (now > this.#now) this.#now = now
  }

  decide(core: AnyCore, command: Typed, realm: Realm): Decision<Typed> {
    return core.decide(command, this.state(realm, core), this.#world(realm))
  }

  /** The next piece of work that time has made due, on either realm. */
  due(): { core: AnyCore; command: Typed; realm: Realm } | undefined {
    for (const core of this.#cores) {
      if (core.due === undefined) continue
      for (const realm of realms) {
        const command = core.due(this.state(realm, core), this.#world(realm))
        if (command !== undefined) return { core, command, realm }
      }
    }
    return undefined
  }

  /** Takes a decided entry into the state, as part of the batch that it will be written with. */
  take(entry: Entry, batch: number): void {
    this.#begin(entry.seq, entry.at, entry.realm, batch, entry.key, entry.fingerprint)
    if (!entry.decision.ok) return
    for (const event of entry.decision.events)
      this.#apply(this.#halves[entry.realm], event, this.codec.coreOf(event.type))
  }

  /** Takes a whole batch that the journal kept. */
  replay(payload: Uint8Array): void {
    const batch = this.#batch + 1
    let half = this.#halves.real
    this.codec.readBatch(new Reader(payload), {
      entry: (seq, at, realm, key, fingerprint) => {
        half = this.#halves[realm]
        this.#begin(seq, at, realm, batch, key, fingerprint)
      },
      event: (event, core) => this.#apply(half, event, core),
      refusal: () => undefined,
    })
    this.endBatch(batch)
  }

  endBatch(batch: number): void {
    assert(batch === this.#batch + 1, 'batches follow one another')
    for (const realm of realms) this.#halves[realm].ledger.balanceBooks()
    this.#batch = batch
  }

  /** Every byte of the state; equal states make equal bytes. */
  snapshot(): Uint8Array {
    const out = new Writer()
    out.u8(FORMAT)
    out.uint(this.#seq)
    out.uint(this.#batch)
    out.uint(this.#at)
    for (const realm of realms) {
      const { ledger, answered, states } = this.#halves[realm]
      Ledger.codec.write(out, ledger)
      Answered.codec(this.#salt).write(out, answered)
      out.uint(this.#cores.length)
      for (const core of this.#cores) {
        out.word(core.name)
        core.snapshot.write(out, states[core.code])
      }
    }
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
    for (const realm of realms) {
      const ledger = Ledger.codec.read(input)
      const half = this.#newHalf(realm, ledger, Answered.codec(this.#salt).read(input))
      for (let left = input.uint(); left > 0; left--) {
        const name = input.word()
        const core = this.#cores.find((candidate) => candidate.name === name)
        assert(core !== undefined, `this version knows the core ${name}`)
        half.states[core.code] = core.snapshot.read(input)
      }
      this.#halves[realm] = half
    }
    assert(input.done, 'a snapshot ends where it says')
  }

  /** Every invariant, from nothing but the state; `post` and the cores keep them step by step. */
  check(only: readonly Realm[] = realms): void {
    for (const realm of only) {
      const { ledger, states } = this.#halves[realm]
      const claims: Claim[] = []
      for (const core of this.#cores)
        if (core.claims !== undefined) claims.push(...core.claims(states[core.code]))
      ledger.check(claims)
    }
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
    if (at > this.#now) this.#now = at
    if (key !== undefined && fingerprint !== undefined)
      this.#halves[realm].answered.add(key, fingerprint, batch, at)
  }

  #apply(half: Half, event: Typed, core: AnyCore | undefined): void {
    if (core === undefined) {
      this.#post(half, event as Moved)
      return
    }
    core.apply(event, half.states[core.code])
    if (this.onConcern !== undefined && core.concerns !== undefined)
      this.onConcern(half.realm, core.concerns(event))
    if (core.movements === undefined) return
    for (const movement of core.movements(event)) this.#post(half, movement)
  }

  #post(half: Half, movement: Movement): void {
    half.ledger.post(movement)
    this.onMovement?.(half.realm, movement)
  }

  #world(realm: Realm): World {
    const { world } = this.#halves[realm]
    world.now = this.#now
    this.#given = 0
    return world
  }

  #newHalf(realm: Realm, ledger = new Ledger(), answered = new Answered(this.#salt)): Half {
    const states: unknown[] = new Array(CODES).fill(undefined)
    for (const core of this.#cores) states[core.code] = core.initial()
    const prices = this.#prices[realm]
    const world = { now: 0, ledger, prices, id: () => idAt(this.#seq + 1, this.#given++) }
    return { realm, ledger, states, answered, world }
  }
}
