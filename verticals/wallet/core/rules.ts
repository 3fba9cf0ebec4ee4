/** What screens decide by as well: how much a withdrawal can send and takes in all, and which accounts the treasury funds. */
import { type Amount, DECIMALS, formatAmount, type HouseName, parseFigure } from '@evenkeel/kernel'

/** W54: what the house itself pays out of. Fees are earned, and what the charity has was given to it. */
export const allottedHouses = ['maker', 'options', 'portfolio', 'insurance', 'nft'] as const

export function isAllotted(house: HouseName): boolean {
  return allottedHouses.some((one) => one === house)
}

/** In decimal strings, as they are on the wire. */
export type SendLimits = {
  readonly spendable: string
  readonly fee: string
  readonly leftToday: string
  /** How fine an amount is on its chain. */
  readonly decimals: number
}

/** W20, W22: what is there less the fee, no more than the day allows, and no finer than the chain. */
export function mostToSend({ spendable, fee, leftToday, decimals }: SendLimits): string {
  const most = smaller(parseFigure(spendable) - parseFigure(fee), parseFigure(leftToday))
  if (most <= 0n) return '0'
  return formatAmount(most - (most % stepOf(decimals)))
}

export function isTooFine(amount: string, decimals: number): boolean {
  return parseFigure(amount) % stepOf(decimals) !== 0n
}

/** What leaves the account; of nothing yet, nothing. */
export function takenInAll(amount: string, fee: string): string {
  return amount === '' ? '0' : formatAmount(parseFigure(amount) + parseFigure(fee))
}

function smaller(one: Amount, other: Amount): Amount {
  if (one < other) return one
  return other
}

function stepOf(decimals: number): Amount {
  return 10n ** BigInt(Math.max(0, DECIMALS - decimals))
}
