/** What an account comes to at its marks, and the price at which it would be liquidated: for those who show it. */
import { type Amount, shareUp, TICK_MAX } from '@evenkeel/kernel'
import type { PositionSide } from './facts.ts'
import { type Contract, directionOf, maintenanceOf, partOf, valueAt } from './symbol.ts'

/** A position as far as its risk goes. */
export type Exposure = {
  readonly contract: Contract
  readonly side: PositionSide
  readonly lots: number
  readonly cost: Amount
  readonly margin: Amount
  /** Pending funding, below zero when it is to be paid. */
  readonly funding: Amount
  readonly mark: number
}

export type Risk = {
  readonly margin: Amount
  readonly profit: Amount
  readonly equity: Amount
  readonly maintenance: Amount
  readonly spendable: Amount
}

export function profitOf({ contract, side, lots, cost, funding, mark }: Exposure): Amount {
  return directionOf(side) * (valueAt(contract, mark, lots) - cost) + funding
}

type Result = { readonly realised: Amount; readonly funding: Amount; readonly fee: Amount }

/** LC45: what it all came to for the member. */
export const netOf = ({ realised, funding, fee }: Result): Amount => realised + funding - fee

type Closing = { readonly lots: number; readonly value: Amount; readonly fee: Amount }

/** LC45: the net of a fill that closes lots of this value: all pending funding is settled with it (LC7). */
export function netOfClosing(
  { side, lots: all, cost, funding }: Exposure,
  { lots, value, fee }: Closing,
): Amount {
  const realised = directionOf(side) * (value - partOf(cost, lots, all))
  return netOf({ realised, funding, fee })
}

/** The same of lots that a taker closes at a tick. */
export function netOfClosingAt(exposure: Exposure, tick: number, lots: number): Amount {
  const { contract } = exposure
  const value = valueAt(contract, tick, lots)
  const fee = shareUp(value, contract.terms.takerFeeBps)
  return netOfClosing(exposure, { lots, value, fee })
}

export const maintenanceFor = ({ contract, lots, mark }: Exposure): Amount =>
  maintenanceOf(contract.terms, valueAt(contract, mark, lots))

export function riskOf(balance: Amount, exposures: readonly Exposure[]): Risk {
  let margin = 0n
  let profit = 0n
  let maintenance = 0n
  for (const exposure of exposures) {
    margin += exposure.margin
    profit += profitOf(exposure)
    maintenance += maintenanceFor(exposure)
  }
  const free = balance - margin + (profit < 0n ? profit : 0n)
  return {
    margin,
    profit,
    equity: balance + profit,
    maintenance,
    spendable: free > 0n ? free : 0n,
  }
}

/**
 * The mark of a position's symbol at which its account would be in danger, all other prices as they are;
 * none where no price would do it.
 */
export function liquidationTick(
  balance: Amount,
  exposures: readonly Exposure[],
  { contract, side, mark }: Exposure,
): number | undefined {
  const isSafe = (tick: number): boolean => {
    const moved = exposures.map((one) =>
      one.contract.terms.symbol === contract.terms.symbol ? { ...one, mark: tick } : one,
    )
    const { equity, maintenance } = riskOf(balance, moved)
    return equity > maintenance
  }
  if (!isSafe(mark)) return mark
  // What is left above maintenance rises to one side and falls to the other: there is one crossing at most.
  let [safe, other] = side === 'long' ? [mark, 0] : [mark, TICK_MAX]
  if (other > 0 && isSafe(other - 1)) return undefined
  if (other === 0 && isSafe(1)) return undefined
  while (safe - other > 1 || other - safe > 1) {
    const middle = (safe + other) >> 1
    if (isSafe(middle)) safe = middle
    else other = middle
  }
  return other
}
