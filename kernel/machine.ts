/** The exchange as a state machine: two realms, every core's state, and the facts that change them. */
import type { AccountRef, MemberId } from './accounts.ts'
import { Answered, type AnsweredAt, type KeyFault } from './answered.ts'
import { assert } from './assert.ts'
import type { Audit } from './audit.ts'
import { Board, type BoardChange } from './board.ts'
import { Reader } from './bytes.ts'
import type { Accepted, Actor, AnyCore, Decision, Millis, Typed, World } from './decision.ts'
import { Deferring, type Due, FailingWork } from './dueWork.ts'
import { type Entry, EntryCodec, EXCHANGE, type Realm, realms } from './entry.ts'
import type { TellFact } from './facts.ts'
import type { Fingerprint } from './fingerprint.ts'
import { idAt } from './ids.ts'
import type { Pieces } from './journal.ts'
import { type Asset, type Claim, Ledger, type Moved, type Movement, type Post } from './ledger.ts'
import type { Amount } from './money.ts'
import {
  auditRealm,
  checkRealm,
  initialStates,
  noSymbols,
  noteMoved,
  piecesOf,
  type RealmState,
  readingStates,
  readSnapshotHead,
  snapshotHead,
  stateOf,
  takenFrom,
  written,
} from './realmState.ts'
import type { RequestKey } from './requestKey.ts'
import { nextUrgent } from './urgent.ts'

/** More changes in a millisecond than this only make a revision run ahead of the clock for a while. */
const REVISIONS_PER_MS = 1_000
const NOTHING = new Uint8Array()
const TOO_SHORT = 'a snapshot holds all that it says'
const TOO_LONG = 'a snapshot ends where it says'

export class Machine {
  readonly codec: EntryCodec
  readonly board = new Board()
  readonly failing = new FailingWork()
  readonly #prices = this.board.prices()
  readonly #cores: readonly AnyCore[]
  readonly #urgent: readonly AnyCore[]
  readonly #deferring: Deferring
  readonly #reacting: readonly AnyCore[]
  readonly #watching: readonly AnyCore[]
  /** The core that commands pass before they are decided. */
  readonly #gate: AnyCore | undefined
  readonly #salt: number
  #real: RealmState
  #demo: RealmState
  /** How many entries, and how many batches of them, the state holds. */
  #seq = 0
  #batch = 0
  /** When the last entry was taken; and what time it is, which nobody writes down by itself. */
  #at: Millis = 0
  #now: Millis = 0
  #revision = 0
  #given = 0
  /** Told of every movement when it is posted. */
  onMovement: ((realm: Realm, movement: Movement) => void) | undefined
  /** Told whom an event concerns, beside those whose money it moves. */
  onConcern: ((realm: Realm, members: readonly MemberId[]) => void) | undefined

  constructor(cores: readonly AnyCore[], salt = 0) {
    this.#cores = cores
    this.#urgent = cores.filter((core) => core.urgent !== undefined)
    this.#deferring = new Deferring(cores, this.failing)
    this.#reacting = cores.filter((core) => core.reacts !== undefined)
    this.#watching = cores.filter((core) => core.watched !== undefined)
    const gates = cores.filter((core) => core.gate !== undefined)
    assert(gates.length <= 1, 'one core has a gate')
    this.#gate = gates[0]
    this.#salt = salt
    this.codec = new EntryCodec(cores)
    this.#real = this.#newRealm('real')
    this.#demo = this.#newRealm('demo')
    this.board.onChange = this.#note
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
    return this.#realm(realm).ledger.balance(account, asset)
  }

  /** Every balance of a realm, zeros among them. */
  balances(realm: Realm): ReturnType<Ledger['balances']> {
    return this.#realm(realm).ledger.balances()
  }

  /** Tells all that the states of a realm hold frozen. */
  claims(realm: Realm, claim: Claim): void {
    const on = this.#realm(realm)
    for (const core of this.#cores) core.claims?.(stateOf(on, core), claim)
  }

  /** Tells what the states of a realm and its ledger agree on, and where they do not. */
  audit(realm: Realm, audit: Audit): void {
    auditRealm(this.#realm(realm), this.#cores, audit)
  }

  state(realm: Realm, core: AnyCore): unknown {
    return stateOf(this.#realm(realm), core)
  }

  /** What the cores of a realm look at, for those who show it. */
  look(
    realm: Realm,
  ): Pick<World, 'ledger' | 'prices' | 'spendable' | 'free' | 'isHeld' | 'operatorCounts'> {
    return this.#realm(realm).world
  }

  answered(realm: Realm, key: RequestKey): AnsweredAt | undefined {
    return this.#realm(realm).answered.find(key)
  }

  /** Why no new request may be made under this key, if so. */
  keyFault(realm: Realm, key: RequestKey): KeyFault | undefined {
    return this.#realm(realm).answered.faultOf(key, this.#now)
  }

  /** After a replay: gets ready for commands. */
  index(): void {
    for (const realm of realms) this.#realm(realm).answered.index()
    this.#noteAll()
  }

  /** Time only moves forward, whatever the clock says. */
  advance(now: Millis): void {
    if (now > this.#now) this.#now = now
  }

  decide(core: AnyCore, command: Typed, realm: Realm, actor: Actor): Decision<Typed> {
    const on = this.#realm(realm)
    const state = stateOf(on, core)
    const world = this.#world(on, actor)
    const purpose = core.purposes[command.type]
    assert(purpose !== undefined, 'a command has a purpose')
    const passed =
      purpose === 'run' && actor.kind !== 'operator'
        ? undefined
        : this.#gate?.gate?.(command, core, on.states[this.#gate.code], world)
    if (passed !== undefined && 'ok' in passed) return passed
    const decision = core.decide(command, state, world)
    if (!decision.ok) return decision
    const barred =
      purpose === 'trade'
        ? this.#gate?.bars?.(command, core, decision.events, on.states[this.#gate.code])
        : undefined
    if (barred !== undefined) return barred
    const told =
      core.tells !== undefined && this.#reacting.length > 0
        ? this.#withReactions(core, decision, on)
        : decision
    return passed === undefined || passed.length === 0
      ? told
      : { ok: true, events: [...passed, ...told.events] }
  }

  /** The next piece of work that only time has made due: cores and realms take turns. */
  deferrable(): Due | undefined {
    return this.#deferring.next((core, realm, isSetAside) => {
      const on = this.#realm(realm)
      return core.deferrable?.(stateOf(on, core), this.#now, on.world.prices, isSetAside)
    })
  }

  /** Work that failed is due once more. */
  retryFailing(): void {
    for (const { core, realm, symbol } of this.failing.retry())
      if (symbol !== undefined) this.#realm(realm).changed[core.code]?.set(symbol, false)
  }

  /** The next piece of work that the board has made due, on either realm: it goes before commands. */
  urgent(): Due | undefined {
    for (const core of this.#urgent)
      for (const realm of realms) {
        const on = this.#realm(realm)
        if ((on.changed[core.code]?.size ?? 0) === 0) continue
        const next = nextUrgent(core, on, () => this.#world(on), this.failing)
        if (next !== undefined) return { core, realm, ...next }
      }
    return undefined
  }

  /** Takes a decided entry into the state, as part of the batch that it will be written with. */
  take(entry: Entry, batch: number): void {
    this.#begin(entry.seq, entry.at, entry.realm, batch, entry.key, entry.fingerprint)
    if (!entry.decision.ok) return
    const on = this.#realm(entry.realm)
    for (const event of entry.decision.events) this.#apply(on, event, this.codec.coreOf(event.type))
  }

  /** Takes a whole batch that the journal kept. */
  replay(payload: Uint8Array): void {
    const batch = this.#batch + 1
    let on = this.#real
    this.codec.readBatch(new Reader(payload), {
      entry: (seq, at, realm, key, fingerprint) => {
        on = this.#realm(realm)
        this.#begin(seq, at, realm, batch, key, fingerprint)
      },
      event: (event, core) => this.#apply(on, event, core),
      refusal: () => undefined,
    })
    this.endBatch(batch)
  }

  endBatch(batch: number): void {
    assert(batch === this.#batch + 1, 'batches follow one another')
    for (const realm of realms) this.#realm(realm).ledger.checkSums()
    this.#batch = batch
  }

  /** Every byte of the state, piece by piece; equal states make equal pieces. */
  *pieces(): Generator<Uint8Array> {
    yield snapshotHead({ seq: this.#seq, batch: this.#batch, at: this.#at })
    for (const realm of realms) yield* piecesOf(this.#realm(realm), this.#cores)
  }

  /** All pieces in one, each behind its length: for those who compare states, or copy small ones. */
  snapshot(): Uint8Array {
    return written((out) => {
      for (const piece of this.pieces()) {
        out.uint(piece.length)
        out.raw(piece)
      }
    })
  }

  /** Puts a snapshot in the place of the state. A core that it does not know yet starts anew. */
  restore(snapshot: Uint8Array): void {
    const restoring = this.#restoring()
    const input = new Reader(snapshot)
    let { done } = restoring.next(NOTHING)
    while (!input.done) {
      assert(!done, TOO_LONG)
      done = restoring.next(input.raw(input.uint())).done
    }
    assert(done, TOO_SHORT)
  }

  /** The same from pieces that come one by one. */
  async restoreFrom(pieces: Pieces): Promise<void> {
    const restoring = this.#restoring()
    let { done } = restoring.next(NOTHING)
    for await (const piece of pieces) {
      assert(!done, TOO_LONG)
      done = restoring.next(piece).done
    }
    assert(done, TOO_SHORT)
  }

  *#restoring(): Generator<void, void, Uint8Array> {
    const { seq, batch, at } = readSnapshotHead(new Reader(yield))
    this.#seq = seq
    this.#batch = batch
    this.#at = at
    this.#now = this.#at
    this.#revision = this.#at * REVISIONS_PER_MS
    for (const realm of realms) {
      const ledger = Ledger.codec.read(new Reader(yield))
      const state = this.#newRealm(realm, ledger, yield* Answered.reading(this.#salt))
      yield* readingStates(state, this.#cores)
      if (realm === 'real') this.#real = state
      else this.#demo = state
    }
    this.#noteAll()
  }

  /** Every invariant, from nothing but the state; `post` and the cores keep them step by step. */
  check(only: readonly Realm[] = realms): void {
    for (const realm of only) checkRealm(this.#realm(realm), this.#cores)
  }

  #withReactions(
    core: AnyCore,
    decision: Accepted<Typed>,
    { states, world }: RealmState,
  ): Accepted<Typed> {
    const more: Typed[] = []
    const tell: TellFact = (fact) => {
      for (const other of this.#reacting)
        more.push(...(other.reacts?.(fact, states[other.code], world) ?? []))
    }
    for (const event of decision.events)
      if (event.type !== 'moved') core.tells?.(event, tell, states[core.code])
    return more.length === 0 ? decision : { ok: true, events: [...decision.events, ...more] }
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
    const on = this.#realm(realm)
    if (key !== undefined && fingerprint !== undefined) on.answered.add(key, fingerprint, batch, at)
  }

  #apply(on: RealmState, event: Typed, core: AnyCore | undefined): void {
    if (core === undefined) {
      const { asset, amount, from, to, reason, of } = event as Moved
      on.post(asset, amount, from, to, reason, of)
      return
    }
    core.apply(event, on.states[core.code])
    const symbol = core.touched?.(event)
    if (symbol !== undefined) on.changed[core.code]?.set(symbol, false)
    if (this.onConcern !== undefined && core.concerns !== undefined)
      this.onConcern(on.realm, core.concerns(event))
    if (core.movements !== undefined) core.movements(event, on.post)
  }

  /** A price is every realm's and every core's; a ladder is of one book. */
  readonly #note = (change: BoardChange): void => {
    for (const core of this.#urgent) {
      if ('symbol' in change) {
        this.#real.changed[core.code]?.set(change.symbol, false)
        this.#demo.changed[core.code]?.set(change.symbol, false)
      } else if (change.book.startsWith(`${core.name}/`)) {
        const symbol = change.book.slice(core.name.length + 1)
        this.#realm(change.realm).changed[core.code]?.set(symbol, false)
      }
    }
  }

  /** Nobody knows what was looked at before a restore. */
  #noteAll(): void {
    for (const core of this.#urgent)
      for (const realm of realms) {
        const on = this.#realm(realm)
        for (const symbol of core.symbols?.(on.states[core.code]) ?? [])
          on.changed[core.code]?.set(symbol, false)
      }
  }

  /** By a comparison: a look-up by name is slow, and every step begins with it. */
  #realm(realm: Realm): RealmState {
    return realm === 'real' ? this.#real : this.#demo
  }

  #world({ world }: RealmState, actor: Actor = EXCHANGE): World {
    world.now = this.#now
    world.actor = actor
    this.#given = 0
    return world
  }

  #newRealm(realm: Realm, ledger = new Ledger(), answered = new Answered(this.#salt)): RealmState {
    const states = initialStates(this.#cores)
    const prices = this.#prices[realm]
    const id = () => idAt(this.#seq + 1, this.#given++)
    const taken = takenFrom(this.#cores, ledger, states, () => world)
    const gate = this.#gate
    const isHeld = (symbol: string) => gate?.holds?.(symbol, states[gate.code]) === true
    // Without a core that knows operators nobody is on a list.
    const operatorCounts: World['operatorCounts'] = (operator, at) =>
      gate?.operatorCounts?.(operator, at, states[gate.code], world.now) ?? gate === undefined
    const seen = { ...taken, operatorCounts, prices, isHeld }
    const world: RealmState['world'] = { now: 0, actor: EXCHANGE, ledger, ...seen, id }
    const changed = noSymbols(this.#urgent)
    const post: Post = (asset, amount, from, to, reason, of) => {
      ledger.post(asset, amount, from, to)
      for (const core of this.#watching) noteMoved(core, states, changed, asset, from, to)
      this.onMovement?.(realm, { asset, amount, from, to, reason, of })
    }
    return { realm, ledger, states, answered, world, post, changed }
  }
}
