/** Amounts in what the server writes itself, such as the text of a refusal or a receipt. */
import { decimalsOfAmount } from '../amountDigits.ts'
import type { Language } from '../language.ts'

const DECIMALS_MOST = 8

/** As the app shows it in that language: grouped, and cut behind ten digits unless it is wanted exactly. */
export function writtenAmount(
  value: string,
  language: Language,
  { exact = false }: { readonly exact?: boolean } = {},
): string {
  const most = exact ? DECIMALS_MOST : decimalsOfAmount(value)
  const cut = { maximumFractionDigits: most, roundingMode: 'trunc' } as const
  const options = { ...cut, useGrouping: true } as Intl.NumberFormatOptions
  return new Intl.NumberFormat(`${language}-u-nu-latn`, options).format(value as `${number}`)
}
