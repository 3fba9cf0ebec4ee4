/** The portfolio, naive: every sum is added up from the list of orders, each time it is asked for. */
import {
  type Amount,
  type HouseName,
  house,
  type Machine,
  type Realm,
  realms,
  type Typed,
} from '@evenkeel/kernel'
import {
  type Naive,
  type NaiveExchange,
  type NaiveLedger,
  type Place,
  portions,
  type Step,
  type Verdict,
} from '@evenkeel/kernel/testing'
import { type Command, type Product, portfolio, type State } from '../core/index.ts'

type Order = {
  readonly id: number
  readonly member: number
  readonly terms: Product
  readonly amount: Amount
  readonly start: number
  readonly paidDays: number
  readonly renews: boolean
}
/** Terms that a product has had, from the moment at which they were set. */
type Terms = { readonly product: Product; readonly from: number }
/** All terms that ever were, the newest last. */
type Books = { readonly terms: readonly Terms[]; readonly orders: readonly Order[] }
type Outcome = { readonly answer: string; readonly figures?: readonly unknown[] }

const DAY = 24 * 3_600_000
const TERMS = [1, 3]
const NONE: Books = { terms: [], orders: [] }
const no = (answer: string): Outcome => ({ answer })
const yes = (...figures: unknown[]): Outcome => ({ answer: 'ok', figures })

export class NaivePortfolio implements Naive {
  readonly #exchange: NaiveExchange
  #books: Record<Realm, Books> = { real: NONE, demo: NONE }

  constructor(exchange: NaiveExchange) {
    this.#exchange = exchange
  }

  open(): readonly Command[] {
    const { coins } = this.#exchange
    return coins.flatMap((asset): Command[] => [
      this.#funds(asset),
      ...TERMS.map((days) => this.#product(asset, days)),
    ])
  }

  next(realm: Realm): Step {
    const { coins, members, random, ledgers } = this.#exchange
    const { below, oneIn, pick } = random
    if (oneIn(80)) return { command: this.#funds(pick(coins)), owner: 0 }
    if (oneIn(40)) {
      const command = this.#product(pick(coins), pick([1, 3, 3, 400]))
      // Days in which orders end, are not settled, and then find other terms.
      return { command, owner: 0, later: oneIn(2) ? below(4 * DAY) : 0 }
    }
    const member = pick(members)
    const id = pick([...this.#books[realm].orders.map((order) => order.id), 7])
    if (oneIn(8))
      return { command: { type: 'exitSubscription', member, id } as Command, owner: member }
    if (oneIn(8)) {
      const command: Command = { type: 'setRenewal', member, id, renews: oneIn(2) }
      return { command, owner: member }
    }
    const asset = pick(coins)
    const product = oneIn(40) ? 'NONE' : `${asset}.${pick(TERMS)}`
    const amount = this.#exchange.someOf(ledgers[realm].has(`${member} finance available`, asset))
    const [renews, isAgreed] = [oneIn(2), !oneIn(40)]
    const command: Command = { type: 'subscribe', member, product, amount, renews, isAgreed }
    return { command, owner: member }
  }

  decide(command: Command, place: Place): Verdict {
    const { answer, figures } = this.#decide(command, place)
    return {
      answer,
      difference(events) {
        const told = JSON.stringify(
          events.map(toldBy).filter(({ length }) => length > 0),
          asText,
        )
        const must = JSON.stringify(figures ?? [], asText)
        return told === must ? undefined : `${told} instead of ${must}`
      },
    }
  }

  missed({ realm, now }: Place): string | undefined {
    const due = this.#due(realm, now)
    return due && `day ${due.paidDays + 1} of order ${due.id}`
  }

  reserved(realm: Realm, house: HouseName, asset: string): Amount | undefined {
    return house === 'portfolio' ? this.#owed(realm, asset) : undefined
  }

  remember(): () => void {
    const books = { ...this.#books }
    return () => {
      this.#books = books
    }
  }

  difference(machine: Machine): string | undefined {
    for (const realm of realms) {
      const state = machine.state(realm, portfolio) as State
      const { orders } = this.#books[realm]
      if (state.orders.size !== orders.length)
        return `${realm}: ${state.orders.size} orders in progress instead of ${orders.length}`
      for (const asset of this.#exchange.coins) {
        const [owed, must] = [state.owed.get(asset) ?? 0n, this.#owed(realm, asset)]
        if (owed !== must) return `${realm}: ${owed} ${asset} is owed instead of ${must}`
        const held = machine.balance(realm, HOUSE, asset)
        if (held < must) return `${realm}: the house has ${held} ${asset} and owes ${must}`
      }
      for (const { terms, until } of state.earlier)
        if (this.#due(realm, until) === undefined)
          return `${realm}: nothing is due by the terms of ${terms.product} until ${until}`
    }
    return undefined
  }

  #decide(command: Command, place: Place): Outcome {
    switch (command.type) {
      case 'setProduct':
        return this.#setProduct(command, place)
      case 'subscribe':
        return this.#subscribe(command, place)
      case 'setRenewal':
        return this.#setRenewal(command, place)
      case 'exitSubscription':
        return this.#exit(command, place)
      case 'creditInterest':
        return this.#credit(command.id, place)
      case 'fundSandboxPortfolio':
        this.#ledger(place.realm).pay(
          command.asset,
          command.amount,
          'custody sandbox',
          'house portfolio',
        )
        return yes()
    }
  }

  #setProduct(
    { type: _, ...product }: Extract<Command, { type: 'setProduct' }>,
    { realm, now }: Place,
  ) {
    if (product.days > 365) return no('parameterUnsound')
    this.#change(realm, { terms: [...this.#books[realm].terms, { product, from: now }] })
    return yes()
  }

  /** The last terms of a product; or the last that were set before a moment. */
  #terms(realm: Realm, name: string, before = Number.POSITIVE_INFINITY): Product | undefined {
    return this.#books[realm].terms.findLast(
      ({ product, from }) => product.product === name && from < before,
    )?.product
  }

  #subscribe(command: Extract<Command, { type: 'subscribe' }>, { realm, now, ...place }: Place) {
    const { member, amount, renews } = command
    const { orders } = this.#books[realm]
    const terms = this.#terms(realm, command.product)
    if (terms === undefined) return no('productDoesNotExist')
    if (!terms.isOffered) return no('productNotOffered')
    if (!command.isAgreed) return no('agreementMissing')
    if (amount < terms.minimum) return no('belowSubscriptionMinimum')
    if (amount > terms.maximum) return no('aboveSubscriptionMaximum')
    if (orders.filter((one) => one.member === member).length >= 100)
      return no('tooManySubscriptions')
    if (this.#invested(realm, terms.product) + amount > terms.capacity) return no('productSoldOut')
    const ledger = this.#ledger(realm)
    const fee = upTo(amount * BigInt(terms.feeBps), 10_000n)
    if (amount + fee > ledger.spendable(member, 'finance', terms.asset))
      return no('insufficientFunds')
    if (!this.#covers(realm, terms, amount)) return no('yieldNotCovered')
    ledger.pay(terms.asset, amount, `${member} finance available`, `${member} finance frozen`)
    ledger.pay(terms.asset, fee, `${member} finance available`, 'house fees')
    const order = { id: place.newId(), member, terms, amount, start: now, paidDays: 0, renews }
    this.#change(realm, { orders: [...orders, order] })
    const fact = { type: 'feePaid', member, asset: terms.asset, amount: fee } as const
    if (fee > 0n) this.#exchange.tell(fact, { ...place, realm, now })
    return yes(['subscribed', amount, fee, now])
  }

  #setRenewal({ member, id, renews }: Extract<Command, { type: 'setRenewal' }>, place: Place) {
    const order = this.#own(place.realm, member, id)
    if (order === undefined) return no('subscriptionDoesNotExist')
    if (place.now >= order.start + order.terms.days * DAY) return no('subscriptionEnded')
    this.#replace(place.realm, order, { ...order, renews })
    return order.renews === renews ? yes() : yes(['renewalSet', renews])
  }

  #exit({ member, id }: Extract<Command, { type: 'exitSubscription' }>, { realm, now }: Place) {
    const order = this.#own(realm, member, id)
    if (order === undefined) return no('subscriptionDoesNotExist')
    const { terms, amount } = order
    if (now >= order.start + terms.days * DAY) return no('subscriptionEnded')
    if (!terms.isExitable) return no('exitNotAllowed')
    const earned = perDay(order) * BigInt(order.paidDays)
    const fee = upTo(amount * BigInt(terms.exitFeeBps), 10_000n)
    const ledger = this.#ledger(realm)
    ledger.pay(terms.asset, earned + fee, `${member} finance frozen`, 'house portfolio')
    ledger.pay(terms.asset, amount - fee, `${member} finance frozen`, `${member} finance available`)
    this.#replace(realm, order)
    return yes(['subscriptionExited', amount, earned, fee])
  }

  /** The day that was over first is paid first, and of several the one of the oldest order. */
  #credit(id: number, place: Place): Outcome {
    const { realm, now } = place
    const order = this.#due(realm, now)
    if (order?.id !== id) return no('nothing due')
    const { member, terms, amount } = order
    const interest = perDay(order)
    const ledger = this.#ledger(realm)
    ledger.pay(terms.asset, interest, 'house portfolio', `${member} finance frozen`)
    const paid = { ...order, paidDays: order.paidDays + 1 }
    this.#replace(realm, order, paid)
    if (paid.paidDays < terms.days) return yes(['interestCredited', interest])
    const earned = interest * BigInt(terms.days)
    ledger.pay(
      terms.asset,
      amount + earned,
      `${member} finance frozen`,
      `${member} finance available`,
    )
    this.#replace(realm, paid)
    const end = order.start + terms.days * DAY
    const renewal = this.#renew(paid, end, place)
    const matured = ['subscriptionMatured', amount, interest, earned, end, renewal]
    return renewal === 'renewed' ? yes(matured, ['subscribed', amount, 0n, end]) : yes(matured)
  }

  #renew({ member, amount, renews, terms: old }: Order, start: number, place: Place): string {
    const { realm } = place
    const { orders } = this.#books[realm]
    const terms = this.#terms(realm, old.product, start)
    if (!renews) return 'notWanted'
    if (terms === undefined || !terms.isOffered) return 'notOffered'
    if (amount < terms.minimum || amount > terms.maximum) return 'amountOutside'
    if (this.#invested(realm, terms.product) + amount > terms.capacity) return 'soldOut'
    if (!this.#covers(realm, terms, amount)) return 'notCovered'
    const ledger = this.#ledger(realm)
    ledger.pay(terms.asset, amount, `${member} finance available`, `${member} finance frozen`)
    const next = { id: place.newId(), member, terms, amount, start, paidDays: 0, renews }
    this.#change(realm, { orders: [...orders, next] })
    return 'renewed'
  }

  #due(realm: Realm, now: number): Order | undefined {
    const nextOf = (order: Order) => order.start + (order.paidDays + 1) * DAY
    return this.#books[realm].orders
      .filter((order) => nextOf(order) <= now)
      .toSorted((one, other) => nextOf(one) - nextOf(other) || one.id - other.id)[0]
  }

  #covers(realm: Realm, terms: Product, amount: Amount): boolean {
    const held = this.#ledger(realm).has('house portfolio', terms.asset)
    const more = perDay({ amount, terms }) * BigInt(terms.days)
    return this.#owed(realm, terms.asset) + more <= held
  }

  #owed(realm: Realm, asset: string): Amount {
    return this.#books[realm].orders
      .filter((order) => order.terms.asset === asset)
      .reduce((sum, one) => sum + perDay(one) * BigInt(one.terms.days - one.paidDays), 0n)
  }

  #invested(realm: Realm, product: string): Amount {
    return this.#books[realm].orders
      .filter((order) => order.terms.product === product)
      .reduce((sum, order) => sum + order.amount, 0n)
  }

  #own(realm: Realm, member: number, id: number): Order | undefined {
    return this.#books[realm].orders.find((one) => one.id === id && one.member === member)
  }

  #replace(realm: Realm, old: Order, ...by: Order[]): void {
    const orders = this.#books[realm].orders.flatMap((one) => (one.id === old.id ? by : [one]))
    this.#change(realm, { orders })
  }

  #change(realm: Realm, change: Partial<Books>): void {
    this.#books = { ...this.#books, [realm]: { ...this.#books[realm], ...change } }
  }

  #ledger(realm: Realm): NaiveLedger {
    return this.#exchange.ledgers[realm]
  }

  /** Little: it is to be too little now and then. */
  #funds(asset: string): Command {
    const amount = portions(this.#exchange.random, asset, 2) / 50n
    return { type: 'fundSandboxPortfolio', asset, amount: amount + 1n }
  }

  #product(asset: string, days: number): Command {
    const { random } = this.#exchange
    const { below, oneIn, pick } = random
    return {
      type: 'setProduct',
      product: `${asset}.${days}`,
      asset,
      days,
      dailyYield: BigInt(1 + below(100_000_000)),
      minimum: pick([1n, 1_000n]),
      maximum: 1n + portions(random, asset, 4) + 1_000n,
      capacity: portions(random, asset, 8),
      feeBps: pick([0, 0, 7]),
      isExitable: !oneIn(3),
      exitFeeBps: pick([0, 50]),
      isOffered: !oneIn(6),
    }
  }
}

const HOUSE = house('portfolio')

function perDay({ amount, terms }: Pick<Order, 'amount' | 'terms'>): Amount {
  return (amount * terms.dailyYield) / 10_000_000_000n
}

/** Rounded up. */
function upTo(product: Amount, by: Amount): Amount {
  return product % by === 0n ? product / by : product / by + 1n
}

/** The figures of an event that a model can know. */
function toldBy(event: Typed): readonly unknown[] {
  const one = event as Typed & Record<string, unknown>
  const names: Readonly<Record<string, readonly string[]>> = {
    subscribed: ['amount', 'fee', 'at'],
    interestCredited: ['interest'],
    subscriptionMatured: ['amount', 'interest', 'earned', 'at', 'renewal'],
    subscriptionExited: ['amount', 'forfeited', 'fee'],
    renewalSet: ['renews'],
  }
  const known = names[event.type]
  return known === undefined ? [] : [event.type, ...known.map((name) => one[name])]
}

const asText = (_: string, value: unknown) => (typeof value === 'bigint' ? `${value}` : value)
