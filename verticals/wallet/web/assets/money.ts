/** What totals are shown in: USDT, or a currency of which one USDT is so much. */
import type { currencies } from '../../contract/worth.ts'

export type Currency = 'USDT' | (typeof currencies)[number]
export type ShownMoney = { readonly currency: Currency; readonly rate: string }
