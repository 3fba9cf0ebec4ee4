/** What a member holds at one moment, and the prices of it. */
import {
  type AccountName,
  type Amount,
  type Asset,
  accounts,
  available,
  frozen,
  type Machine,
  notionalDown,
  type Price,
  UNIT,
} from '@evenkeel/kernel'
import type { Caller, Instrument } from '@evenkeel/wire/server'
import type { currencies } from '../contract/worth.ts'
import { type State, wallet } from '../core.ts'

export const QUOTE = 'USDT'

export type Holding = {
  readonly asset: Asset
  readonly account: AccountName
  readonly available: Amount
  readonly frozen: Amount
}

export type Rate = { readonly currency: (typeof currencies)[number]; readonly rate: Amount }

/** All of one moment: the entry up to which it is known, what is held, and the prices on the board. */
export type Seen = {
  readonly seq: number
  readonly holdings: readonly Holding[]
  /** Of what has one; of USDT it is one. */
  readonly prices: ReadonlyMap<Asset, Price>
  readonly rates: readonly Rate[]
}

export function seenBy(
  machine: Machine,
  { id, realm }: Pick<Caller, 'id' | 'realm'>,
  instruments: readonly Instrument[],
): Seen {
  const { coins } = machine.state(realm, wallet) as State
  const { prices } = machine.look(realm)
  const priceOf = (symbol: string | undefined) =>
    symbol === undefined ? undefined : prices.reference(symbol)?.price
  const names = [...coins.keys()]
  const priced = names.flatMap((asset): [Asset, Price][] => {
    const price = asset === QUOTE ? UNIT : priceOf(symbolOf(instruments, asset))
    return price === undefined ? [] : [[asset, price]]
  })
  return {
    seq: machine.seq,
    holdings: names.flatMap((asset) =>
      accounts
        .map((account) => ({
          asset,
          account,
          available: machine.balance(realm, available(id, account), asset),
          frozen: machine.balance(realm, frozen(id, account), asset),
        }))
        .filter((one) => one.available + one.frozen !== 0n),
    ),
    prices: new Map(priced),
    rates: ratesBy((symbol) => priceOf(symbol)),
  }
}

/** The symbol by which a coin is priced in USDT. */
export function symbolOf(instruments: readonly Instrument[], asset: Asset): string | undefined {
  const found = instruments.find(({ base, quote }) => base === asset && quote === QUOTE)
  return found?.symbol
}

/** USDT is counted as dollars; a currency without a price is not offered. */
function ratesBy(priceOf: (symbol: string) => Price | undefined): Rate[] {
  const inverse = (price: Price | undefined) => price && (UNIT * UNIT) / price
  const all = [
    ['USD', UNIT],
    ['EUR', inverse(priceOf('eurusd'))],
    ['GBP', inverse(priceOf('gbpusd'))],
    ['JPY', priceOf('usdjpy')],
  ] as const
  return all.flatMap(([currency, rate]) => (rate === undefined ? [] : [{ currency, rate }]))
}

export function totals(holdings: readonly Holding[]): ReadonlyMap<Asset, Amount> {
  const sums = new Map<Asset, Amount>()
  for (const one of holdings)
    sums.set(one.asset, (sums.get(one.asset) ?? 0n) + one.available + one.frozen)
  return sums
}

/** What each holding is worth, where it has a price; and what has none. */
export function valued({ holdings, prices }: Pick<Seen, 'holdings' | 'prices'>) {
  const coins = holdings.map((one) => {
    const price = prices.get(one.asset)
    if (price === undefined) return { ...one, price, worth: undefined }
    return { ...one, price, worth: notionalDown(price, one.available + one.frozen) }
  })
  const worthIn = (account?: AccountName) =>
    coins
      .filter((one) => account === undefined || one.account === account)
      .reduce((sum, { worth = 0n }) => sum + worth, 0n)
  const unpriced = coins.filter(({ worth }) => worth === undefined).map(({ asset }) => asset)
  return {
    total: worthIn(),
    accounts: accounts.map((account) => ({ account, total: worthIn(account) })),
    coins,
    unpriced: [...new Set(unpriced)],
  }
}
