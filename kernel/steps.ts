/** Prices and quantities in whole steps: what steps cost, which of them an amount is, and those around a price. */
import type { Amount, Price } from './money.ts'
import { amountOf, unitsOf } from './units.ts'

const BPS = 10_000n
/** What is counted in plain numbers stays below this, or is counted in bigints. */
const SAFE = Number.MAX_SAFE_INTEGER

/** Ticks times lots times what a tick of a lot costs, exactly. */
export function stepsValue(unit: number, tick: number, lots: number): Amount {
  const value = tick * lots * unit
  return value <= SAFE ? amountOf(value) : BigInt(tick) * BigInt(lots) * BigInt(unit)
}

/** How many steps an amount is, if it is on a step. */
export function stepsOf(amount: Amount, step: number): number | undefined {
  const units = unitsOf(amount)
  if (!Number.isSafeInteger(units)) {
    const size = BigInt(step)
    return amount % size === 0n ? Number(amount / size) : undefined
  }
  // Exact for whole numbers below 2^53, and faster than a remainder of doubles.
  const steps = units / step
  return Number.isInteger(steps) && steps * step === units ? steps : undefined
}

/** The last ticks that are no further than so much above and below a price. */
export function within(price: Price, bps: bigint, tickSize: Price): readonly [number, number] {
  const scale = tickSize * BPS
  return [stepsDown(price * (BPS + bps), scale), stepsUp(price * (BPS - bps), scale)]
}

export function stepsDown(amount: Amount, step: Amount): number {
  return Number(amount / step)
}

export function stepsUp(amount: Amount, step: Amount): number {
  return Number((amount + step - 1n) / step)
}
