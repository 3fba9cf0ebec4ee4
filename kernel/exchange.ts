/** The loop around the machine: decide at once, write in groups, answer when it is durable. */

import type { MemberId } from './accounts.ts'
import { assert, Broken } from './assert.ts'
import type { Board } from './board.ts'
import { Writer } from './bytes.ts'
import { type Core, type Decision, type Millis, refuse, type Typed } from './decision.ts'
import type { Entry, Realm } from './entry.ts'
import type { ExchangeOptions } from './exchangeOptions.ts'
import { type Fingerprint, fingerprint, partOf } from './fingerprint.ts'
import { type Answer, Group } from './group.ts'
import type { Journal } from './journal.ts'
import { KeptAnswers } from './keptAnswers.ts'
import type { Machine } from './machine.ts'
import { parseRequestKey, type RequestKey } from './requestKey.ts'
import { type LoopRefusal, Queue, type Submission, type Waiting } from './submission.ts'
import { type See, type SeeAll, Watchers } from './watchers.ts'

const WAITING_MAX = 100_000
const TOO_LATE = refuse('deadlinePassed')
/** A group of this many commands shows that more are on their way. */
const BUSY = 16

export class Exchange {
  readonly #machine: Machine
  readonly #journal: Journal
  readonly #clock: () => Millis
  readonly #breathe: () => Promise<void>
  readonly #onBroken: (error: unknown) => void
  readonly #waiting = new Queue<Waiting>()
  readonly #watchers: Watchers
  readonly #kept: KeptAnswers
  /** Of the next group, and of the one before: room made anew for each would keep the collector busy. */
  #bytes = new Writer()
  #sentBytes = new Writer()
  #open: Group | undefined
  #sent: Group | undefined
  #flushSoon = false
  #busy = false
  #stopped = false
  #broken = false

  constructor(options: ExchangeOptions) {
    const { machine, journal, clock, breathe, onBroken } = options
    this.#machine = machine
    this.#journal = journal
    this.#clock = clock
    this.#breathe = breathe ?? (() => Promise.resolve())
    this.#onBroken = onBroken
    this.#watchers = new Watchers(machine)
    this.#kept = new KeptAnswers(journal, machine.codec)
  }

  get backlog(): number {
    return this.#waiting.length
  }

  /** Resolves with the decision once that is durable. */
  submit<State, Command extends Typed, Event extends Typed, Refusal extends string>(
    core: Core<State, Command, Event, Refusal>,
    command: Command,
    submission: Submission,
  ): Promise<Decision<Event, Refusal | LoopRefusal>> {
    return new Promise((answer, fail) => {
      const waiting = { core, command, submission, answer: answer as Answer, fail }
      const isBusy = this.backlog >= WAITING_MAX && !this.#wasAnswered(submission)
      if (this.#stopped) fail(new Broken('the exchange has stopped'))
      else if (isBusy) answer(refuse('exchangeBusy'))
      else if (this.#full() || this.backlog > 0) this.#waiting.push(waiting)
      else this.#guard(this.#run, waiting)
    })
  }

  /** Looks at the state; resolves once all that was seen is durable. */
  read<Seen>(look: (machine: Machine) => Seen): Promise<Seen> {
    const seen = look(this.#machine)
    return new Promise((resolve) => this.#afterDurable(() => resolve(seen)))
  }

  /** Takes in what the market says now, if anything, and does what that or time has made due. */
  tick(look?: (board: Board) => void): void {
    look?.(this.#machine.board)
    if (this.#stopped || this.#full()) return
    this.#guard((now) => {
      this.#machine.advance(now)
      this.#doDue()
    }, this.#clock())
  }

  /** Shows a member's events and balances from now on, each to be told when it is durable. */
  readonly watch = (realm: Realm, member: MemberId, see: See): (() => void) =>
    this.#watchers.add(realm, member, see)

  /** Shows what happens to anybody, to be told when it is durable. */
  readonly watchAll = (see: SeeAll): (() => void) => this.#watchers.addToAll(see)

  /** Resolves when everything decided so far is durable and answered; takes no more. */
  async stop(): Promise<void> {
    this.#stopped = true
    for (let left = this.#waiting.take(); left !== undefined; left = this.#waiting.take())
      left.fail(new Broken('the exchange has stopped'))
    if (!this.#broken) await new Promise<void>((resolve) => this.#afterDurable(resolve))
  }

  #wasAnswered({ realm, owner = 0, key, part }: Submission): boolean {
    const known = key === undefined ? undefined : parseRequestKey(owner, key, part)
    return known !== undefined && this.#machine.answered(realm, known) !== undefined
  }

  readonly #run = (waiting: Waiting) => {
    const { key: text, owner = 0, part, about } = waiting.submission
    this.#machine.advance(this.#clock())
    this.#doDue()
    // More is due than fits: a command waits until all of it is done.
    if (this.#full()) return this.#waiting.putBack(waiting)
    if (text === undefined) return this.#decide(waiting)
    const key = parseRequestKey(owner, text, part)
    assert(key !== undefined, 'a request key is 32 hex digits')
    this.#decideOnce(waiting, key, partOf(fingerprint(waiting.command), about))
  }

  /** A repeat gets the first answer; a key that stood for something else is refused. */
  #decideOnce(waiting: Waiting, key: RequestKey, print: Fingerprint): void {
    const { submission, answer } = waiting
    const first = this.#machine.answered(submission.realm, key)
    if (first === undefined) this.#decide(waiting, key, print)
    else if (first.fingerprint.high === print.high && first.fingerprint.low === print.low)
      this.#answerAgain(waiting, key, first.batch)
    else this.#afterDurable(() => answer(refuse('keyReused')))
  }

  #decide(waiting: Waiting, key?: RequestKey, print?: Fingerprint): void {
    const { core, command, submission, answer } = waiting
    // Only what was never done may be dropped: a repeat has got its first answer by now.
    const isLate = submission.deadline !== undefined && this.#clock() > submission.deadline
    const decision = isLate ? TOO_LATE : this.#machine.decide(core, command, submission.realm)
    // What changes nothing is written only so that a repeat gets the same answer.
    const changes = decision.ok && decision.events.length > 0
    if (changes || (key !== undefined && !isLate)) {
      this.#take(submission, decision, answer, key, print)
      this.#doDue()
    } else this.#afterDurable(() => answer(decision))
  }

  #take(
    { realm, owner = 0, see }: Submission,
    decision: Decision<Typed>,
    answer: Answer,
    key?: RequestKey,
    fingerprint?: Fingerprint,
  ): void {
    const machine = this.#machine
    this.#open ??= new Group(machine.codec, this.#bytes, machine.batch + 1, machine.now)
    const group = this.#open
    const at = machine.now
    const entry: Entry = { seq: machine.seq + 1, at, realm, key, fingerprint, decision }
    const unsee = see && this.#watchers.addSender(realm, owner, see)
    machine.take(entry, group.batch)
    group.add(entry, answer)
    if (decision.ok) this.#watchers.note(realm, decision.events, group)
    unsee?.()
    if (group.isFull) this.#flush()
    else this.#scheduleFlush()
  }

  /** One decision at a time, each on the state that the last one left; as many as one group holds. */
  #doDue(): void {
    while (!this.#full()) {
      const due = this.#machine.due()
      if (due === undefined) return
      const decision = this.#machine.decide(due.core, due.command, due.realm)
      assert(decision.ok && decision.events.length > 0, `due work of ${due.core.name} gets done`)
      this.#take(due, decision, () => undefined)
    }
  }

  /** The first answer is on its way to the journal, or in it. */
  #answerAgain({ submission, answer, fail }: Waiting, key: RequestKey, batch: number): void {
    const { realm } = submission
    if (this.#sent?.answersAgain(realm, key, answer)) return
    if (this.#open?.answersAgain(realm, key, answer)) return
    this.#kept.find(batch, realm, key).then(answer, (error) => {
      if (error instanceof Broken) this.#break(error)
      else fail(error)
    })
  }

  /** At the end of this turn, so that commands that came together go together. */
  #scheduleFlush(): void {
    // A large one goes at once: the journal writes it while the next commands are decided.
    if (this.#open?.isLarge) this.#flush()
    if (this.#sent !== undefined || this.#flushSoon) return
    this.#flushSoon = true
    const moment = this.#busy ? this.#breathe() : Promise.resolve()
    moment.then(() => {
      this.#flushSoon = false
      this.#flush()
    })
  }

  #flush(): void {
    const group = this.#open
    if (group === undefined || this.#sent !== undefined || this.#broken) return
    this.#open = undefined
    this.#sent = group
    this.#machine.endBatch(group.batch)
    const batch = { seq: group.batch, at: group.at, payload: group.payload() }
    ;[this.#bytes, this.#sentBytes] = [this.#sentBytes, this.#bytes]
    this.#journal.append(batch).then(
      () => this.#guard(this.#durable, group),
      (error) => this.#break(error),
    )
  }

  readonly #durable = (group: Group): void => {
    if (this.#broken) return
    this.#sent = undefined
    this.#busy = group.count >= BUSY
    if (this.#full()) this.#flush()
    else if (this.#open !== undefined) this.#scheduleFlush()
    group.tellAll()
    this.#doDue()
    while (this.backlog > 0 && !this.#full())
      this.#guard(this.#run, this.#waiting.take() as Waiting)
  }

  #afterDurable(tell: () => void): void {
    const group = this.#open ?? this.#sent
    if (group === undefined) tell()
    else group.after(tell)
  }

  #full(): boolean {
    return this.#open?.isFull ?? false
  }

  /** An error inside leaves a state that nobody may be served from. */
  #guard<On>(work: (on: On) => void, on: On): void {
    try {
      work(on)
    } catch (error) {
      this.#break(error)
    }
  }

  #break(error: unknown): void {
    this.#stopped = this.#broken = true
    this.#onBroken(error)
  }
}
