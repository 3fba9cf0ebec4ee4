/** The simulated world: one exchange, its disk, its clients, and what must be so after every step. */
import {
  type AnyCore,
  Exchange,
  Machine,
  type Realm,
  realms,
  recover,
  type Typed,
} from '@evenkeel/kernel'
import {
  compared,
  createRandom,
  MadeToFail,
  type Naive,
  NaiveExchange,
  ownerAsActor,
  type Random,
  type VerticalSide,
} from '@evenkeel/kernel/testing'
import { mustBeSame } from './caught.ts'
import { Clock } from './clock.ts'
import { chooseFate, Disk, type Fate } from './disk.ts'
import { Expectation } from './expectation.ts'
import type { Plant } from './plants.ts'
import { type Request, Requests } from './requests.ts'

const SNAPSHOT_ROUNDS = 100
const GROUP_MAX = 32
/** Every invariant is checked once in so many commands, and at the end of each round. */
const CHECK_COMMANDS = 8

type WorldOptions = {
  readonly sides: readonly VerticalSide[]
  readonly seed: number
  readonly plant: Plant
  readonly crashRounds: number
  readonly failures: number | undefined
}

/** A vertical that takes part: its core, which is held against its naive model. */
type Part = { readonly core: AnyCore; readonly naive: Naive }
/** What was sent last, and how it was decided, if it was; it need not be if its answer is known. */
type Submitted = {
  readonly request: Request
  readonly known: string | undefined
  decided?: { readonly realm: Realm; readonly answer: string }
}

export class World {
  readonly #counts = { commands: 0, resent: 0, crashes: 0, failures: 0 }
  readonly #random: Random
  readonly #plant: Plant
  readonly #crashRounds: number
  readonly #naive: NaiveExchange
  readonly #parts: readonly Part[]
  /** Each part as often as its share. */
  readonly #turns: readonly Part[]
  readonly #cores: readonly AnyCore[]
  readonly #disk = new Disk()
  readonly #clock = new Clock()
  readonly #requests: Requests
  readonly #must: Expectation
  readonly #fails: (() => boolean) | undefined
  #epoch = 0
  #broken: unknown
  #machine: Machine
  /** Replays each batch when it is durable: what a restart must arrive at. */
  #follower: Machine
  #exchange: Exchange
  #submitted: Submitted | undefined

  constructor({ sides, seed, plant, crashRounds, failures }: WorldOptions) {
    this.#crashRounds = crashRounds
    // Apart from what else is left to chance, which is the same with and without.
    const { oneIn } = createRandom(seed)
    this.#fails = failures === undefined ? undefined : () => this.#count(oneIn(failures))
    this.#plant = plant
    this.#random = createRandom(seed)
    this.#requests = new Requests(this.#random, () => this.#machine.now)
    this.#naive = new NaiveExchange(this.#random, sides)
    this.#must = new Expectation(() => this.#naive.remember())
    this.#parts = sides.map(({ core }, nth) => this.#partOf(core, this.#naive.naives[nth] as Naive))
    this.#turns = sides.flatMap(({ share }, nth) =>
      Array<Part>(share).fill(this.#parts[nth] as Part),
    )
    this.#cores = this.#parts.map(({ core }) => core)
    this.#machine = new Machine(this.#cores, seed)
    this.#follower = new Machine(this.#cores, seed + 1)
    this.#exchange = this.#newExchange()
    this.#begin()
  }

  #count(isFailure: boolean): boolean {
    if (isFailure) this.#counts.failures++
    return isFailure
  }

  get counts() {
    const [accepted, batches] = [this.#requests.accepted, this.#follower.batch]
    return { ...this.#counts, accepted, batches }
  }

  state(): Uint8Array {
    return this.#follower.snapshot()
  }

  async start(): Promise<void> {
    for (const { core, naive } of this.#parts)
      for (const realm of realms)
        for (const command of naive.open?.(realm) ?? [])
          this.#send(this.#requests.make({ core, command, realm, owner: 0 }))
    await this.#settle()
  }

  /** A handful of commands, then the fate of the write that carries them. */
  async round(): Promise<void> {
    const fate = chooseFate(this.#random, this.#crashRounds)
    if (fate !== 'kept') await this.#foresee()
    for (let left = 1 + this.#random.below(GROUP_MAX); left > 0; left--) this.#act()
    await turns()
    this.#look()
    this.#write(fate)
    await turns()
    if (fate !== 'kept') await this.#restart()
    else if (this.#random.oneIn(SNAPSHOT_ROUNDS)) this.#keepSnapshot()
  }

  /** Everything is answered; live, followed and replayed states are the same. */
  async finish(): Promise<void> {
    await this.#settle()
    mustBeSame(this.#machine, this.#follower, 'the live state is the followed one')
    for (const snapshot of [...this.#disk.snapshots, this.#disk.whole ? undefined : null]) {
      if (snapshot === null) continue
      const machine = new Machine(this.#cores)
      await recover(machine, this.#disk.journal(), snapshot)
      mustBeSame(machine, this.#follower, 'every snapshot leads to the same state')
    }
  }

  #act(): void {
    const { oneIn, pick } = this.#random
    this.#clock.pass(this.#random)
    // What time has made due is done when somebody looks at the clock.
    this.#exchange.tick()
    this.#must.passed(this.#clock.now)
    this.#catchBroken()
    if (oneIn(40)) return
    const again = this.#requests.again()
    if (again !== undefined) {
      this.#counts.resent++
      this.#send(again, { isRepeat: true, isExpired: oneIn(60) })
      return
    }
    const { core, naive } = pick(this.#turns)
    const realm = pick(realms)
    const step = naive.next(realm, this.#clock.now)
    if (step.look !== undefined) this.#exchange.tick(step.look)
    if (!('command' in step)) return
    const { look: _, later = 0, ...asked } = step
    this.#clock.skip(later)
    this.#send(this.#requests.make({ core, realm, ...asked }), { isExpired: oneIn(60) })
  }

  /** Submits a request; it must be decided at once, where it was sent to, or have an answer already. */
  #send(request: Request, { isRepeat = false, isExpired = false } = {}): void {
    const { realm, owner, core, command } = request
    const actor = request.actor ?? ownerAsActor(owner)
    const known = this.#must.withoutDecision(request, this.#clock.now, isExpired)
    const isRefused = request.expected !== undefined && request.expected !== 'ok'
    const about = { resent: isRepeat, epoch: this.#epoch, refused: isRefused }
    const key = request.key && (this.#plant.key ? this.#plant.key(request.key, about) : request.key)
    const isSwapped = this.#plant.swapsRealms === true && this.#random.oneIn(200)
    const deadline = isExpired && !this.#plant.ignoresDeadlines ? this.#clock.now - 1 : undefined
    const other = realm === 'real' ? 'demo' : 'real'
    const submission = { realm: isSwapped ? other : realm, owner, actor, key, deadline } as const
    const epoch = this.#epoch
    const isKept = known === undefined || request.expected !== undefined
    const submitted: Submitted = { request, known }
    this.#submitted = submitted
    this.#counts.commands++
    this.#exchange.submit(core, command, submission).then(
      (decision) => {
        const answer = known ?? submitted.decided?.answer ?? 'a decision'
        if (epoch === this.#epoch) this.#requests.hear(request, decision, answer, isKept)
      },
      (error) => {
        if (epoch === this.#epoch) this.#requests.catch(String(error))
      },
    )
    this.#catchBroken()
    const where = submitted.decided?.realm
    if (where !== (known === undefined ? realm : undefined))
      this.#requests.catch(`${command.type}, ${realm}: decided ${where}, known ${known}`)
    if (this.#counts.commands % CHECK_COMMANDS === 0) this.#machine.check([realm])
  }

  #partOf(own: AnyCore, naive: Naive): Part {
    const { core: planted } = this.#plant
    const observer = {
      machine: () => this.#machine,
      exchange: this.#naive,
      caught: (what: string) => this.#requests.catch(what),
      fails: this.#fails,
      decided: (command: Typed, realm: Realm, answer: string) => {
        const submitted = this.#submitted
        if (command !== submitted?.request.command) return
        if (submitted.decided !== undefined) this.#requests.catch(`${command.type}: decided twice`)
        submitted.decided = { realm, answer }
        if (submitted.known === undefined) this.#must.decided(submitted.request, answer)
      },
    }
    const core = compared(planted?.name === own.name ? planted : own, naive, observer)
    return { core, naive }
  }

  #newExchange(): Exchange {
    const journal = this.#disk.journal()
    const planted = this.#plant.journal?.(journal) ?? journal
    return new Exchange({
      machine: this.#machine,
      journal: {
        ...planted,
        append: (batch) => {
          this.#must.hand(batch.seq)
          return planted.append(batch)
        },
      },
      clock: () => this.#clock.now,
      onBroken: (error) => {
        this.#broken = error
      },
      // Models are compared while a decision is made: what throws there is a fault.
      onDecisionFailure: (_, error) => {
        if (!(error instanceof MadeToFail)) this.#broken ??= error
      },
    })
  }

  #write(fate: Fate): void {
    const durable = this.#disk.decide(fate)
    if (durable === undefined) return
    this.#follower.replay(durable.payload)
    this.#requests.keep(this.#must.becameDurable(durable.seq))
  }

  /** Copies of the models are made only when a crash will need them. */
  async #foresee(): Promise<void> {
    await this.#settle()
    this.#must.endsSoon()
  }

  /** The process is gone: what was not durable never happened, and clients do not know. */
  async #restart(): Promise<void> {
    this.#counts.crashes++
    this.#epoch++
    this.#broken = undefined
    this.#disk.crash()
    if (!this.#plant.keepsTornTail) this.#disk.cutTornTail()
    this.#plant.beforeRecovery?.(this.#disk)
    this.#requests.unsure(this.#must.crash())
    this.#machine = new Machine(this.#cores, this.#epoch)
    const known = [...this.#disk.snapshots, ...(this.#disk.whole ? [undefined] : [])]
    await recover(this.#machine, this.#disk.journal(), this.#random.pick(known))
    mustBeSame(this.#machine, this.#follower, 'a restart arrives at what was durable')
    this.#exchange = this.#newExchange()
    this.#begin()
  }

  /** A process has started. */
  #begin(): void {
    this.#must.start(this.#machine.now)
    for (const { naive } of this.#parts) naive.start?.(this.#machine)
  }

  async #settle(): Promise<void> {
    for (await turns(); this.#disk.writing; await turns()) this.#write('kept')
    this.#look()
  }

  #keepSnapshot(): void {
    const { batch, at } = this.#follower
    const pieces = [...this.#follower.pieces()].map((piece) => piece.slice())
    this.#disk.keepSnapshot({ seq: batch, at, pieces })
  }

  /** Every invariant, every balance of every account, and whatever else the naive models know. */
  #look(): void {
    this.#catchBroken()
    this.#requests.raise()
    this.#machine.check()
    for (const realm of realms)
      this.#catch(this.#naive.ledgers[realm].difference(this.#machine, realm))
    for (const { naive } of this.#parts) this.#catch(naive.difference?.(this.#machine))
    this.#requests.raise()
  }

  #catchBroken(): void {
    if (this.#broken !== undefined) this.#requests.catch(String(this.#broken))
  }

  #catch(difference: string | undefined): void {
    if (difference !== undefined) this.#requests.catch(difference)
  }
}

/** Lets everything that waits on promises go on. */
async function turns(): Promise<void> {
  for (let left = 4; left > 0; left--) await undefined
}
