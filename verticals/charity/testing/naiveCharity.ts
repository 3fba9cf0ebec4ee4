/** The naive model of charity: every donation, royalty and payout in one long list, added up anew each time. */
import type { Fact, Machine, Realm } from '@evenkeel/kernel'
import type { NaiveExchange, NaiveLedger, Place } from '@evenkeel/kernel/testing'
import { type Command, charity, type State } from '../core/index.ts'

type Price = { readonly price: bigint; readonly isStale: boolean; readonly isClosed?: boolean }
type Project = {
  readonly id: number
  readonly slug: string
  readonly goal: bigint
  readonly endsAt: number
  readonly priority: string
  readonly isEnded: boolean
}
type Came = {
  readonly fund: number
  readonly asset: string
  readonly amount: bigint
  readonly worth: bigint
  readonly member: number
}
type Payout = {
  readonly id: number
  readonly fund: number
  readonly asset: string
  readonly amount: bigint
  readonly from: string
  readonly by: number
  readonly at: number
  readonly is: 'open' | 'paid' | 'rejected'
}
type Books = {
  readonly projects: readonly Project[]
  readonly came: readonly Came[]
  readonly payouts: readonly Payout[]
  readonly royalties: number
}
const NONE: Books = { projects: [], came: [], payouts: [], royalties: 0 }
const ONE = 100_000_000n
const FIVE_YEARS = 5 * 366 * 86_400_000
const CURRENCIES: Readonly<Record<string, string>> = { EUR: 'eurusd', JPY: 'usdjpy' }

/** What came of a command: an answer, and how much of a coin was moved. */
export type Outcome = { readonly answer: string; readonly moved?: bigint }

export class NaiveCharity {
  #heard: { readonly place?: Place; readonly isMarked: boolean } = { isMarked: false }
  readonly #exchange: NaiveExchange
  readonly #ledgers: Readonly<Record<Realm, NaiveLedger>>
  readonly prices = new Map<string, Price>()
  #books: Record<Realm, Books> = { real: NONE, demo: NONE }

  constructor(exchange: NaiveExchange) {
    this.#exchange = exchange
    this.#ledgers = exchange.ledgers
  }

  remember(): () => void {
    const books = this.#books
    return () => {
      this.#books = books
    }
  }

  projects(realm: Realm): readonly Project[] {
    return this.#books[realm].projects
  }

  openPayouts(realm: Realm): readonly Payout[] {
    return this.#books[realm].payouts.filter((one) => one.is === 'open')
  }

  decide(command: Command, place: Place): Outcome {
    switch (command.type) {
      case 'openProject':
        return this.#open(command, place)
      case 'changeProject':
      case 'closeProject':
        return this.#change(command, place)
      case 'endProject':
        this.#set(place.realm, command.id, { isEnded: true })
        return { answer: 'ok' }
      case 'markRoyalties':
        return this.#mark(command.project, place)
      case 'donate':
        return this.#donate(command, place)
      case 'proposePayout':
        return this.#propose(command, place)
      case 'approvePayout':
      case 'rejectPayout':
        return this.#end(command, place)
    }
  }

  hear(fact: Fact, place: Place): void {
    if (fact.type !== 'royaltyPaid') return
    const { realm, now } = place
    const { royalties } = this.#books[realm]
    // All royalties of one decision go where the first of them does.
    if (this.#heard.place !== place)
      this.#heard = { place, isMarked: royalties > 0 && !this.#isOver(realm, royalties, now) }
    const { isMarked } = this.#heard
    const price = fact.asset === 'USDT' ? ONE : (this.#price(fact.asset)?.price ?? 0n)
    const worth = (fact.amount * price) / ONE
    const { asset, amount } = fact
    this.#come(realm, { fund: isMarked ? royalties : 0, asset, amount, worth, member: 0 })
  }

  missed({ realm, now }: Place): string | undefined {
    for (const { id, slug, isEnded } of this.projects(realm))
      if (!isEnded && this.#isOver(realm, id, now)) return `${slug} ends`
    return undefined
  }

  difference(machine: Machine): string | undefined {
    for (const realm of ['real', 'demo'] as const) {
      const state = machine.state(realm, charity) as State
      const { raised, donors, held } = this.#totals(realm)
      for (const { id, slug, isEnded, goal } of this.projects(realm)) {
        const project = state.projects.get(id)
        const is = `${project?.raised} ${project?.donors.size} ${project?.endedAt !== undefined} ${project?.goal}`
        const must = `${raised.get(id) ?? 0n} ${donors.get(id)?.size ?? 0} ${isEnded} ${goal}`
        if (is !== must) return `${realm} ${slug}: ${is} instead of ${must}`
      }
      for (const asset of ['BTC', 'ETH', 'USDT']) {
        const must = held.get(asset) ?? 0n
        const there = this.#ledgers[realm].has('house charity', asset)
        if (must !== there) return `${realm}: ${there} ${asset} of ${must} are at the charity`
      }
      if (state.general.raised !== (raised.get(0) ?? 0n))
        return `${realm}: ${state.general.raised} in the general fund`
    }
    return undefined
  }

  /** What every fund has raised, its donors, and what is left of each coin, added up in one pass. */
  #totals(realm: Realm) {
    const raised = new Map<number, bigint>()
    const donors = new Map<number, Set<number>>()
    const held = new Map<string, bigint>()
    const { came, payouts } = this.#books[realm]
    for (const { fund, asset, amount, worth, member } of came) {
      raised.set(fund, (raised.get(fund) ?? 0n) + worth)
      held.set(asset, (held.get(asset) ?? 0n) + amount)
      if (member > 0) donors.set(fund, (donors.get(fund) ?? new Set()).add(member))
    }
    for (const { asset, amount, is } of payouts)
      if (is === 'paid') held.set(asset, (held.get(asset) ?? 0n) - amount)
    return { raised, donors, held }
  }

  #open(command: Command & { type: 'openProject' }, { realm, now, actor, newId }: Place): Outcome {
    const { slug, goal, lastsMs, priority } = command
    if (actor.kind === 'member') return { answer: 'operatorNeeded' }
    const isSound = goal > 0n && lastsMs > 0 && lastsMs <= FIVE_YEARS && /^[a-z0-9-]+$/.test(slug)
    if (!isSound) return { answer: 'projectUnsound' }
    const { projects } = this.#books[realm]
    if (projects.some((one) => one.slug === slug)) return { answer: 'projectExists' }
    const project = { id: newId(), slug, goal, endsAt: now + lastsMs, priority, isEnded: false }
    this.#keep(realm, { projects: [...projects, project] })
    return { answer: 'ok' }
  }

  #change(
    command: Command & { type: 'changeProject' | 'closeProject' },
    { realm, now, actor }: Place,
  ): Outcome {
    const { id } = command
    if (actor.kind !== 'operator') return { answer: 'operatorNeeded' }
    if (this.#project(realm, id) === undefined) return { answer: 'projectDoesNotExist' }
    if (this.#isOver(realm, id, now)) return { answer: 'fundraisingEnded' }
    if (command.type === 'closeProject') {
      this.#set(realm, id, { isEnded: true })
      return { answer: 'ok' }
    }
    const { goal, endsAt, priority } = command
    const isSound = goal > this.#raised(realm, id) && endsAt > now && endsAt - now <= FIVE_YEARS
    if (!isSound) return { answer: 'projectUnsound' }
    this.#set(realm, id, { goal, endsAt, priority })
    return { answer: 'ok' }
  }

  #mark(project: number, { realm, now, actor }: Place): Outcome {
    if (actor.kind === 'member') return { answer: 'operatorNeeded' }
    if (project !== 0) {
      if (this.#project(realm, project) === undefined) return { answer: 'projectDoesNotExist' }
      if (this.#isOver(realm, project, now)) return { answer: 'fundraisingEnded' }
    }
    this.#keep(realm, { royalties: project })
    return { answer: 'ok' }
  }

  #donate(command: Command & { type: 'donate' }, { realm, now }: Place): Outcome {
    const { member, project, asset, most, currency } = command
    if (this.#project(realm, project) === undefined) return { answer: 'projectDoesNotExist' }
    if (this.#isOver(realm, project, now)) return { answer: 'fundraisingEnded' }
    if (command.amount <= 0n) return { answer: 'amountIsZero' }
    const price = asset === 'USDT' ? { price: ONE, isStale: false } : this.#price(asset)
    if (price === undefined || isUnfair(price)) return { answer: 'donationPriceMissing' }
    let { amount } = command
    if (currency !== undefined) {
      let dollars = amount
      const symbol = CURRENCIES[currency]
      if (symbol !== undefined) {
        const rate = this.prices.get(symbol)
        if (rate === undefined || isUnfair(rate)) return { answer: 'donationPriceMissing' }
        dollars = symbol === 'usdjpy' ? (dollars * ONE) / rate.price : (dollars * rate.price) / ONE
      }
      amount = (dollars * ONE) / price.price
    }
    if (amount > most) return { answer: 'donationPriceMoved' }
    const worth = (amount * price.price) / ONE
    if (worth < ONE) return { answer: 'belowDonationMinimum' }
    const ledger = this.#ledgers[realm]
    if (amount > ledger.spendable(member, 'spot', asset)) return { answer: 'insufficientFunds' }
    ledger.pay(asset, amount, `${member} spot available`, 'house charity')
    this.#come(realm, { fund: project, asset, amount, worth, member })
    const goal = this.#project(realm, project)?.goal ?? 0n
    if (this.#raised(realm, project) >= goal) this.#set(realm, project, { isEnded: true })
    return { answer: 'ok', moved: amount }
  }

  #propose(
    command: Command & { type: 'proposePayout' },
    { realm, actor, now: at, newId }: Place,
  ): Outcome {
    const { project: fund, asset, amount, custody: from, proof } = command
    if (actor.kind !== 'operator') return { answer: 'operatorNeeded' }
    const isThere = fund === 0 || this.#project(realm, fund) !== undefined
    if (!isThere) return { answer: 'projectDoesNotExist' }
    if (amount <= 0n || proof.length !== 64) return { answer: 'payoutUnsound' }
    let free = this.#held(realm, fund, asset)
    for (const one of this.openPayouts(realm))
      if (one.fund === fund && one.asset === asset) free -= one.amount
    if (amount > free) return { answer: 'raisedExceeded' }
    const by = actor.id
    const payout: Payout = { id: newId(), fund, asset, amount, from, by, at, is: 'open' }
    this.#keep(realm, { payouts: [...this.#books[realm].payouts, payout] })
    return { answer: 'ok' }
  }

  #end({ type, id }: Command & { type: 'approvePayout' | 'rejectPayout' }, place: Place): Outcome {
    const { realm, actor } = place
    if (actor.kind !== 'operator') return { answer: 'operatorNeeded' }
    const payout = this.openPayouts(realm).find((one) => one.id === id)
    if (payout === undefined) return { answer: 'payoutDoesNotExist' }
    const is = type === 'approvePayout' ? 'paid' : 'rejected'
    if (is === 'paid') {
      if (!this.#exchange.operatorCounts(place, payout.by, payout.at))
        return { answer: 'proposalLapsed' }
      if (payout.by === actor.id) return { answer: 'otherOperatorNeeded' }
      const ledger = this.#ledgers[realm]
      const { asset, amount } = payout
      const from = `custody ${payout.from}` as 'custody sandbox'
      if (amount > -ledger.has(from, asset)) return { answer: 'custodyExceeded' }
      ledger.pay(asset, amount, 'house charity', from)
    }
    const payouts = this.#books[realm].payouts.map((one) => (one.id === id ? { ...one, is } : one))
    this.#keep(realm, { payouts: payouts as readonly Payout[] })
    return { answer: 'ok', ...(is === 'paid' && { moved: payout.amount }) }
  }

  #price(asset: string): Price | undefined {
    return this.prices.get(`${asset.toLowerCase()}usdt`)
  }

  #isOver(realm: Realm, id: number, now: number): boolean {
    const project = this.#project(realm, id)
    if (project === undefined || project.isEnded || now >= project.endsAt) return true
    return this.#raised(realm, id) >= project.goal
  }

  #project(realm: Realm, id: number): Project | undefined {
    return this.projects(realm).find((one) => one.id === id)
  }

  #came(realm: Realm, fund: number): readonly Came[] {
    return this.#books[realm].came.filter((one) => one.fund === fund)
  }

  #raised(realm: Realm, fund: number): bigint {
    return this.#came(realm, fund).reduce((sum, { worth }) => sum + worth, 0n)
  }

  #held(realm: Realm, fund: number, asset: string): bigint {
    let sum = 0n
    for (const one of this.#came(realm, fund)) if (one.asset === asset) sum += one.amount
    for (const one of this.#books[realm].payouts)
      if (one.fund === fund && one.asset === asset && one.is === 'paid') sum -= one.amount
    return sum
  }

  #come(realm: Realm, one: Came): void {
    this.#keep(realm, { came: [...this.#books[realm].came, one] })
  }

  #set(realm: Realm, id: number, change: Partial<Project>): void {
    const projects = this.projects(realm).map((one) =>
      one.id === id ? { ...one, ...change } : one,
    )
    this.#keep(realm, { projects })
  }

  #keep(realm: Realm, change: Partial<Books>): void {
    this.#books = { ...this.#books, [realm]: { ...this.#books[realm], ...change } }
  }
}

const isUnfair = ({ isStale, isClosed }: Price) => isStale && isClosed !== true
