/** The texts of contracts in a language: for what the server answers, for the trade screen, and for receipts. */
import type { Texts } from '@evenkeel/wire'

export const contracts: Texts = (language) => import(`./text/${language}.ts`)
export const trade: Texts = (language) => import(`./web/trade/text/${language}.ts`)
export const leverReceipt: Texts = (language) =>
  import(`./web/receipt/leverReceipt/text/${language}.ts`)
