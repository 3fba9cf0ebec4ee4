/** The simulated world: one exchange, its disk, its clients, and what must be so after every step. */
import { type AnyCore, Exchange, Machine, type Realm, recover } from '@evenkeel/kernel'
import { createRandom, locker, type Random } from '@evenkeel/kernel/testing'
import { wallet } from '@evenkeel/verticals/wallet/core.ts'
import { mustBeSame } from './caught.ts'
import { Clock } from './clock.ts'
import { chooseFate, Disk, type Fate } from './disk.ts'
import { Expectation } from './expectation.ts'
import { MembersSide } from './membersSide.ts'
import { ASSETS, MEMBERS, REALMS } from './model.ts'
import type { Plant } from './plants.ts'
import { type Request, Requests } from './requests.ts'
import { SpotSide } from './spotSide.ts'

const SNAPSHOT_ROUNDS = 100
/** A sum that went wrong stays wrong until the process ends: it need not be looked at each time. */
const LOOK_ROUNDS = 8
const GROUP_MAX = 32

export class World {
  readonly #counts = { commands: 0, resent: 0, crashes: 0 }
  readonly #random: Random
  readonly #plant: Plant
  readonly #crashRounds: number
  readonly #cores: readonly AnyCore[]
  readonly #disk = new Disk()
  readonly #clock = new Clock()
  readonly #requests: Requests
  readonly #spot: SpotSide
  readonly #members: MembersSide
  #epoch = 0
  #broken: unknown
  #machine: Machine
  /** Replays each batch when it is durable: what a restart must arrive at. */
  #follower: Machine
  #exchange: Exchange
  readonly #must = new Expectation()

  constructor(seed: number, plant: Plant, crashRounds: number) {
    this.#crashRounds = crashRounds
    this.#random = createRandom(seed)
    this.#requests = new Requests(this.#random, () => this.#machine.now)
    this.#plant = plant
    this.#spot = new SpotSide(this.#random, plant.spot)
    this.#members = new MembersSide(this.#random, plant.members)
    this.#spot.onFee = this.#members.noteFee
    const known = plant.cores ?? [wallet, locker]
    this.#cores = [...known, this.#spot.core, this.#members.core]
    this.#machine = new Machine(this.#cores, seed)
    this.#spot.start(this.#machine)
    this.#members.start(this.#machine)
    this.#follower = new Machine(this.#cores, seed + 1)
    this.#exchange = this.#newExchange()
  }

  get counts() {
    const [accepted, batches] = [this.#requests.accepted, this.#follower.batch]
    return { ...this.#counts, accepted, batches }
  }

  state(): Uint8Array {
    return this.#follower.snapshot()
  }

  async start(): Promise<void> {
    for (const realm of REALMS)
      for (const asset of ASSETS) {
        this.#exchange.submit(wallet, { type: 'listCoin', asset }, { realm })
        for (const member of MEMBERS)
          this.#send(this.#requests.grant(realm, asset, member, 1_000_000n), false)
      }
    this.#spot.open(this.#exchange)
    await this.#settle()
  }

  /** A handful of commands, then the fate of the write that carries them. */
  async round(): Promise<void> {
    const fate = chooseFate(this.#random, this.#crashRounds)
    if (fate !== 'kept') await this.#foresee()
    for (let left = 1 + this.#random.below(GROUP_MAX); left > 0; left--) this.#act()
    await turns()
    if (fate !== 'kept' || this.#random.oneIn(LOOK_ROUNDS)) this.#differ()
    else this.#look()
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
    const { oneIn } = this.#random
    this.#clock.pass(this.#random)
    // What time has made due is done when somebody looks at the clock, which the model does always.
    this.#exchange.tick()
    if (oneIn(20)) {
      this.#must.live.advance(this.#clock.now)
      if (oneIn(2)) this.#exchange.tick()
      else this.#members.act(this.#exchange, this.#random.pick(REALMS))
      return
    }
    const again = this.#requests.again()
    if (again !== undefined) this.#send(again, true)
    else if (oneIn(2)) this.#send(this.#requests.make(), false)
    else this.#trade(this.#random.pick(REALMS))
  }

  /** A step on the spot market: an order, a price, a ladder, or money for someone. */
  #trade(realm: Realm): void {
    const step = this.#spot.next(realm, this.#clock.now)
    if (step.do === 'command')
      this.#send(this.#requests.order(realm, this.#spot.core, step.command), false)
    else {
      this.#must.live.advance(this.#clock.now)
      this.#spot.do(this.#exchange, realm, step)
    }
  }

  /** Submits a request and says beforehand what the answer must be. */
  #send(request: Request, resent: boolean): void {
    const { realm, member } = request.action
    const expired = this.#random.oneIn(60)
    let expected = this.#must.of(request, this.#clock.now, expired)
    this.#spot.answer = undefined
    const refused = request.expected !== undefined && request.expected !== 'ok'
    const about = { resent, epoch: this.#epoch, refused }
    const key = request.key && (this.#plant.key ? this.#plant.key(request.key, about) : request.key)
    const swap = this.#plant.swapsRealms === true && this.#random.oneIn(200)
    const deadline = expired && !this.#plant.ignoresDeadlines ? this.#clock.now - 1 : undefined
    const other = realm === 'real' ? 'demo' : 'real'
    const submission = { realm: swap ? other : realm, owner: member, key, deadline } as const
    const epoch = this.#epoch
    this.#counts.commands++
    if (resent) this.#counts.resent++
    this.#exchange
      .submit(this.#core(request.core), request.command, submission)
      .then((decision) => {
        if (epoch === this.#epoch) this.#requests.hear(request, decision, expected, expired)
      })
    if (this.#spot.answer !== undefined && !expired) {
      expected = this.#spot.answer
      if (request.key !== undefined) request.expected = expected
    }
    if (this.#spot.caught !== undefined) this.#requests.catch(this.#spot.caught)
    this.#machine.check([realm])
    if (this.#broken !== undefined) this.#requests.catch(String(this.#broken))
  }

  /** The world's own variant of a core. */
  #core({ name }: AnyCore): AnyCore {
    return this.#cores.find((core) => core.name === name) as AnyCore
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
          this.#spot.hand()
          return planted.append(batch)
        },
      },
      clock: () => this.#clock.now,
      onBroken: (error) => {
        this.#broken = error
      },
    })
  }

  #write(fate: Fate): void {
    const durable = this.#disk.decide(fate)
    if (durable === undefined) return
    this.#follower.replay(durable.payload)
    this.#spot.becameDurable()
    this.#requests.keep(this.#must.becameDurable(durable.seq))
  }

  /** Copies of the models are made only when a crash will need them. */
  async #foresee(): Promise<void> {
    await this.#settle()
    this.#must.endsSoon()
    this.#spot.endsSoon()
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
    this.#spot.crash()
    this.#spot.start(this.#machine)
    this.#members.start(this.#machine)
    this.#exchange = this.#newExchange()
  }

  async #settle(): Promise<void> {
    for (await turns(); this.#disk.writing; await turns()) this.#write('kept')
    this.#differ()
  }

  #keepSnapshot(): void {
    const { batch, at } = this.#follower
    const pieces = [...this.#follower.pieces()].map((piece) => piece.slice())
    this.#disk.keepSnapshot({ seq: batch, at, pieces })
  }

  #look(): void {
    if (this.#broken !== undefined) this.#requests.catch(String(this.#broken))
    this.#requests.raise()
    this.#machine.check()
  }

  #differ(): void {
    this.#look()
    const elsewhere = (realm: Realm, asset: string) =>
      this.#spot.fees(realm, asset) + this.#members.fees(realm, asset)
    const difference =
      this.#must.live.difference(this.#machine, elsewhere) ??
      this.#spot.difference(this.#machine) ??
      this.#members.difference(this.#machine)
    if (difference !== undefined) this.#requests.catch(difference)
  }
}

/** Lets everything that waits on promises go on. */
async function turns(): Promise<void> {
  for (let left = 4; left > 0; left--) await undefined
}
