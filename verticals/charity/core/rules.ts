/** The rules of charity that screens ask as well: what an amount is worth, what a fiat amount comes to, and whether a project takes any. */
import {
  type Amount,
  type Asset,
  canValue,
  formatAmount,
  type Millis,
  type Price,
  parseAmount,
  parseFigure,
  shareUp,
  UNIT,
} from '@evenkeel/kernel'

/** What donations are counted in. */
export const COUNTED_IN: Asset = 'USDT'
/** CH4: the smallest donation, by what it is worth. */
export const LEAST_WORTH: Amount = UNIT
/** CH1: the longest that a project may run from when it is opened or changed. */
export const LONGEST_MS: Millis = 5 * 366 * 24 * 3_600_000

// Their places are in the journal: these lists grow at the end and never change.
export const priorities = ['normal', 'urgent'] as const
export const endings = ['goal', 'date', 'closed'] as const
export const currencies = ['USD', 'EUR', 'GBP', 'JPY', 'AUD', 'CHF'] as const
export type Priority = (typeof priorities)[number]
export type Ending = (typeof endings)[number]
export type Currency = (typeof currencies)[number]

/** A currency's price: its symbol, and whether that says what one dollar costs. */
export type Rate = { readonly symbol: string; readonly isPerDollar: boolean }

const rates: Readonly<Record<Currency, Rate | undefined>> = {
  USD: undefined,
  EUR: { symbol: 'eurusd', isPerDollar: false },
  GBP: { symbol: 'gbpusd', isPerDollar: false },
  JPY: { symbol: 'usdjpy', isPerDollar: true },
  AUD: { symbol: 'audusd', isPerDollar: false },
  CHF: { symbol: 'usdchf', isPerDollar: true },
}

/** How a currency is priced; none for the dollar, which counts as one USDT. */
export function rateOf(currency: Currency): Rate | undefined {
  return rates[currency]
}

/** The symbol whose reference price values a coin; none for the one that donations are counted in. */
export function symbolOf(asset: Asset): string | undefined {
  return asset === COUNTED_IN ? undefined : `${asset}${COUNTED_IN}`.toLowerCase()
}

/** CH3: the price by which something would count, as the market tells it; none while it is stale. */
export function countsAt({
  close,
  ...told
}: {
  readonly close: string
  readonly isStale: boolean
  readonly isClosed: boolean
}): string | undefined {
  return canValue(told) ? close : undefined
}

/** CH3: what an amount of a coin is worth at a price, rounded down. */
export function worthOf(amount: Amount, price: Price): Amount {
  return (amount * price) / UNIT
}

/** CH3: what an amount of a currency comes to in USDT, rounded down. */
export function dollarsOf(amount: Amount, currency: Currency, rate: Price): Amount {
  if (rateOf(currency)?.isPerDollar !== true) return (amount * rate) / UNIT
  return (amount * UNIT) / rate
}

/** CH3: so much of a coin is what a sum of USDT comes to, rounded down: never more than was meant. */
export function coinsFor(dollars: Amount, price: Price): Amount {
  return (dollars * UNIT) / price
}

/** CH3: so much more of the coin, in basis points, may a fiat amount take when the price moves before it is given. */
const ROOM_BPS = 100

/** What a gift would come to, as it is written on the wire. */
export type Foreseen = { readonly give: string; readonly worth: string; readonly most: string }

/** CH3: what a gift of so much comes to at these prices; nothing for what is no amount or has no price. */
export function foresee(
  amount: string,
  price: string | undefined,
  fiat?: { readonly currency: Currency; readonly rate: string | undefined },
): Foreseen | undefined {
  const said = parseAmount(amount)
  const at = price === undefined ? undefined : parseAmount(price)
  const rate = fiat?.rate === undefined ? undefined : parseAmount(fiat.rate)
  if (said === undefined || at === undefined || at === 0n) return undefined
  if (fiat !== undefined && (rate === undefined || rate === 0n)) return undefined
  const give =
    fiat === undefined ? said : coinsFor(dollarsOf(said, fiat.currency, rate ?? UNIT), at)
  const most = fiat === undefined ? give : give + shareUp(give, ROOM_BPS)
  return {
    give: formatAmount(give),
    worth: formatAmount(worthOf(give, at)),
    most: formatAmount(most),
  }
}

/** Whether one amount is more than another. */
export function isMore(one: string, other: string): boolean {
  return parseFigure(one) > parseFigure(other)
}

/** How much of its goal a project has, in hundredths of a percent, up to all of it. */
export function progressOf(raised: string, goal: string): number {
  const [has, wants] = [parseFigure(raised), parseFigure(goal)]
  if (wants <= 0n || has >= wants) return 10_000
  return Number((has * 10_000n) / wants)
}

type Fundraising = {
  readonly goal: Amount
  readonly raised: Amount
  readonly endsAt: Millis
  readonly endedAt: Millis | undefined
}

/** CH5: whether a project takes no more. */
export function isOver({ goal, raised, endsAt, endedAt }: Fundraising, now: Millis): boolean {
  return endedAt !== undefined || raised >= goal || now >= endsAt
}
