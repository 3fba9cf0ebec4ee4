/** What the market asks of prices, terms and times, and what a sale comes to: for the core and for the screens. */
import {
  type Amount,
  formatAmount,
  type Millis,
  parseAmount,
  shareDown,
  shareUp,
  UNIT,
} from '@evenkeel/kernel'

/** How a collection may be drawn. */
export const kinds = ['tidelines', 'keelfolk', 'fleet'] as const
export type Kind = (typeof kinds)[number]

export type Terms = {
  /** The house's part of what a member sells for. */
  readonly feeBps: number
  /** The charity's part of every sale. */
  readonly royaltyBps: number
  /** What putting an item up for sale costs. */
  readonly listingFee: Amount
}

export const firstTerms: Terms = { feeBps: 250, royaltyBps: 500, listingFee: 0n }

export const MARKET_ASSET = 'USDT'
export const PRICE_MIN: Amount = UNIT
export const PRICE_MAX: Amount = 10_000_000n * UNIT
/** How a collection is called in addresses, and how many items one may have. */
export const CODE = /^[a-z][a-z0-9-]{1,30}$/
export const MINT_MAX = 100_000
export const DAY_MS: Millis = 86_400_000
/** How long an item waits for its buyer's payment. */
export const PAYMENT_MS: Millis = 15 * 60_000
/** How many items a member may have waiting at once: reserving costs nothing. */
export const PENDING_MAX = 3
/** How many reservations a member may leave unpaid within so long, and how long the same one is closed to them. */
export const UNPAID_MAX = 3
export const UNPAID_MS: Millis = DAY_MS
export const OFFERS_MAX = 100
export const offerDays: readonly number[] = [1, 3, 7]
/** What a day is worth, as a part of the price at which the item was first sold by the house. */
export const stakeTerms: readonly StakeTerm[] = [
  { days: 7, dailyBps: 4 },
  { days: 30, dailyBps: 6 },
  { days: 90, dailyBps: 9 },
]
export type StakeTerm = { readonly days: number; readonly dailyBps: number }

export type Sale = {
  readonly fee: Amount
  readonly royalty: Amount
  /** What is left for the seller. */
  readonly proceeds: Amount
}

/** The house pays itself no fee; the charity has its part of every sale. */
export function saleOf(price: Amount, terms: Terms, isByHouse = false): Sale {
  const fee = isByHouse ? 0n : shareUp(price, terms.feeBps)
  const royalty = shareUp(price, terms.royaltyBps)
  return { fee, royalty, proceeds: price - fee - royalty }
}

export type PriceFault = 'itemPriceTooLow' | 'itemPriceTooHigh'

export function priceFault(price: Amount): PriceFault | undefined {
  if (price < PRICE_MIN) return 'itemPriceTooLow'
  return price > PRICE_MAX ? 'itemPriceTooHigh' : undefined
}

/** A reservation that ended unpaid, of an item in one of its listings. */
export type Unpaid = { readonly item: number; readonly listing: number; readonly endedAt: Millis }
export type Wait = {
  readonly why: 'reservedBefore' | 'tooManyUnpaidOrders'
  readonly until: Millis
}

/** NF28: why a member who left these unpaid may not reserve an item yet, and from when on. */
export function waitOf(
  unpaid: readonly Unpaid[],
  { item, listing }: Pick<Unpaid, 'item' | 'listing'>,
  now: Millis,
): Wait | undefined {
  const counted = unpaid
    .filter(({ endedAt }) => endedAt + UNPAID_MS > now)
    .sort((one, other) => one.endedAt - other.endedAt)
  const same = counted.findLast((one) => one.item === item && one.listing === listing)
  if (same !== undefined) return { why: 'reservedBefore', until: same.endedAt + UNPAID_MS }
  const oldest = counted.at(-UNPAID_MAX)
  return oldest && { why: 'tooManyUnpaidOrders', until: oldest.endedAt + UNPAID_MS }
}

/** Whether there may be a collection of this code, size and base price. */
export function isSound(code: string, size: number, basePrice: Amount): boolean {
  const isSized = Number.isInteger(size) && size > 0 && size <= MINT_MAX
  return isSized && priceFault(basePrice) === undefined && CODE.test(code)
}

/** The same of what is typed. */
export function isMintable(code: string, size: string, basePrice: string): boolean {
  const units = parseAmount(basePrice)
  return /^[0-9]{1,6}$/.test(size) && units !== undefined && isSound(code, Number(size), units)
}

/** The same for every day of the term. */
export function dailyReward(mintPrice: Amount, { dailyBps }: StakeTerm): Amount {
  return shareDown(mintPrice, dailyBps)
}

export type SaleFigures = { readonly fee: string; readonly royalty: string; readonly gets: string }

/** What a sale for this price comes to, as it is shown; nothing while it is no price. */
export function saleFigures(price: string, terms: Terms): SaleFigures | undefined {
  const units = parseAmount(price)
  if (units === undefined || units === 0n) return undefined
  const { fee, royalty, proceeds } = saleOf(units, terms)
  const gets = formatAmount(proceeds)
  return { fee: formatAmount(fee), royalty: formatAmount(royalty), gets }
}

/** What a stake of an item brings each day, and in all. */
export function rewardFigures(mintPrice: string, term: StakeTerm) {
  const daily = dailyReward(parseAmount(mintPrice) ?? 0n, term)
  return { daily: formatAmount(daily), total: formatAmount(daily * BigInt(term.days)) }
}

/** Whether one amount is less than another; false while one of them is none. */
export function isLess(one: string, other: string): boolean {
  const [a, b] = [parseAmount(one), parseAmount(other)]
  return a !== undefined && b !== undefined && a < b
}

/** The price bounds, as decimals. */
export const priceLimits = { least: formatAmount(PRICE_MIN), most: formatAmount(PRICE_MAX) }
export const mintLimits = { items: String(MINT_MAX), ...priceLimits }
