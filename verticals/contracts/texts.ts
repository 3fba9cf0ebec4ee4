/** The texts of contracts in a language: for what the server answers, and for the trade screen. */
import type { Texts } from '@evenkeel/wire'

export const contracts: Texts = (language) => import(`./text/${language}.ts`)
export const trade: Texts = (language) => import(`./web/trade/text/${language}.ts`)
