/** The loop around the machine: decide at once, write in groups, answer when it is durable. */

import type { MemberId } from './accounts.ts'
import { assert, Broken } from './assert.ts'
import type { Board } from './board.ts'
import { Writer } from './bytes.ts'
import {
  type Actor,
  type AnyCore,
  type Core,
  type Decision,
  type Millis,
  refuse,
  type Typed,
} from './decision.ts'
import type { Due, ReportFailure } from './dueWork.ts'
import { type Entry, EXCHANGE, type Realm } from './entry.ts'
import type { ExchangeOptions, Turns } from './exchangeOptions.ts'
import { type Fingerprint, fingerprint, fingerprintOfAll } from './fingerprint.ts'
import { type Answer, Group } from './group.ts'
import type { Journal } from './journal.ts'
import { KeptAnswers } from './keptAnswers.ts'
import type { Machine } from './machine.ts'
import { parseRequestKey, type RequestKey } from './requestKey.ts'
import { isActor, type LoopRefusal, Queue, type Submission, type Waiting } from './submission.ts'
import { type Follow, type SeeAll, Watchers } from './watchers.ts'

const WAITING_MAX = 100_000
/** A group of this many commands shows that more are on their way. */
const BUSY = 16
/** How long deferrable work may keep commands waiting: those that come, and the first after a pause. */
const SHARED_SLICE_MS = 0.5
const SLICE_MS = 2
const ALL_AT_ONCE: Turns = { elapsed: () => 0, next: (work) => work() }

export class Exchange {
  readonly #machine: Machine
  readonly #journal: Journal
  readonly #clock: () => Millis
  readonly #groupCommitDelay: () => Promise<void>
  readonly #turns: Turns
  readonly #onBroken: (error: unknown) => void
  readonly #onDecisionFailure: ReportFailure
  readonly #waiting = new Queue<Waiting>()
  readonly #watchers: Watchers
  readonly #kept: KeptAnswers
  /** Of the next group, and of the one before: room made anew for each would keep the collector busy. */
  #bytes = new Writer()
  #sentBytes = new Writer()
  #open: Group | undefined
  #sent: Group | undefined
  #flushSoon = false
  #sliceSoon = false
  /** Deferrable work is left over, and goes on when the group that holds the last slice is durable. */
  #deferred = false
  /** A command came since the last slice. */
  #isShared = false
  #busy = false
  #stopped = false
  #broken = false

  constructor(options: ExchangeOptions) {
    const { machine, journal, clock, groupCommitDelay, turns, onBroken, onListenerFailure } =
      options
    this.#machine = machine
    this.#journal = journal
    this.#clock = clock
    this.#groupCommitDelay = groupCommitDelay ?? (() => Promise.resolve())
    this.#turns = turns ?? ALL_AT_ONCE
    this.#onBroken = onBroken
    this.#onDecisionFailure = options.onDecisionFailure ?? (() => undefined)
    machine.failing.onFailure = this.#onDecisionFailure
    this.#watchers = new Watchers(machine, onListenerFailure ?? (() => undefined))
    this.#kept = new KeptAnswers(journal, machine.codec)
  }

  /** How many requests wait to be decided. */
  get backlog(): number {
    return this.#waiting.length
  }

  /** Resolves with the decision once that is durable. */
  submit<State, Command extends Typed, Event extends Typed, Refusal extends string>(
    core: Core<State, Command, Event, Refusal>,
    command: Command,
    submission: Submission,
  ): Promise<Decision<Event, Refusal | LoopRefusal>> {
    return new Promise((resolve, fail) => {
      const answer: Answer = ([decision]) =>
        resolve(decision as Decision<Event, Refusal | LoopRefusal>)
      const commands = [command]
      this.#accept({ core, commands, isBatch: false, submission, answer, fail })
    })
  }

  /**
   * Several commands as one request under one key: decided in one turn, each for itself, and in one
   * batch of the journal, so that none of them is ever there without the others.
   */
  submitAll<State, Command extends Typed, Event extends Typed, Refusal extends string>(
    core: Core<State, Command, Event, Refusal>,
    commands: readonly Command[],
    submission: Submission,
  ): Promise<readonly Decision<Event, Refusal | LoopRefusal>[]> {
    return new Promise((resolve, fail) => {
      const answer = resolve as unknown as Answer
      this.#accept({ core, commands, isBatch: true, submission, answer, fail })
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
      this.#machine.retryFailing()
      this.#doUrgent()
      if (!this.#sliceSoon && !this.#deferred) this.#doDeferrable()
    }, this.#clock())
  }

  /** Shows what changes for a member from now on, to be told once for each batch, when it is durable. */
  readonly watch = (realm: Realm, member: MemberId, follow: Follow): (() => void) =>
    this.#watchers.add(realm, member, follow)

  /** Shows what happens to anybody, to be told when it is durable. */
  readonly watchAll = (see: SeeAll): (() => void) => this.#watchers.addToAll(see)

  /** Resolves when everything decided so far is durable and answered; takes no more. */
  async stop(): Promise<void> {
    this.#stopped = true
    for (let left = this.#waiting.take(); left !== undefined; left = this.#waiting.take())
      left.fail(new Broken('the exchange has stopped'))
    if (!this.#broken) await new Promise<void>((resolve) => this.#afterDurable(resolve))
  }

  #accept(waiting: Waiting): void {
    const { answer, fail } = waiting
    const isBusy = this.backlog >= WAITING_MAX && !this.#wasAnswered(waiting.submission)
    if (this.#stopped) fail(new Broken('the exchange has stopped'))
    else if (isBusy) answer(waiting.commands.map(() => refuse('exchangeBusy')))
    else if (this.#full() || this.backlog > 0) this.#waiting.push(waiting)
    else this.#guard(this.#run, waiting)
  }

  #wasAnswered({ realm, owner = 0, key }: Submission): boolean {
    const known = key === undefined ? undefined : parseRequestKey(owner, key)
    return known !== undefined && this.#machine.answered(realm, known) !== undefined
  }

  readonly #run = (waiting: Waiting) => {
    const { key: text, owner = 0 } = waiting.submission
    this.#isShared = true
    this.#machine.advance(this.#clock())
    this.#doUrgent()
    // More is due than fits: a command waits until all of it is done.
    if (this.#full()) return this.#waiting.putBack(waiting)
    if (text === undefined) return this.#decide(waiting)
    const key = parseRequestKey(owner, text)
    assert(key !== undefined, 'a request key is a UUID of version 7')
    const { commands, isBatch } = waiting
    const print = isBatch ? fingerprintOfAll(commands) : fingerprint(commands[0] as Typed)
    this.#decideOnce(waiting, key, print)
  }

  /** A repeat gets the first answer; a key that stood for something else is refused, and so is an old one. */
  #decideOnce(waiting: Waiting, key: RequestKey, print: Fingerprint): void {
    const { realm } = waiting.submission
    const first = this.#machine.answered(realm, key)
    if (first === undefined) {
      const fault = this.#machine.keyFault(realm, key)
      if (fault === undefined) this.#decide(waiting, key, print)
      else this.#refuseAll(waiting, fault)
    } else if (first.fingerprint.high === print.high && first.fingerprint.low === print.low)
      this.#answerAgain(waiting, key, first.batch)
    else this.#refuseAll(waiting, 'keyReused')
  }

  #decide(waiting: Waiting, key?: RequestKey, print?: Fingerprint): void {
    const { core, commands, submission, answer } = waiting
    const { realm, deadline, actor, owner = 0, see } = submission
    // Only what was never done may be dropped: a repeat has got its first answer by now.
    if (deadline !== undefined && this.#clock() > deadline) {
      this.#refuseAll(waiting, 'deadlinePassed')
      return
    }
    if (!isActor(actor)) {
      const failure = { core: core.name, realm, type: commands[0]?.type, isDue: false }
      this.#onDecisionFailure(failure, new Broken('somebody gives each command'))
      this.#refuseAll(waiting, 'decisionFailed')
      return
    }
    // A key names its owner; the exchange needs no name.
    const isOwner = actor.kind === 'member' && actor.id === owner
    const decisions: Decision<Typed>[] = []
    let group: Group | undefined
    for (const command of commands) {
      if (group !== undefined) this.#doAllUrgent()
      const decision = this.#decideOne(core, command, realm, actor)
      decisions.push(decision)
      // What changes nothing is written only so that a repeat gets the same answer.
      const changes = decision.ok && decision.events.length > 0
      if (!changes && key === undefined) continue
      const isFirst = group === undefined
      const unsee = see && this.#watchers.addSender(realm, owner, see)
      group = this.#take({
        realm,
        key: isFirst ? key : undefined,
        fingerprint: isFirst ? print : undefined,
        continues: isFirst || key === undefined ? undefined : true,
        actor: (isFirst && key && isOwner) || actor.kind === 'exchange' ? undefined : actor,
        decision,
      })
      unsee?.()
    }
    if (group === undefined) this.#afterDurable(() => answer(decisions))
    else {
      group.answer(answer, decisions)
      this.#flushOrSchedule(group)
      this.#doUrgent()
    }
  }

  /** A decision that throws has changed nothing, ids included: the refusal is its answer, to a repeat as well. */
  #decideOne(core: AnyCore, command: Typed, realm: Realm, by: Actor): Decision<Typed> {
    try {
      return this.#machine.decide(core, command, realm, by)
    } catch (error) {
      const failure = { core: core.name, realm, type: command.type, isDue: false }
      this.#onDecisionFailure(failure, error)
      return refuse('decisionFailed')
    }
  }

  #take(part: Omit<Entry, 'seq' | 'at'>): Group {
    const machine = this.#machine
    this.#open ??= new Group(machine.codec, this.#bytes, machine.batch + 1, machine.now)
    const group = this.#open
    const entry: Entry = { seq: machine.seq + 1, at: machine.now, ...part }
    machine.take(entry, group.batch)
    group.add(entry)
    const { realm, decision } = entry
    if (decision.ok) this.#watchers.note(realm, decision.events, group)
    return group
  }

  /** One decision at a time, each on the state that the last one left; as many as one group holds. */
  #doUrgent(): void {
    while (!this.#full()) {
      const due = this.#machine.urgent()
      if (due === undefined) return
      this.#flushOrSchedule(this.#doOne(due))
    }
  }

  /** Between the commands of one request, which are in one group however large it becomes. */
  #doAllUrgent(): void {
    for (let due = this.#machine.urgent(); due !== undefined; due = this.#machine.urgent())
      this.#doOne(due)
  }

  /** A slice of what only time has made due: its outcome does not depend on when it is done. */
  readonly #doDeferrable = (): void => {
    const { elapsed } = this.#turns
    const begun = elapsed()
    const most = this.#isShared ? SHARED_SLICE_MS : SLICE_MS
    this.#isShared = false
    this.#sliceSoon = false
    this.#deferred = false
    while (!this.#full()) {
      const due = this.#stopped ? undefined : this.#machine.deferrable()
      if (due === undefined) return
      this.#flushOrSchedule(this.#doOne(due))
      this.#doUrgent()
      if (elapsed() - begun >= most) break
    }
    // Not before this slice is durable: the groups that commands wait for stay small.
    this.#deferred = true
  }

  /** Nothing, if it cannot be decided: it is set aside. */
  #doOne(due: Due): Group | undefined {
    const { core, command, realm } = due
    const { failing } = this.#machine
    let decision: Decision<Typed>
    try {
      decision = this.#machine.decide(core, command, realm, EXCHANGE)
      assert(decision.ok && decision.events.length > 0, `due work of ${core.name} gets done`)
    } catch (error) {
      failing.fail(due, error)
      return undefined
    }
    const group = this.#take({ realm, key: undefined, fingerprint: undefined, decision })
    failing.done(due)
    return group
  }

  #goOnDeferring(): void {
    if (!this.#deferred || this.#stopped) return
    this.#deferred = false
    this.#sliceSoon = true
    this.#turns.next(() => this.#guard(this.#doDeferrable, undefined))
  }

  #refuseAll({ commands, answer }: Waiting, refusal: LoopRefusal): void {
    const decisions = commands.map(() => refuse(refusal))
    this.#afterDurable(() => answer(decisions))
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

  #flushOrSchedule(group: Group | undefined): void {
    if (group === undefined) return
    if (group.isFull) this.#flush()
    else this.#scheduleFlush()
  }

  /** At the end of this turn, so that commands that came together go together. */
  #scheduleFlush(): void {
    // A large one goes at once: the journal writes it while the next commands are decided.
    if (this.#open?.isLarge) this.#flush()
    if (this.#sent !== undefined || this.#flushSoon) return
    this.#flushSoon = true
    const moment = this.#busy ? this.#groupCommitDelay() : Promise.resolve()
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
    // While the journal writes: what is to be told is put together meanwhile.
    this.#watchers.close(group)
  }

  readonly #durable = (group: Group): void => {
    if (this.#broken) return
    this.#sent = undefined
    this.#busy = group.count >= BUSY
    if (this.#full()) this.#flush()
    else if (this.#open !== undefined) this.#scheduleFlush()
    group.tellAll()
    this.#doUrgent()
    while (this.backlog > 0 && !this.#full() && !this.#broken)
      this.#guard(this.#run, this.#waiting.take() as Waiting)
    this.#goOnDeferring()
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
