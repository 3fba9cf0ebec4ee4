/** The naive NFT market: every item a plain object, searched through from end to end. */
import type { Realm } from '@evenkeel/kernel'
import type { NaiveExchange, Place } from '@evenkeel/kernel/testing'
import type { Command } from '../core/index.ts'
import { attributesOf, mintPriceOf } from '../core/traits.ts'

export const SIZE = 12
export const SEED = 77
export const BASE = 3_00000000n
export const MINT = {
  type: 'mintCollection',
  code: 'naive',
  kind: 'keelfolk',
  seed: SEED,
  size: SIZE,
  basePrice: BASE,
} as const
export const ITEM_ONE = 1_000_001

/** How often it was listed tells one listing from another. */
type NaiveItem = { owner: number; price: bigint; stakedUntil: number; listed: number }
/** Somebody left it, or let the 15 minutes go by. */
type NaiveUnpaid = { buyer: number; item: number; listed: number; at: number }
type NaiveOrder = {
  id: number
  item: number
  buyer: number
  price: bigint
  until: number
  fee: bigint
  royalty: bigint
}
type NaiveOffer = { id: number; item: number; member: number; amount: bigint; until: number }
type NaiveStake = {
  id: number
  item: number
  member: number
  daily: bigint
  days: number
  from: number
  paid: number
}
export type Market = {
  items: Map<number, NaiveItem>
  orders: NaiveOrder[]
  offers: NaiveOffer[]
  stakes: NaiveStake[]
  unpaid: NaiveUnpaid[]
  fee: bigint
  royalty: bigint
  listingFee: bigint
  isHidden: boolean
}

const DAY = 24 * 60 * 60 * 1_000
const DAILY: Readonly<Record<number, bigint>> = { 7: 4n, 30: 6n, 90: 9n }
const up = (amount: bigint, bps: bigint) => {
  const exact = amount * bps
  return exact / 10_000n + (exact % 10_000n > 0n ? 1n : 0n)
}

export function emptyMarket(): Market {
  return {
    items: new Map(),
    orders: [],
    offers: [],
    stakes: [],
    unpaid: [],
    fee: 250n,
    royalty: 500n,
    listingFee: 0n,
    isHidden: false,
  }
}

export function copyOf(market: Market): Market {
  return {
    ...market,
    items: new Map([...market.items].map(([id, item]) => [id, { ...item }])),
    orders: [...market.orders],
    offers: [...market.offers],
    stakes: market.stakes.map((stake) => ({ ...stake })),
    unpaid: [...market.unpaid],
  }
}

/** Does it, if it may be done: `ok`, or the refusal. */
export function decideNaively(
  command: Command,
  place: Place,
  market: Market,
  exchange: NaiveExchange,
): string {
  return new Deciding(place, market, exchange).decide(command)
}

export function mintPrice(item: number): bigint {
  return mintPriceOf(BASE, attributesOf('keelfolk', SEED, item - 1_000_000))
}

class Deciding {
  readonly #place: Place
  readonly #market: Market
  readonly #exchange: NaiveExchange

  constructor(place: Place, market: Market, exchange: NaiveExchange) {
    this.#place = place
    this.#market = market
    this.#exchange = exchange
  }

  decide(command: Command): string {
    const market = this.#market
    switch (command.type) {
      case 'mintCollection':
        for (let nth = 0; market.items.size < SIZE; nth++)
          market.items.set(ITEM_ONE + nth, {
            owner: 0,
            price: mintPrice(ITEM_ONE + nth),
            stakedUntil: 0,
            listed: 0,
          })
        return 'ok'
      case 'setMarketTerms':
        if (command.feeBps + command.royaltyBps > 5_000) return 'marketTermsUnsound'
        market.fee = BigInt(command.feeBps)
        market.royalty = BigInt(command.royaltyBps)
        market.listingFee = command.listingFee
        return 'ok'
      case 'hideCollection':
        if (command.collection !== 'naive') return 'collectionDoesNotExist'
        market.isHidden = command.isHidden
        return 'ok'
      case 'fundSandboxRewards':
        if (command.amount === 0n) return 'amountIsZero'
        this.#pay(command.amount, 'custody sandbox', 'house nft')
        return 'ok'
      case 'doDue':
        return this.#doDue(command.id)
      case 'confirmItemOrder':
      case 'cancelItemOrder':
        return this.#endOrder(command)
      case 'acceptOffer':
      case 'withdrawOffer':
        return this.#endOffer(command)
      default:
        return this.#onItem(command)
    }
  }

  #onItem(command: Extract<Command, { item: number }>): string {
    const { items, isHidden } = this.#market
    const item = items.get(command.item)
    const { member } = command
    if (item === undefined) return 'itemDoesNotExist'
    if (command.type === 'orderItem') return this.#order(command, item)
    if (command.type === 'makeOffer') return this.#offer(command, item)
    if (item.owner !== member) return 'notYourItem'
    const reserved = this.#reservation(command.item)
    if (command.type === 'changeItemPrice' || command.type === 'cancelListing') {
      if (item.price === 0n) return 'itemNotListed'
      if (reserved !== undefined) return 'itemReserved'
      const price = command.type === 'cancelListing' ? 0n : command.price
      const fault = command.type === 'cancelListing' ? undefined : faultOf(price)
      if (fault !== undefined) return fault
      if (price !== item.price) this.#endLapsed(command.item)
      item.price = price
      return 'ok'
    }
    if (isHidden) return 'collectionHidden'
    if (item.stakedUntil > 0) return 'itemIsStaked'
    if (item.price > 0n) return 'itemIsListed'
    return command.type === 'listItem' ? this.#list(command, item) : this.#stake(command, item)
  }

  #list({ member, price }: Extract<Command, { type: 'listItem' }>, item: NaiveItem): string {
    const fault = faultOf(price)
    if (fault !== undefined) return fault
    const fee = this.#market.listingFee
    if (fee > this.#has(member)) return 'insufficientFunds'
    if (fee > 0n) this.#pay(fee, `${member} spot available`, 'house fees')
    this.#place.newId()
    this.#tellFee(member, fee)
    item.price = price
    item.listed++
    return 'ok'
  }

  #stake(command: Extract<Command, { type: 'stakeItem' }>, item: NaiveItem): string {
    const { member, days } = command
    const share = DAILY[days]
    if (share === undefined) return 'nftTermNotOffered'
    const daily = (mintPrice(command.item) * share) / 10_000n
    let owed = daily * BigInt(days)
    for (const stake of this.#market.stakes) owed += stake.daily * BigInt(stake.days - stake.paid)
    if (owed > this.#ledger.has('house nft', 'USDT')) return 'rewardsNotCovered'
    const from = this.#place.now
    const id = this.#place.newId()
    item.stakedUntil = from + days * DAY
    this.#market.stakes.push({ id, item: command.item, member, daily, days, from, paid: 0 })
    return 'ok'
  }

  #order(command: Extract<Command, { type: 'orderItem' }>, item: NaiveItem): string {
    const { member, price } = command
    const { orders, isHidden, fee, royalty } = this.#market
    if (item.owner === member) return 'ownItem'
    if (isHidden) return 'collectionHidden'
    if (item.price === 0n) return 'itemNotListed'
    if (this.#reservation(command.item) !== undefined) return 'itemReserved'
    if (price !== item.price) return 'itemPriceChanged'
    const unpaid = this.#unpaidBy(member)
    if (unpaid.some((one) => one.item === command.item && one.listed === item.listed))
      return 'reservedBefore'
    if (unpaid.length >= 3) return 'tooManyUnpaidOrders'
    if (orders.filter(({ buyer }) => buyer === member).length >= 3) return 'tooManyItemOrders'
    if (price > this.#has(member)) return 'insufficientFunds'
    this.#endLapsed(command.item)
    this.#market.orders.push({
      id: this.#place.newId(),
      item: command.item,
      buyer: member,
      price,
      until: this.#place.now + 900_000,
      fee: item.owner === 0 ? 0n : up(price, fee),
      royalty: up(price, royalty),
    })
    return 'ok'
  }

  #offer(command: Extract<Command, { type: 'makeOffer' }>, item: NaiveItem): string {
    const { member, amount, days } = command
    if (item.owner === member) return 'ownItem'
    if (this.#market.isHidden) return 'collectionHidden'
    if (item.stakedUntil > 0) return 'itemIsStaked'
    if (item.price > 0n) return 'itemIsListed'
    if (![1, 3, 7].includes(days)) return 'nftTermNotOffered'
    const fault = faultOf(amount)
    if (fault !== undefined) return fault
    const known = this.#market.offers.find((one) => {
      return one.item === command.item && one.member === member
    })
    if (known !== undefined && known.until > this.#place.now) return 'offerExists'
    if (amount > this.#has(member)) return 'insufficientFunds'
    if (known !== undefined) this.#release(known)
    this.#pay(amount, `${member} spot available`, `${member} spot frozen`)
    const until = this.#place.now + days * DAY
    const id = this.#place.newId()
    this.#market.offers.push({ id, item: command.item, member, amount, until })
    return 'ok'
  }

  #endOrder({ type, member, order: id }: Extract<Command, { order: number }>): string {
    const order = this.#market.orders.find((one) => one.id === id)
    if (order === undefined || order.buyer !== member) return 'itemOrderDoesNotExist'
    if (order.until <= this.#place.now) return 'paymentWindowOver'
    if (type === 'confirmItemOrder') {
      if (order.price > this.#has(member)) return 'insufficientFunds'
      this.#sell(order.item, member, order, `${member} spot available`)
      const own = this.#market.offers.find((one) => {
        return one.item === order.item && one.member === member
      })
      if (own !== undefined) this.#release(own)
      this.#market.orders = this.#market.orders.filter((one) => one !== order)
    } else this.#endUnpaid(order, this.#place.now)
    return 'ok'
  }

  #endOffer({ type, member, offer: id }: Extract<Command, { offer: number }>): string {
    const { offers, items } = this.#market
    const offer = offers.find((one) => one.id === id)
    const item = items.get(offer?.item ?? 0)
    if (offer === undefined || item === undefined) return 'offerDoesNotExist'
    const who = type === 'acceptOffer' ? item.owner : offer.member
    if (who !== member) return 'offerDoesNotExist'
    if (offer.until <= this.#place.now) return 'offerExpired'
    if (type === 'withdrawOffer') {
      this.#release(offer)
      return 'ok'
    }
    if (item.stakedUntil > 0) return 'itemIsStaked'
    if (this.#reservation(offer.item) !== undefined) return 'itemReserved'
    this.#endLapsed(offer.item)
    this.#market.offers = offers.filter((one) => one !== offer)
    const { fee, royalty } = this.#market
    const price = offer.amount
    const sale = { price, fee: up(price, fee), royalty: up(price, royalty) }
    this.#sell(offer.item, offer.member, sale, `${offer.member} spot frozen`)
    return 'ok'
  }

  #sell(
    id: number,
    buyer: number,
    { price, fee, royalty }: { price: bigint; fee: bigint; royalty: bigint },
    from: `${number} spot ${'available' | 'frozen'}`,
  ): void {
    const item = this.#market.items.get(id) as NaiveItem
    const seller = item.owner
    const to = seller === 0 ? 'house nft' : (`${seller} spot available` as const)
    this.#pay(price, from, to)
    if (fee > 0n) this.#pay(fee, to, 'house fees')
    if (royalty > 0n) {
      this.#pay(royalty, to, 'house charity')
      const fact = { type: 'royaltyPaid', asset: 'USDT', amount: royalty, item: id } as const
      if (seller !== 0) this.#tellFee(seller, fee)
      this.#exchange.tell(fact, this.#place)
    } else if (seller !== 0) this.#tellFee(seller, fee)
    item.owner = buyer
    item.price = 0n
  }

  #doDue(id: number): string {
    const { now } = this.#place
    const { orders, offers, stakes, items } = this.#market
    const order = orders.find((one) => one.id === id && one.until <= now)
    const offer = offers.find((one) => one.id === id && one.until <= now)
    const stake = stakes.find((one) => one.id === id && one.from + (one.paid + 1) * DAY <= now)
    if (order !== undefined) this.#endUnpaid(order, order.until)
    else if (offer !== undefined) this.#release(offer)
    else if (stake !== undefined) {
      if (stake.daily > 0n) this.#pay(stake.daily, 'house nft', `${stake.member} spot available`)
      stake.paid++
      if (stake.paid < stake.days) return 'ok'
      this.#market.stakes = stakes.filter((one) => one !== stake)
      const item = items.get(stake.item) as NaiveItem
      item.stakedUntil = 0
    } else return 'nothingDue'
    return 'ok'
  }

  #release(offer: NaiveOffer): void {
    const { member, amount } = offer
    this.#pay(amount, `${member} spot frozen`, `${member} spot available`)
    this.#market.offers = this.#market.offers.filter((one) => one !== offer)
  }

  #endUnpaid(order: NaiveOrder, at: number): void {
    const { buyer, item } = order
    const { listed } = this.#market.items.get(item) as NaiveItem
    this.#market.unpaid.push({ buyer, item, listed, at })
    this.#market.orders = this.#market.orders.filter((one) => one !== order)
  }

  #endLapsed(item: number): void {
    const lapsed = this.#market.orders.find((one) => one.item === item)
    if (lapsed !== undefined) this.#endUnpaid(lapsed, lapsed.until)
  }

  /** All that a member has left unpaid, or let lapse, in the last 24 hours. */
  #unpaidBy(member: number): NaiveUnpaid[] {
    const { orders, unpaid, items } = this.#market
    const { now } = this.#place
    const lapsed = orders
      .filter(({ until }) => until <= now)
      .map(({ buyer, item, until }) => {
        return { buyer, item, listed: items.get(item)?.listed ?? 0, at: until }
      })
    return [...unpaid, ...lapsed].filter(({ buyer, at }) => buyer === member && now < at + DAY)
  }

  /** One that time has ended is none, whether or not anybody has said so. */
  #reservation(item: number): NaiveOrder | undefined {
    return this.#market.orders.find((one) => one.item === item && one.until > this.#place.now)
  }

  #tellFee(member: number, amount: bigint): void {
    if (amount > 0n)
      this.#exchange.tell({ type: 'feePaid', member, asset: 'USDT', amount }, this.#place)
  }

  #has(member: number): bigint {
    return this.#ledger.spendable(member, 'spot', 'USDT')
  }

  #pay(
    amount: bigint,
    from: Parameters<NaiveExchange['ledgers'][Realm]['pay']>[2],
    to: Parameters<NaiveExchange['ledgers'][Realm]['pay']>[3],
  ): void {
    this.#ledger.pay('USDT', amount, from, to)
  }

  get #ledger() {
    return this.#exchange.ledgers[this.#place.realm]
  }
}

function faultOf(price: bigint): string | undefined {
  if (price < 1_00000000n) return 'itemPriceTooLow'
  return price > 10_000_000_00000000n ? 'itemPriceTooHigh' : undefined
}
