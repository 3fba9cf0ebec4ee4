/** How much of each coin may leave within an hour before withdrawals are frozen. Rules P31 and P78: README.md. */
import { type Amount, type Asset, parseAmount } from '@evenkeel/kernel'
import type { State } from './state.ts'

/** `outflowMax.BTC`: what two operators have set in place of the first limit. */
export const OUTFLOW_MAX = 'outflowMax.'
/** Two operators have said that this coin has no limit. */
export const NO_LIMIT = 'none'

/** About 100,000 USDT of each coin that the market quotes, in whole coins. */
const FIRST_LIMITS: ReadonlyMap<Asset, Amount> = new Map(
  Object.entries({
    USDT: '100000',
    BTC: '1',
    ETH: '30',
    SOL: '600',
    BNB: '150',
    XRP: '40000',
    ADA: '150000',
    DOGE: '600000',
    TRX: '350000',
    LTC: '1000',
    LINK: '6000',
    AVAX: '3500',
    DOT: '18000',
    BCH: '200',
    UNI: '12000',
    ATOM: '20000',
    NEAR: '35000',
  }).map(([asset, limit]) => [asset, parseAmount(limit) ?? 0n]),
)
/** Of a coin that nobody has set a limit for, the first payout freezes withdrawals. */
const UNKNOWN = 0n

export function outflowMax(
  { parameters }: Pick<State, 'parameters'>,
  asset: Asset,
): Amount | undefined {
  const text = parameters.get(`${OUTFLOW_MAX}${asset}`)
  if (text === NO_LIMIT) return undefined
  return text === undefined ? (FIRST_LIMITS.get(asset) ?? UNKNOWN) : parseAmount(text)
}

export const isOutflowLimit = (value: string): boolean =>
  value === NO_LIMIT || (parseAmount(value) ?? 0n) > 0n
