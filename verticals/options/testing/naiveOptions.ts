/** Timed options of one realm, naive: a list of what is open, gone through from the start every time. */
import type { Amount, Id, MemberId, Millis, ReferencePrice, Typed } from '@evenkeel/kernel'
import { type NaiveLedger, trades } from '@evenkeel/kernel/testing'
import type { PlaceOption, SetHours, SetLimits, Term } from '../core/index.ts'
import type { Moment, NaiveFeed } from './naiveFeed.ts'

type Open = {
  readonly id: Id
  readonly command: PlaceOption
  readonly fee: Amount
  readonly acceptedAt: Millis
  readonly expiresAt: Millis
  readonly opened?: ReferencePrice
}
/** Something that counts for a limit: so much was lost, or one was placed, at a moment. */
type Counted = { readonly member: MemberId; readonly day: number; readonly lost?: Amount }
/** Everything that a member asked for of one limit, the newest last. */
type Wish = { readonly value: Amount | undefined; readonly from: Millis }
type Own = {
  readonly loss: readonly Wish[]
  readonly number: readonly Wish[]
  readonly until: Millis
}
export type Ended = { readonly member: MemberId; readonly fee: Amount; readonly says: string }

const DAY = 86_400_000
const MINUTE = 60_000
const CENT = 1_000_000n
const NOTHING: Own = { loss: [], number: [], until: 0 }

export class NaiveOptions {
  readonly #ledger: NaiveLedger
  readonly #feed: NaiveFeed
  terms: readonly Term[] = []
  #hours: readonly SetHours[] = []
  open: readonly Open[] = []
  #counted: readonly Counted[] = []
  #own: ReadonlyMap<MemberId, Own> = new Map()

  constructor(ledger: NaiveLedger, feed: NaiveFeed) {
    this.#ledger = ledger
    this.#feed = feed
  }

  /** Keeps all of it; nothing is changed in place. */
  remember(): () => void {
    const [terms, open, counted, own] = [this.terms, this.open, this.#counted, this.#own]
    const hours = this.#hours
    return () => {
      this.#hours = hours
      this.terms = terms
      this.open = open
      this.#counted = counted
      this.#own = own
    }
  }

  moments(symbol: string): Moment[] {
    return this.open
      .filter(({ command }) => command.symbol === symbol)
      .flatMap(({ opened, acceptedAt, expiresAt }): Moment[] => {
        const expiry = { at: expiresAt, is: 'expiry' } as const
        return opened === undefined ? [{ at: acceptedAt, is: 'accepted' }, expiry] : [expiry]
      })
  }

  place(command: PlaceOption, now: Millis, newId: () => Id): { answer: string; says: string } {
    const refused = (answer: string) => ({ answer, says: '' })
    const { member, symbol, seconds, stake } = command
    const term = this.terms.find((one) => one.symbol === symbol && one.seconds === seconds)
    if (term?.isOffered !== true) return refused('termNotOffered')
    if ((stake / CENT) * CENT !== stake) return refused('stakeTooFine')
    if (stake < term.minStake) return refused('stakeBelowMinimum')
    if (stake > term.maxStake) return refused('stakeAboveMaximum')
    if (term.payoutBps !== command.payoutBps) return refused('termsChanged')
    if (term.feeBps !== command.feeBps) return refused('termsChanged')
    if (!this.#trades(symbol, now)) return refused('marketClosed')
    const { last, sealed = 0 } = this.#feed.of(symbol)
    if (last === undefined || last.isStale || last.at < now - 10_000) return refused('priceStale')
    const acceptedAt = [now, sealed, last.at].sort((one, other) => other - one)[0] as Millis
    if (acceptedAt > now + 10_000) return refused('priceStale')
    const whole = Math.ceil((acceptedAt + seconds * 1_000) / 1_000) * 1_000
    for (let at = now; at < whole; at += MINUTE)
      if (!this.#trades(symbol, at)) return refused('expiryAfterClose')
    if (!this.#trades(symbol, whole - 1)) return refused('expiryAfterClose')
    const fee = (stake * BigInt(term.feeBps) + 9_999n) / 10_000n
    const refusal = this.#checkMemberLimits(member, stake + fee, acceptedAt, now)
    if (refusal !== undefined) return refused(refusal)
    if (this.open.filter((one) => one.command.member === member).length >= 200)
      return refused('tooManyOptions')
    if (stake + fee > this.#ledger.spendable(member, 'trading', 'USDT'))
      return refused('insufficientFunds')
    const option = { id: newId(), command, fee, acceptedAt, expiresAt: whole }
    if (this.#isTooMuch(option)) return refused('exposureReached')
    this.#ledger.pay('USDT', stake + fee, `${member} trading available`, `${member} trading frozen`)
    this.open = [...this.open, option]
    this.#counted = [...this.#counted, { member, day: Math.floor(acceptedAt / DAY) }]
    return { answer: 'ok', says: `placed ${option.id} ${acceptedAt} ${whole} ${fee}` }
  }

  /** The one that opens, or never does: undefined where it is not known yet, or was known before. */
  openOne(id: Id): string | Ended | undefined {
    const option = this.open.find((one) => one.id === id)
    if (option === undefined || option.opened !== undefined || !this.#opensNow(option))
      return undefined
    const first = this.#feed.firstAfter(option.command.symbol, option.acceptedAt)
    if (first === undefined || first.isStale || first.at - option.acceptedAt > 10_000)
      return this.#end(option, 'unopened', undefined)
    const opened = { ...option, opened: first }
    this.open = this.open.map((one) => (one === option ? opened : one))
    return `opened ${id} ${first.price} ${first.at} ${first.source}`
  }

  /** Those that end together, the oldest 64 of them. */
  settle(symbol: string, expiresAt: Millis, now: Millis): readonly Ended[] {
    const together = this.open.filter(
      (one) => one.command.symbol === symbol && one.expiresAt === expiresAt,
    )
    if (!together.every((one) => this.#endsNow(one, now))) return []
    const last = this.#feed.lastAt(symbol, expiresAt)
    const isKnown = last !== undefined && !last.isStale && last.at >= expiresAt - 10_000
    return together.slice(0, 64).map((option) => {
      if (!isKnown) return this.#end(option, 'stale', undefined)
      const rise = last.price - (option.opened?.price ?? 0n)
      const gain = option.command.direction === 'rise' ? rise : -rise
      return this.#end(option, gain > 0n ? 'won' : gain < 0n ? 'lost' : 'equal', last)
    })
  }

  /** What of the house's money must stay, should all that are open win. */
  reserved(): Amount {
    return winsOf(this.open)
  }

  missed(now: Millis): string | undefined {
    for (const option of this.open) {
      if (option.opened === undefined && this.#opensNow(option)) return `option ${option.id} opens`
      if (this.#endsNow(option, now)) return `option ${option.id} ends`
    }
    return undefined
  }

  setHours(command: SetHours): void {
    this.#hours = [command, ...this.#hours.filter(({ symbol }) => symbol !== command.symbol)]
  }

  setLimits({ member, lossADay, numberADay }: SetLimits, now: Millis): void {
    const own = this.#own.get(member) ?? NOTHING
    const loss = wished(own.loss, lossADay, now)
    const count = numberADay === undefined ? undefined : BigInt(numberADay)
    const number = wished(own.number, count, now)
    this.#own = new Map(this.#own).set(member, { ...own, loss, number })
  }

  pause(member: MemberId, days: number, now: Millis): void {
    const own = this.#own.get(member) ?? NOTHING
    const until = Math.max(own.until, now + days * DAY)
    this.#own = new Map(this.#own).set(member, { ...own, until })
  }

  #trades(symbol: string, at: Millis): boolean {
    const own = this.#hours.find((one) => one.symbol === symbol)
    return own === undefined || trades(own, at)
  }

  #opensNow({ command: { symbol }, acceptedAt }: Open): boolean {
    const first = this.#feed.firstAfter(symbol, acceptedAt)
    if (this.#feed.isSealed(symbol, acceptedAt + 10_000)) return true
    return first !== undefined && this.#feed.isSealed(symbol, first.at)
  }

  #endsNow({ command: { symbol }, opened, expiresAt }: Open, now: Millis): boolean {
    return opened !== undefined && expiresAt <= now && this.#feed.isSealed(symbol, expiresAt)
  }

  /** Pays out what an option comes to. */
  #end(
    { id, command, fee, expiresAt }: Open,
    how: string,
    tick: ReferencePrice | undefined,
  ): Ended {
    const { member, stake, payoutBps } = command
    const profit = (stake * BigInt(payoutBps)) / 10_000n
    const [free, frozen] = [`${member} trading available`, `${member} trading frozen`] as const
    const isPlayed = how === 'won' || how === 'lost' || how === 'equal'
    this.#ledger.pay('USDT', stake, frozen, how === 'lost' ? 'house options' : free)
    this.#ledger.pay('USDT', fee, frozen, isPlayed ? 'house fees' : free)
    if (how === 'won') this.#ledger.pay('USDT', profit, 'house options', free)
    this.open = this.open.filter((one) => one.id !== id)
    const costs = isPlayed ? fee : 0n
    const lost = costs + (how === 'lost' ? stake : how === 'won' ? -profit : 0n)
    this.#counted = [...this.#counted, { member, day: Math.floor(expiresAt / DAY), lost }]
    const by = tick === undefined ? 'no price' : `${tick.price} ${tick.at} ${tick.source}`
    return { member, fee: costs, says: `${how} ${id} ${by} ${how === 'won' ? profit : 0n}` }
  }

  #checkMemberLimits(member: MemberId, cost: Amount, at: Millis, now: Millis): string | undefined {
    const own = this.#own.get(member)
    if (own === undefined) return undefined
    if (now < own.until) return 'optionsArePaused'
    const all = this.#counted.filter((one) => one.member === member)
    const day = Math.max(Math.floor(at / DAY), ...all.map((one) => one.day))
    const today = all.filter((one) => one.day === day)
    const number = holding(own.number, now)
    const placed = today.filter((one) => one.lost === undefined).length
    if (number !== undefined && BigInt(placed) >= number) return 'ownNumberLimitReached'
    const loss = holding(own.loss, now)
    if (loss === undefined) return undefined
    let risk = cost
    for (const one of this.open)
      if (one.command.member === member) risk += one.command.stake + one.fee
    for (const { lost = 0n } of today) risk += lost
    return risk > loss ? 'ownLossLimitReached' : undefined
  }

  /** Whether the house could not pay everybody, or one expiry might cost it more than a tenth of what it has. */
  #isTooMuch(asked: Open): boolean {
    const funds = this.#ledger.has('house options', 'USDT')
    const all = [...this.open, asked]
    const together = all.filter(
      ({ command, expiresAt }) =>
        command.symbol === asked.command.symbol && expiresAt === asked.expiresAt,
    )
    return winsOf(all) > funds || winsOf(together) > funds / 10n
  }
}

/** What all of them win, if all win. */
function winsOf(some: readonly Open[]): Amount {
  return some.reduce((sum, { command }) => {
    return sum + (command.stake * BigInt(command.payoutBps)) / 10_000n
  }, 0n)
}

/** The last wish that holds by now. */
function holding(wishes: readonly Wish[], now: Millis): Amount | undefined {
  return wishes.filter(({ from }) => from <= now).at(-1)?.value
}

/** Stricter wishes hold at once, looser ones a day later; one that is asked for again keeps its moment. */
function wished(wishes: readonly Wish[], value: Amount | undefined, now: Millis): readonly Wish[] {
  const held = wishes.filter(({ from }) => from <= now)
  const holds = held.at(-1)?.value
  const isLooser = holds !== undefined && (value === undefined || value > holds)
  const coming = wishes.find(({ from }) => from > now)
  if (!isLooser) return [...held, { value, from: now }]
  return [...held, coming?.value === value && coming ? coming : { value, from: now + DAY }]
}

/** An event in the words of this model. */
export function inWords(event: Typed & Partial<Record<string, unknown>>): string {
  const { id, outcome, tick, profit, acceptedAt, expiresAt, fee } = event
  const by = tick as ReferencePrice | undefined
  const price = by === undefined ? 'no price' : `${by.price} ${by.at} ${by.source}`
  if (event.type === 'optionPlaced') return `placed ${id} ${acceptedAt} ${expiresAt} ${fee}`
  if (event.type === 'optionOpened') return `opened ${id} ${price}`
  if (event.type === 'optionSettled') return `${outcome} ${id} ${price} ${profit}`
  return event.type
}
