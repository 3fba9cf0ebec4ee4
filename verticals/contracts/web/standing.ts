/** What the account comes to at the prices of this moment, by the core's own rules. */
import { amountFrom, formatAmount } from '@evenkeel/ui/format/decimals.ts'
import { stepsIn } from '@evenkeel/ui/format/whole.ts'
import {
  type Exposure,
  liquidationTick,
  maintenanceFor,
  netOfClosingAt,
  profitOf,
  type Risk,
  riskOf,
} from '../core/risk.ts'
import { markOf, priceAt, valueAt } from '../core/symbol.ts'
import type { Listed } from './listed.ts'
import type { PastPosition } from './names.ts'
import type { OwnAccount, Position } from './ownAccount.ts'

/** A position with what it comes to now. */
export type Held = {
  readonly position: Position
  readonly listed: Listed
  readonly exposure: Exposure
}

export type Standing = {
  /** In 10^-8 USDT: what is available in the trading account. */
  readonly balance: bigint
  readonly held: readonly Held[]
  readonly risk: Risk
  /** What may be spent: as the server told it, moved by what prices did since. */
  readonly spendable: bigint
  /** Maintenance / equity in hundredths of a percent; none without a position. */
  readonly ratioBps: number | undefined
}

type Known = {
  readonly own: OwnAccount
  /** What the trading account has now, where that is known beside the account. */
  readonly balance: string | undefined
  readonly listed: ReadonlyMap<string, Listed>
  /** The reference price of a symbol, where it has one. */
  price(symbol: string): string | undefined
}

const RATIO_MOST = 99_999

export function standingOf({ own, balance, listed, price }: Known): Standing {
  const held = own.positions.flatMap((position): Held[] => {
    const found = listed.get(position.symbol)
    const now = price(position.symbol) ?? position.markPrice
    if (found === undefined || now === undefined) return []
    return [{ position, listed: found, exposure: exposureOf(position, found, now) }]
  })
  const has = amountFrom(balance ?? own.account.balance)
  const risk = riskOf(
    has,
    held.map(({ exposure }) => exposure),
  )
  return {
    balance: has,
    held,
    risk,
    spendable: spendableNow(own, risk),
    ratioBps: held.length === 0 ? undefined : ratioOf(risk),
  }
}

function exposureOf(position: Position, { contract }: Listed, price: string): Exposure {
  const { side, lots } = position
  return {
    contract,
    side,
    lots,
    cost: amountFrom(position.cost),
    margin: amountFrom(position.margin),
    funding: amountFrom(position.funding),
    mark: markOf(contract, { price: amountFrom(price) }),
  }
}

/** What else may not be spent, for reasons that are not of contracts, the server told with its figure. */
function spendableNow({ account }: OwnAccount, risk: Risk): bigint {
  const profit = amountFrom(account.profit ?? '0')
  const free =
    amountFrom(account.balance) - amountFrom(account.margin) + (profit < 0n ? profit : 0n)
  const elsewhere = (free > 0n ? free : 0n) - amountFrom(account.spendable)
  const now = risk.spendable - elsewhere
  return now > 0n ? now : 0n
}

function ratioOf({ equity, maintenance }: Risk): number {
  if (equity <= 0n) return RATIO_MOST
  return Math.min(stepsIn(maintenance * 10_000n, equity), RATIO_MOST)
}

export type PositionFigures = {
  readonly markPrice: string
  readonly profit: string
  /** Of its margin, in percent with two decimals. */
  readonly roi: string
  readonly value: string
  readonly maintenance: string
  /** None where no price would liquidate the account. */
  readonly liquidationPrice: string | undefined
}

export function figuresOf({ exposure }: Held, { balance, held }: Standing): PositionFigures {
  const { contract, mark, lots, margin } = exposure
  const profit = profitOf(exposure)
  const all = held.map((one) => one.exposure)
  const tick = liquidationTick(balance, all, exposure)
  return {
    markPrice: formatAmount(priceAt(contract, mark)),
    profit: formatAmount(profit),
    roi: percentOf(profit, margin),
    value: formatAmount(valueAt(contract, mark, lots)),
    maintenance: formatAmount(maintenanceFor(exposure)),
    liquidationPrice: tick === undefined ? undefined : formatAmount(priceAt(contract, tick)),
  }
}

export type Net = {
  readonly net: string
  /** Of the margin of all lots that were opened, in percent with two decimals. */
  readonly roi: string
}

/** LC45: what a position comes to if it is closed at the mark: what it came to so far, and what closing it does. */
export function netAtMark({ exposure, position }: Held, { net, opened }: PastPosition): Net {
  const { margin, mark, lots } = exposure
  const all = amountFrom(net) + netOfClosingAt(exposure, mark, lots)
  return {
    net: formatAmount(all),
    roi: percentOf(all, (margin * BigInt(opened)) / BigInt(position.lots)),
  }
}

/** The account and the history are read apart: one may show a part as closed before the other does. */
export const hasSameLots = ({ position }: Pick<Held, 'position'>, past: PastPosition): boolean =>
  past.opened - past.closed === position.lots

/** What its cost is of its margin, to the nearest whole number: a margin is rounded up. */
export function leverageOf({ exposure: { cost, margin } }: Pick<Held, 'exposure'>): number {
  return margin === 0n ? 1 : stepsIn(2n * cost + margin, 2n * margin)
}

/** A part of a whole in percent, cut to two decimals: `-12.34`. */
export function percentOf(part: bigint, whole: bigint): string {
  if (whole === 0n) return '0'
  return formatAmount(((part * 10_000n) / whole) * 1_000_000n)
}
