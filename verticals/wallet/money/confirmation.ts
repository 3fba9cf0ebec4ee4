/** What an operator types once more before money is credited by hand: a slip of the unit does not pass. Rule W45. */
import {
  type Amount,
  type Asset,
  formatAmount,
  type Refused,
  refuse,
  shareDown,
} from '@evenkeel/kernel'
import { type PriceOf, worthOf } from './prices.ts'

type Terms = { readonly asset: Asset; readonly amount: Amount }
type Confirmed = { readonly asset: string; readonly worth: Amount }

/** How far the typed worth may be from that at the reference price, in 10^-4 of it. */
const APART_BPS = 500

export function confirmationFault(
  { asset, amount }: Terms,
  confirmed: Confirmed,
  priceOf: PriceOf,
): Refused<'confirmationDiffers' | 'worthDiffers' | 'worthUnknown'> | undefined {
  if (confirmed.asset !== asset) return refuse('confirmationDiffers')
  const worth = worthOf(priceOf, asset, amount)
  if (worth === undefined) return refuse('worthUnknown', { asset })
  const apart = confirmed.worth > worth ? confirmed.worth - worth : worth - confirmed.worth
  if (apart <= shareDown(worth, APART_BPS)) return undefined
  return refuse('worthDiffers', { amount: formatAmount(amount), asset, worth: formatAmount(worth) })
}
