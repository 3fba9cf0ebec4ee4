/** The coins of one account as they are listed, and what all of it is made of. */
import type { Balance, Ticker } from '@evenkeel/ui'
import { isZero } from '@evenkeel/ui/format/amount.ts'
import { isBelow, sumOf, worthOf } from '@evenkeel/ui/format/valuation.ts'

export type CoinLine = Balance & { readonly worth: string | undefined }

export type Sifted = { readonly hideSmall: boolean; readonly search: string }

/** The largest first; of those that are worth the same, in the order of the listing. */
export function linesOf(
  balances: readonly Balance[],
  tickers: readonly Ticker[],
  account: Balance['account'],
): readonly CoinLine[] {
  return balances
    .filter((one) => one.account === account)
    .map((one) => ({ ...one, worth: worthOf(one, tickers) }))
    .sort((one, other) => rank(other, one))
}

/** What has no price is not known to be small: it is hidden only where there is none of it. */
export function sifted(lines: readonly CoinLine[], { hideSmall, search }: Sifted) {
  const wanted = search.trim().toUpperCase()
  return lines
    .filter(({ asset }) => asset.includes(wanted))
    .filter((line) => !hideSmall || !isSmall(line))
}

const isSmall = ({ worth, available, frozen }: CoinLine) =>
  worth === undefined ? isZero(available) && isZero(frozen) : isBelow(worth, '1')

export type Share = { readonly asset: string | undefined; readonly worth: string }

const SHARES_MAX = 5

/** The coins of all accounts by what they are worth, and the rest of them together. */
export function sharesOf(balances: readonly Balance[], tickers: readonly Ticker[]): Share[] {
  const all = worthsOf(balances, tickers)
  if (all.length <= SHARES_MAX + 1) return all
  const rest = all.slice(SHARES_MAX).map(({ worth }) => worth)
  return [...all.slice(0, SHARES_MAX), { asset: undefined, worth: sumOf(rest) }]
}

/** Of these coins the one that the member has most of, by what it is worth. */
export function largestOf(
  coins: readonly string[],
  balances: readonly Balance[],
  tickers: readonly Ticker[],
): string | undefined {
  return worthsOf(balances, tickers).find(({ asset }) => coins.includes(asset))?.asset
}

/** Every coin that is worth something, the largest first. */
function worthsOf(balances: readonly Balance[], tickers: readonly Ticker[]) {
  const byAsset = new Map<string, string[]>()
  for (const one of balances) {
    const worth = worthOf(one, tickers)
    if (worth !== undefined && !isZero(worth))
      byAsset.set(one.asset, [...(byAsset.get(one.asset) ?? []), worth])
  }
  return [...byAsset]
    .map(([asset, worths]) => ({ asset, worth: sumOf(worths) }))
    .sort((one, other) => (isBelow(one.worth, other.worth) ? 1 : -1))
}

/** What is held and has no price. */
export function unpricedOf(balances: readonly Balance[], tickers: readonly Ticker[]): string[] {
  const without = balances.filter(
    (one) => !(isZero(one.available) && isZero(one.frozen)) && worthOf(one, tickers) === undefined,
  )
  return [...new Set(without.map(({ asset }) => asset))]
}

function rank(one: CoinLine, other: CoinLine): number {
  const [mine, theirs] = [one.worth ?? '0', other.worth ?? '0']
  if (mine === theirs) return isHeld(one) === isHeld(other) ? 0 : isHeld(one) ? 1 : -1
  return isBelow(mine, theirs) ? -1 : 1
}

const isHeld = ({ available, frozen }: Balance) => !isZero(available) || !isZero(frozen)
