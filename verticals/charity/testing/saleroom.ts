/** A saleroom for tests and the simulation: its sales pay royalties in any coin, several in one decision, which those of the NFT market never do. */
import {
  type Amount,
  type Asset,
  accept,
  available,
  type Core,
  house,
  type MemberId,
  type Moved,
  move,
  record,
  refuse,
  uint,
  type Writer,
} from '@evenkeel/kernel'
import type { Naive, NaiveExchange, VerticalSide } from '@evenkeel/kernel/testing'

export type PayRoyalties = {
  readonly type: 'payRoyalties'
  readonly member: MemberId
  readonly asset: Asset
  readonly amounts: readonly Amount[]
}
type Sold = { readonly type: 'saleroomSold'; readonly item: number }
type State = { paid: [Asset, Amount][] }
type Refusal = 'notEnough' | 'nothingToPay'

/** The royalty of an item is in its number: a test needs no more. */
const coins: readonly Asset[] = ['BTC', 'ETH', 'USDT']
const itemOf = (asset: Asset, amount: Amount) => Number(amount) * 4 + coins.indexOf(asset)
const ofItem = (item: number) => ({
  asset: coins[item % 4] as Asset,
  amount: BigInt((item - (item % 4)) / 4),
})

export const saleroom: Core<State, PayRoyalties, Sold, Refusal> = {
  name: 'saleroom',
  code: 203,
  purposes: { payRoyalties: 'run' },
  initial: () => ({ paid: [] }),
  decide({ member, asset, amounts }, _state, world) {
    const sum = amounts.reduce((all, one) => all + one, 0n)
    if (amounts.some((one) => one <= 0n)) return refuse('nothingToPay')
    if (sum > world.spendable(member, 'spot', asset)) return refuse('notEnough')
    const from = available(member, 'spot')
    const to = house('charity')
    const moves = amounts.map((amount) =>
      move({ asset, amount, from, to, reason: 'royalty', of: itemOf(asset, amount) }),
    )
    const sold = amounts.map((amount): Sold => {
      return { type: 'saleroomSold', item: itemOf(asset, amount) }
    })
    return accept<Sold | Moved>(...sold, ...moves)
  },
  apply: () => undefined,
  tells({ item }, tell) {
    tell({ type: 'royaltyPaid', ...ofItem(item), item })
  },
  events: { saleroomSold: { code: 1, fields: record<Omit<Sold, 'type'>>({ item: uint }) } },
  snapshot: { write: (_out: Writer) => undefined, read: () => ({ paid: [] }) },
}

export const saleroomSide: VerticalSide = {
  core: saleroom,
  share: 1,
  naive: naiveSaleroom,
  plants: {},
}

function naiveSaleroom(exchange: NaiveExchange): Naive {
  const { random, members, ledgers } = exchange
  return {
    next(realm) {
      const [member, asset] = [random.pick(members), random.pick(coins)]
      const all = ledgers[realm].spendable(member, 'spot', asset)
      const most = all < 1_000_000_000_000n ? all : 1_000_000_000_000n
      const one = (most * BigInt(random.below(1_000))) / 10_000n
      const amounts = random.oneIn(3) ? [one, one / 2n] : [one]
      const command: PayRoyalties = { type: 'payRoyalties', member, asset, amounts }
      return { command, owner: member }
    },
    decide(command: PayRoyalties, place) {
      const { member, asset, amounts } = command
      const ledger = ledgers[place.realm]
      let sum = 0n
      for (const one of amounts) sum += one
      if (amounts.some((one) => one <= 0n)) return { answer: 'nothingToPay' }
      if (sum > ledger.spendable(member, 'spot', asset)) return { answer: 'notEnough' }
      for (const amount of amounts) {
        ledger.pay(asset, amount, `${member} spot available`, 'house charity')
        const item = itemOf(asset, amount)
        exchange.tell({ type: 'royaltyPaid', asset, amount, item }, place)
      }
      return { answer: 'ok' }
    },
    remember: () => () => undefined,
  }
}
