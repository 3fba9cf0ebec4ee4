/** Amounts of a chain, in its own smallest unit, as the exchange counts them. */
import { AMOUNT_MAX, type Amount, DECIMALS } from '@evenkeel/kernel'

/** In 10^-8 of the asset; what is smaller than that is cut, and stays uncredited. */
export function amountOfRaw(raw: bigint, decimals: number): Amount {
  return decimals > DECIMALS
    ? raw / 10n ** BigInt(decimals - DECIMALS)
    : raw * 10n ** BigInt(DECIMALS - decimals)
}

export const isTooLarge = (amount: Amount) => amount > AMOUNT_MAX
