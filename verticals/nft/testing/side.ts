/** The NFT market in the simulated world: few items, so that everybody wants the same ones. */
import {
  type Amount,
  type Asset,
  type HouseName,
  type Machine,
  type Realm,
  realms,
} from '@evenkeel/kernel'
import type {
  Naive,
  NaiveExchange,
  Place,
  Step,
  Verdict,
  VerticalSide,
} from '@evenkeel/kernel/testing'
import { type Command, itemOf, nft, type State } from '../core/index.ts'
import { golden } from './golden.ts'
import {
  copyOf,
  decideNaively,
  emptyMarket,
  ITEM_ONE,
  type Market,
  MINT,
  SIZE,
} from './naiveNft.ts'
import { plants } from './plants.ts'

const UNIT = 1_00000000n
const FUNDS = 5_00000000n
const WINDOW = 15 * 60_000

export const side: VerticalSide = {
  core: nft,
  share: 8,
  naive: (exchange) => new NftNaive(exchange),
  plants,
  golden,
}

class NftNaive implements Naive {
  readonly #exchange: NaiveExchange
  #markets: Record<Realm, Market> = { real: emptyMarket(), demo: emptyMarket() }

  constructor(exchange: NaiveExchange) {
    this.#exchange = exchange
  }

  open(): readonly Command[] {
    return [MINT, { type: 'fundSandboxRewards', amount: FUNDS }]
  }

  next(realm: Realm): Step {
    const { random, members } = this.#exchange
    if (random.oneIn(60)) return { command: this.#byHouse(), owner: 0 }
    const { orders } = this.#markets[realm]
    // A payment window is short beside the steps of the simulated clock.
    if (orders.length > 0 && random.oneIn(2)) {
      const { id: order, buyer: member } = random.pick(orders)
      const type = random.oneIn(5) ? 'cancelItemOrder' : 'confirmItemOrder'
      const command: Command = { type, member, order }
      return { command, owner: member }
    }
    const member = random.pick(members)
    // Now and then a payment window ends, and the exchange has not come to it yet.
    const later = random.oneIn(10) ? random.below(2 * WINDOW) : 0
    const command = this.#byMember(realm, member)
    return { command, owner: 'member' in command ? command.member : member, later }
  }

  decide(command: Command, place: Place): Verdict {
    return { answer: decideNaively(command, place, this.#markets[place.realm], this.#exchange) }
  }

  missed({ realm, now }: Place): string | undefined {
    const { orders, offers, stakes } = this.#markets[realm]
    const over = [...orders, ...offers].find(({ until }) => until <= now)
    if (over !== undefined) return `${over.id} is over`
    const due = stakes.find(({ from, paid }) => from + (paid + 1) * 86_400_000 <= now)
    return due && `a day of stake ${due.id} is over`
  }

  reserved(realm: Realm, house: HouseName, asset: Asset): Amount | undefined {
    if (house !== 'nft') return undefined
    if (asset !== 'USDT') return 0n
    const { stakes } = this.#markets[realm]
    return stakes.reduce((sum, { daily, days, paid }) => sum + daily * BigInt(days - paid), 0n)
  }

  remember(): () => void {
    const copies = { real: copyOf(this.#markets.real), demo: copyOf(this.#markets.demo) }
    return () => {
      this.#markets = { real: copyOf(copies.real), demo: copyOf(copies.demo) }
    }
  }

  difference(machine: Machine): string | undefined {
    for (const realm of realms) {
      const state = machine.state(realm, nft) as State
      const { items, orders, offers, stakes } = this.#markets[realm]
      for (const [id, must] of items) {
        const item = itemOf(state, id)
        if (item?.owner !== must.owner) return `${realm} ${id}: ${item?.owner} has it`
        if (item.price !== must.price) return `${realm} ${id}: costs ${item.price}`
        if ((item.stake !== 0) !== must.stakedUntil > 0)
          return `${realm} ${id}: stake ${item.stake}`
      }
      const open = [state.orders.size, state.offers.size, state.stakes.size].join(' ')
      const must = [orders.length, offers.length, stakes.length].join(' ')
      if (open !== must) return `${realm}: ${open} open instead of ${must}`
    }
    return undefined
  }

  #byHouse(): Command {
    const { random } = this.#exchange
    if (random.oneIn(4)) return { type: 'fundSandboxRewards', amount: BigInt(random.below(90_000)) }
    if (random.oneIn(3))
      return { type: 'hideCollection', collection: 'naive', isHidden: random.oneIn(3) }
    if (random.oneIn(5)) return { type: 'hideCollection', collection: 'other', isHidden: true }
    if (random.oneIn(3)) return { type: 'hideCollection', collection: 'naive', isHidden: false }
    const [feeBps, royaltyBps] = [random.below(2_000), random.below(3_500)]
    const listingFee = BigInt(random.below(3)) * 1_234n
    return { type: 'setMarketTerms', feeBps, royaltyBps, listingFee }
  }

  #byMember(realm: Realm, member: number): Command {
    const { random } = this.#exchange
    const { items, orders, offers, unpaid } = this.#markets[realm]
    const one = <Of extends { id: number }>(all: readonly Of[]) =>
      all.length > 0 && !random.oneIn(20) ? random.pick(all).id : random.below(1_000)
    const whose = <Of extends { id: number }>(all: readonly Of[], own: (one: Of) => boolean) =>
      one(random.oneIn(8) ? all : all.filter(own))
    const own = [...items].filter(([, { owner }]) => owner === member).map(([id]) => id)
    const any = random.oneIn(40) ? ITEM_ONE + SIZE : ITEM_ONE + random.below(SIZE)
    const item = own.length > 0 && random.oneIn(2) ? random.pick(own) : any
    const price = items.get(any)?.price ?? 0n
    // Who has just left something unpaid goes on with something else.
    const buyer = random.oneIn(4) ? (unpaid.at(-1)?.buyer ?? member) : member
    switch (random.below(10)) {
      case 0:
      case 1:
        // Also what the same member has left unpaid, perhaps a day ago,
        if (unpaid.length > 0 && random.oneIn(4)) {
          const { buyer, item: left } = random.pick(unpaid.slice(-20))
          return {
            type: 'orderItem',
            member: buyer,
            item: left,
            price: items.get(left)?.price ?? 0n,
          }
        }
        // and what somebody else is about to pay.
        if (orders.length > 0 && !random.oneIn(4)) {
          const { item: wanted } = random.pick(orders)
          return { type: 'orderItem', member, item: wanted, price: items.get(wanted)?.price ?? 0n }
        }
        return { type: 'orderItem', member: buyer, item: any, price: random.oneIn(9) ? 7n : price }
      case 2:
      case 3: {
        const order = whose(orders, ({ buyer }) => buyer === member)
        return { type: 'confirmItemOrder', member, order }
      }
      case 4: {
        const order = whose(orders, ({ buyer }) => buyer === member)
        return { type: 'cancelItemOrder', member, order }
      }
      case 5:
        return { type: 'listItem', member, item, price: this.#price() }
      case 6:
        if (random.oneIn(2)) return { type: 'cancelListing', member, item }
        return { type: 'changeItemPrice', member, item, price: this.#price() }
      case 7: {
        const days = random.pick([1, 3, 7, 2])
        return { type: 'makeOffer', member, item: any, amount: this.#price(), days }
      }
      case 8: {
        const accepted = whose(offers, ({ item }) => items.get(item)?.owner === member)
        if (random.oneIn(2)) return { type: 'acceptOffer', member, offer: accepted }
        const offer = whose(offers, (offer) => offer.member === member)
        return { type: 'withdrawOffer', member, offer }
      }
      default:
        return { type: 'stakeItem', member, item, days: random.pick([7, 30, 90, 8]) }
    }
  }

  #price(): bigint {
    const { random } = this.#exchange
    if (random.oneIn(12)) return random.pick([0n, UNIT - 1n, 10_000_000n * UNIT + 1n])
    return UNIT + BigInt(random.below(4_000)) * 1_000_037n
  }
}
