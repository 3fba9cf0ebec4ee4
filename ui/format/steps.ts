/** Going up and down a grid of steps, exactly. */
import { AMOUNT_MAX, formatAmount, parseAmount, smaller } from '@evenkeel/kernel'
import type { AmountLimits } from './amount.ts'

/**
 * The next multiple of the step in a direction; a value between two multiples goes to the nearer
 * one on that side. It stays within the limits and never goes below nothing.
 */
export function stepBy(value: string, step: string, count: number, limits: AmountLimits = {}) {
  const size = parseAmount(step) ?? 0n
  if (size === 0n) return value
  const from = parseAmount(value) ?? 0n
  const below = from / size
  const steps = BigInt(count)
  const multiple = count > 0 || from % size === 0n ? below + steps : below + steps + 1n
  return formatAmount(within(multiple * size, size, limits))
}

/** True for a value that is a whole number of steps. */
export function isOnStep(value: string, step: string): boolean {
  const size = parseAmount(step) ?? 0n
  const amount = parseAmount(value)
  return amount === undefined || size === 0n || amount % size === 0n
}

function within(amount: bigint, size: bigint, { least, most }: AmountLimits): bigint {
  const low = parseAmount(least ?? '0') ?? 0n
  const high = smaller(parseAmount(most ?? '') ?? AMOUNT_MAX, AMOUNT_MAX)
  if (amount > high) return high - (high % size)
  if (amount >= low) return amount
  return low % size === 0n ? low : low - (low % size) + size
}
