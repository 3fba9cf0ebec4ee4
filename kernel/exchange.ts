/** The loop around the machine: decide at once, write in groups, answer when it is durable. */
import { parseRequestKey, type RequestKey } from './answered.ts'
import { assert, Broken } from './assert.ts'
import { Reader, Writer } from './bytes.ts'
import { type AnyCore, type Core, type Decision, type Millis, refuse, type Typed } from './decision.ts'
import { type Entry, entriesOf, type Realm, realms } from './entry.ts'
import { type Fingerprint, fingerprint } from './fingerprint.ts'
import type { Journal } from './journal.ts'
import type { MemberId } from './ledger.ts'
import type { Machine } from './machine.ts'
import { type Notice, Watchers } from './watchers.ts'

/** What the loop itself may refuse, whatever the core. */
export type LoopRefusal = 'keyReused' | 'deadlinePassed' | 'exchangeBusy'

export type Submission = {
  readonly realm: Realm
  /** Whose request this is: the member's number, 0 for the house. */
  readonly owner?: number
  /** 32 hex digits that the client made; a repeat gets the first answer and moves nothing. */
  readonly key?: string
  /** A command that is not decided by then is dropped. */
  readonly deadline?: Millis
}

export type ExchangeOptions = {
  readonly cores: readonly AnyCore[]
  readonly machine: Machine
  readonly journal: Journal
  readonly clock: () => Millis
  /** A moment in which more commands may come: a busy exchange then writes fewer, larger batches. */
  readonly breathe?: () => Promise<void>
  /** The process must stop: what is in memory may not be in the journal. */
  readonly onBroken: (error: unknown) => void
}

type Answer = (decision: Decision<Typed>) => void
type Waiting = { core: AnyCore; command: Typed; submission: Submission; answer: Answer; fail: Fail }
type Fail = (error: unknown) => void

/** Decided and applied, on the way to the journal together. */
type Group = {
  readonly batch: number
  readonly at: Millis
  readonly entries: { entry: Entry; answer: Answer }[]
  /** Answers that saw this group's effects and must not be told before it is durable. */
  readonly after: (() => void)[]
  readonly notices: (() => void)[]
  readonly bytes: Writer
}

const GROUP_BYTES = 1 << 20
const WAITING_MAX = 100_000
/** A group of this many commands shows that more are on their way. */
const BUSY = 16

export class Exchange {
  readonly #cores: readonly AnyCore[]
  readonly #machine: Machine
  readonly #journal: Journal
  readonly #clock: () => Millis
  readonly #breathe: () => Promise<void>
  readonly #onBroken: (error: unknown) => void
  readonly #waiting: Waiting[] = []
  readonly #watchers: Watchers
  readonly #head = new Writer()
  #next = 0
  #open: Group | undefined
  #sent: Group | undefined
  #spare = new Writer()
  #flushSoon = false
  #busy = false
  #stopped = false

  constructor(options: ExchangeOptions) {
    const { cores, machine, journal, clock, breathe, onBroken } = options
    this.#cores = cores
    this.#machine = machine
    this.#journal = journal
    this.#clock = clock
    this.#breathe = breathe ?? (() => Promise.resolve())
    this.#onBroken = onBroken
    this.#watchers = new Watchers(machine)
  }

  /** How many commands wait to be decided: what admission control looks at. */
  get backlog(): number {
    return this.#waiting.length - this.#next
  }

  /** Decides a command; resolves with the decision once that is durable. */
  submit<State, Command extends Typed, Event extends Typed, Refusal extends string>(
    core: Core<State, Command, Event, Refusal>,
    command: Command,
    submission: Submission,
  ): Promise<Decision<Event, Refusal | LoopRefusal>> {
    return new Promise((answer, fail) => {
      const waiting = { core, command, submission, answer: answer as Answer, fail }
      if (this.#stopped) fail(new Broken('the exchange has stopped'))
      else if (this.backlog >= WAITING_MAX) answer(refuse('exchangeBusy'))
      else if (this.#full() || this.backlog > 0) this.#waiting.push(waiting)
      else this.#run(waiting)
    })
  }

  /** Looks at the state; resolves once all that was seen is durable. */
  read<Seen>(look: (machine: Machine) => Seen): Promise<Seen> {
    const seen = look(this.#machine)
    return new Promise((resolve) => this.#afterDurable(() => resolve(seen)))
  }

  /** Does what time has made due. */
  tick(): void {
    if (this.#stopped || this.#full()) return
    this.#guard(() => {
      this.#machine.advance(this.#clock())
      this.#doDue()
    })
  }

  /** Tells of a member's events and balances from now on, each when it is durable. */
  watch(realm: Realm, member: MemberId, tell: (notice: Notice) => void): () => void {
    return this.#watchers.add(realm, member, tell)
  }

  /** Resolves when everything decided so far is durable and answered; takes no more. */
  async stop(): Promise<void> {
    this.#stopped = true
    for (const { fail } of this.#waiting.splice(this.#next)) fail(new Broken('the exchange has stopped'))
    await new Promise<void>((resolve) => this.#afterDurable(resolve))
  }

  #run(waiting: Waiting): void {
    this.#guard(() => {
      const { command, submission, answer } = waiting
      const now = this.#clock()
      if (submission.deadline !== undefined && now > submission.deadline)
        return this.#afterDurable(() => answer(refuse('deadlinePassed')))
      this.#machine.advance(now)
      this.#doDue()
      if (submission.key === undefined) return this.#decide(waiting, undefined, undefined)
      const key = parseRequestKey(submission.owner ?? 0, submission.key)
      assert(key !== undefined, 'a request key is 32 hex digits')
      const print = fingerprint(command)
      const first = this.#machine.answered(submission.realm, key)
      if (first === undefined) return this.#decide(waiting, key, print)
      if (first.fingerprint.high !== print.high || first.fingerprint.low !== print.low)
        return this.#afterDurable(() => answer(refuse('keyReused')))
      this.#answerAgain(waiting, key, first.batch)
    })
  }

  #decide(waiting: Waiting, key: RequestKey | undefined, print: Fingerprint | undefined): void {
    const { core, command, submission, answer } = waiting
    const decision = this.#machine.decide(core, command, submission.realm)
    // What changes nothing is written only so that a repeat gets the same answer.
    const changes = decision.ok && decision.events.length > 0
    if (!changes && key === undefined) return this.#afterDurable(() => answer(decision))
    this.#take(submission.realm, decision, key, print, answer)
    this.#doDue()
  }

  #take(
    realm: Realm,
    decision: Decision<Typed>,
    key: RequestKey | undefined,
    print: Fingerprint | undefined,
    answer: Answer,
  ): void {
    const machine = this.#machine
    const group = this.#openGroup()
    const seq = machine.seq + 1
    const entry: Entry = { seq, at: machine.at, realm, key, fingerprint: print, decision }
    machine.take(entry, group.batch)
    machine.codec.writeEntry(group.bytes, entry, group.at)
    group.entries.push({ entry, answer })
    if (decision.ok) this.#watchers.note(realm, decision.events, group.notices)
    if (group.bytes.length >= GROUP_BYTES) this.#flush()
    else this.#scheduleFlush()
  }

  #doDue(): void {
    for (const realm of realms)
      for (const core of this.#cores) {
        if (core.due === undefined) continue
        for (;;) {
          const command = this.#machine.due(core, realm)
          if (command === undefined) break
          const decision = this.#machine.decide(core, command, realm)
          assert(decision.ok && decision.events.length > 0, `due work of ${core.name} gets done`)
          this.#take(realm, decision, undefined, undefined, () => undefined)
        }
      }
  }

  /** A repeat: its answer is on its way to the journal, or in it. */
  #answerAgain({ submission, answer, fail }: Waiting, key: RequestKey, batch: number): void {
    const isFirst = ({ realm, key: other }: Entry) =>
      realm === submission.realm && isSame(other, key)
    for (const group of [this.#sent, this.#open]) {
      const same = group?.entries.find(({ entry }) => isFirst(entry))
      if (same !== undefined) return void group?.after.push(() => answer(same.entry.decision))
    }
    this.#journal.batch(batch).then(
      ({ payload }) => {
        const entries = entriesOf(this.#machine.codec, new Reader(payload))
        const same = entries.find(isFirst)
        if (same !== undefined) answer(same.decision)
        else this.#break(new Broken(`batch ${batch} holds the answer that it is known for`))
      },
      (error) => fail(error),
    )
  }

  #openGroup(): Group {
    if (this.#open !== undefined) return this.#open
    const machine = this.#machine
    const batch = machine.batch + 1
    this.#spare.clear()
    this.#open = { batch, at: machine.at, entries: [], after: [], notices: [], bytes: this.#spare }
    return this.#open
  }

  /** At the end of this turn, so that commands that came together go together. */
  #scheduleFlush(): void {
    if (this.#flushSoon || this.#sent !== undefined) return
    this.#flushSoon = true
    const moment = this.#busy ? this.#breathe() : Promise.resolve()
    moment.then(() => {
      this.#flushSoon = false
      this.#flush()
    })
  }

  #flush(): void {
    const group = this.#open
    if (group === undefined || this.#sent !== undefined) return
    this.#open = undefined
    this.#sent = group
    this.#spare = new Writer()
    this.#machine.endBatch(group.batch)
    const payload = this.#payload(group)
    this.#journal.append({ seq: group.batch, at: group.at, payload }).then(
      () => this.#guard(() => this.#durable(group)),
      (error) => this.#break(error),
    )
  }

  #payload({ entries, at, bytes }: Group): Uint8Array {
    const first = (entries[0] as { entry: Entry }).entry.seq
    this.#head.clear()
    this.#machine.codec.writeHead(this.#head, { first, at, count: entries.length })
    const payload = new Uint8Array(this.#head.length + bytes.length)
    payload.set(this.#head.view())
    payload.set(bytes.view(), this.#head.length)
    return payload
  }

  #durable(group: Group): void {
    this.#sent = undefined
    this.#spare = this.#open === undefined ? group.bytes : this.#spare
    this.#busy = group.entries.length >= BUSY
    if (this.#open !== undefined) this.#scheduleFlush()
    for (const { entry, answer } of group.entries) answer(entry.decision)
    for (const tell of group.after) tell()
    for (const tell of group.notices) tell()
    this.#runWaiting()
  }

  #runWaiting(): void {
    while (this.backlog > 0 && !this.#full()) this.#run(this.#waiting[this.#next++] as Waiting)
    if (this.backlog > 0) return
    this.#waiting.length = 0
    this.#next = 0
  }

  #afterDurable(tell: () => void): void {
    const group = this.#open ?? this.#sent
    if (group === undefined) tell()
    else group.after.push(tell)
  }

  #full(): boolean {
    return this.#open !== undefined && this.#open.bytes.length >= GROUP_BYTES
  }

  /** An error inside the core leaves a state that nobody may be served from. */
  #guard(work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#break(error)
    }
  }

  #break(error: unknown): void {
    this.#stopped = true
    this.#onBroken(error)
  }
}

function isSame(one: RequestKey | undefined, other: RequestKey): boolean {
  if (one === undefined || one.owner !== other.owner) return false
  return one.a === other.a && one.b === other.b && one.c === other.c && one.d === other.d
}
