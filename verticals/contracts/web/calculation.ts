/** The calculator: what a position would come to, where it would be liquidated, and what price a return needs, by the core's own rules. */
import { amountFrom, formatAmount } from '@evenkeel/ui/format/decimals.ts'
import { wholeOf } from '@evenkeel/ui/format/whole.ts'
import { type Exposure, liquidationTick, profitOf } from '../core/risk.ts'
import { areLots, frozenFor, ticksOf } from '../core/rules.ts'
import { type Contract, marginFor, priceAt, valueAt } from '../core/symbol.ts'
import type { PositionSide } from './orderForm.ts'
import { percentOf } from './standing.ts'

/** As it is typed. */
export type Inputs = {
  readonly side: PositionSide
  readonly leverage: number
  readonly entry: string
  readonly lots: string
}

type Opened = { readonly exposure: Exposure; readonly fee: bigint }

/** The position right after it was opened at the market, or nothing while something is missing. */
function openedOf(contract: Contract, { side, leverage, entry, lots }: Inputs): Opened | undefined {
  const tick = ticksOf(contract, amountFrom(entry))
  const whole = wholeOf(lots)
  if (typeof tick !== 'number' || whole === undefined || !areLots(whole)) return undefined
  const cost = valueAt(contract, tick, whole)
  const margin = marginFor(cost, leverage)
  const exposure = { contract, side, lots: whole, cost, margin, funding: 0n, mark: tick }
  return { exposure, fee: feeAt(contract, tick, whole) }
}

/** The taker's fee: what is held for an order beside its margin. */
function feeAt(contract: Contract, tick: number, lots: number): bigint {
  const { takerFeeBps } = contract.terms
  const order = { effect: 'open', tick, leverage: 1, makerFeeBps: takerFeeBps } as const
  return frozenFor(contract, order, lots) - valueAt(contract, tick, lots)
}

export type Profit = {
  readonly margin: string
  readonly profit: string
  /** Of opening and closing. */
  readonly fees: string
  readonly roi: string
}

export function profitAt(contract: Contract, asked: Inputs, exit: string): Profit | undefined {
  const opened = openedOf(contract, asked)
  const tick = ticksOf(contract, amountFrom(exit))
  if (opened === undefined || typeof tick !== 'number') return undefined
  const { exposure, fee } = opened
  const profit = profitOf({ ...exposure, mark: tick })
  return {
    margin: formatAmount(exposure.margin),
    profit: formatAmount(profit),
    fees: formatAmount(fee + feeAt(contract, tick, exposure.lots)),
    roi: percentOf(profit, exposure.margin),
  }
}

/** Of an account with so much in it and no other position; `price` is absent where no price would do it. */
export function liquidationOf(
  contract: Contract,
  asked: Inputs,
  balance: string,
): { readonly price: string | undefined; readonly isCovered: boolean } | undefined {
  const opened = openedOf(contract, asked)
  if (opened === undefined) return undefined
  const { exposure, fee } = opened
  const left = amountFrom(balance) - fee
  if (left < exposure.margin) return { price: undefined, isCovered: false }
  const tick = liquidationTick(left, [exposure], exposure)
  const price = tick === undefined ? undefined : formatAmount(priceAt(contract, tick))
  return { price, isCovered: true }
}

/** The first price at which the position has gained so many percent of its margin; none where there is no such price. */
export function targetOf(contract: Contract, asked: Inputs, percent: string): string | undefined {
  const opened = openedOf(contract, asked)
  if (opened === undefined) return undefined
  const { exposure } = opened
  const wanted = (exposure.margin * amountFrom(percent)) / 10_000_000_000n
  const isReached = (tick: number) => profitOf({ ...exposure, mark: tick }) >= wanted
  const isRising = exposure.side === 'long'
  let near = exposure.mark
  let step = 1
  const next = () => (isRising ? near + step : Math.max(near - step, 1))
  while (!isReached(next())) {
    if (typeof ticksOf(contract, priceAt(contract, next())) !== 'number' || next() === 1)
      return undefined
    near = next()
    step *= 2
  }
  let far = next()
  while (Math.abs(far - near) > 1) {
    const middle = Math.floor((near + far) / 2)
    if (isReached(middle)) far = middle
    else near = middle
  }
  return formatAmount(priceAt(contract, far))
}
