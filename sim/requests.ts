/** The clients: what they ask, what they ask again, and which answers never reach them. */
import { type AnyCore, type Decision, KEY_LIFE_MS, type Realm, type Typed } from '@evenkeel/kernel'
import type { Random } from '@evenkeel/kernel/testing'
import { keyAt, locker } from '@evenkeel/kernel/testing'
import type { Command } from '@evenkeel/verticals/spot/core/index.ts'
import { wallet } from '@evenkeel/verticals/wallet/core.ts'
import { Caught } from './caught.ts'
import { ACCOUNTS, type Action, ASSETS, MEMBERS, REALMS } from './model.ts'

export type Request = {
  readonly key: string | undefined
  readonly madeAt: number
  readonly action: Action
  readonly core: AnyCore
  readonly command: Typed
  /** The answer that it must get, once it has been decided. */
  expected: string | undefined
  durable: boolean
  answered: boolean
  id: number | undefined
}

const REMEMBERED = 512
const ASSETS_ASKED = [...ASSETS, ...ASSETS, ...ASSETS, 'NONE']

export class Requests {
  readonly #random: Random
  readonly #time: () => number
  #made = 0
  #kept = 0
  #recent: Request[] = []
  #unsure: Request[] = []
  accepted = 0
  #caught: Caught | undefined

  /** Clients have the time from the exchange's answers. */
  constructor(random: Random, time: () => number) {
    this.#random = random
    this.#time = time
  }

  grant(realm: Realm, asset: string, member: number, amount: bigint): Request {
    const action: Action = { kind: 'grant', realm, asset, member, amount }
    const command = { type: 'grantSandboxFunds', member, asset, amount }
    return this.#request(action, wallet, command, undefined)
  }

  make(): Request {
    const { below, oneIn, pick } = this.#random
    const realm = pick(REALMS)
    const member = pick(MEMBERS)
    const amount = BigInt(oneIn(50) ? 0 : below(oneIn(10) ? 2_000_000 : 50_000))
    if (oneIn(200)) return this.grant(realm, pick(ASSETS), member, amount)
    if (oneIn(4)) {
      const asset = pick(ASSETS)
      const forMs = below(2_000_000)
      const action: Action = { kind: 'lockUp', realm, asset, member, amount, forMs }
      return this.#request(action, locker, { ...action, type: 'lockUp' }, this.#newKey())
    }
    const [from, to] = [pick(ACCOUNTS), pick(ACCOUNTS)]
    const asset = pick(ASSETS_ASKED)
    const action: Action = { kind: 'transfer', realm, asset, member, amount, from, to }
    const command = { type: 'transfer', member, asset, amount, from, to }
    return this.#request(action, wallet, command, this.#newKey())
  }

  /** An order, a change of one, or a listing; what must come of it the naive market says. */
  order(realm: Realm, core: AnyCore, command: Command): Request {
    const member = 'member' in command ? command.member : 0
    const action: Action = { kind: 'order', realm, asset: '', member, amount: 0n }
    return this.#request(action, core, command, this.#newKey())
  }

  /** A request to send again: one whose answer was lost, or any of late, for no reason at all. */
  again(): Request | undefined {
    if (this.#unsure.length > 0 && this.#random.oneIn(3)) return this.#unsure.pop()
    return this.#recent.length > 0 && this.#random.oneIn(24)
      ? this.#random.pick(this.#recent)
      : undefined
  }

  /** These were made durable; their clients may still ask for them again. */
  keep(requests: readonly Request[]): void {
    for (const request of requests) {
      if (request.key === undefined) continue
      this.#recent[this.#kept++ % REMEMBERED] = request
    }
  }

  /** Whatever became of these, their clients do not know. */
  unsure(requests: readonly Request[]): void {
    for (const request of requests) if (request.key !== undefined) this.#unsure.push(request)
  }

  /** An answer has come, if it was not lost on its way: it must be the right one, and durable. */
  hear(request: Request, decision: Decision<Typed>, expected: string, expired: boolean): void {
    if (this.#random.oneIn(20)) return
    const answer = decision.ok ? 'ok' : decision.refusal
    // It was carried out once, and is never again: that is all that a client so late may learn.
    if (answer === 'keyExpired' && request.durable && this.#isOld(request)) return
    if (answer !== expected) this.catch(`${request.action.kind} got ${answer}, not ${expected}`)
    // Nothing was decided, so nothing is kept.
    if (expired || answer === 'keyExpired' || answer === 'keyFromFuture') return
    if (!request.durable && request.key !== undefined) this.catch('answered before it was durable')
    const id = decision.ok ? (decision.events[0] as { id?: number } | undefined)?.id : undefined
    if (request.answered && request.id !== id) this.catch('a repeat got another answer')
    if (!request.answered && decision.ok) this.accepted++
    request.answered = true
    request.id = id
  }

  /** Something is wrong; the first such thing is thrown when the round ends. */
  catch(what: string): void {
    this.#caught ??= new Caught(what)
  }

  raise(): void {
    if (this.#caught !== undefined) throw this.#caught
  }

  #request(action: Action, core: AnyCore, command: Typed, key: string | undefined): Request {
    const fresh = { expected: undefined, durable: false, answered: false, id: undefined }
    return { ...fresh, key, madeAt: this.#time(), action, core, command }
  }

  #isOld({ madeAt }: Request): boolean {
    return madeAt < this.#time() - KEY_LIFE_MS
  }

  /** Half of all requests have none: nobody asks for those again. */
  #newKey(): string | undefined {
    if (this.#random.oneIn(2)) return undefined
    return keyAt(this.#time(), ++this.#made)
  }
}
