/** The wallet's texts in a language, for its screens and for what the server answers. */
import type { Texts } from '@evenkeel/wire'

export const wallet: Texts = (language) => import(`./text/${language}.ts`)
export const withdrawal: Texts = (language) => import(`./web/withdrawal/text/${language}.ts`)
export const addresses: Texts = (language) => import(`./web/addresses/text/${language}.ts`)
export const deposit: Texts = (language) => import(`./web/deposit/text/${language}.ts`)
export const assets: Texts = (language) => import(`./web/assets/text/${language}.ts`)
export const bill: Texts = (language) => import(`./web/bill/text/${language}.ts`)
/** For operators alone. */
export const refusals: Texts = (language) => import(`./console/refusals/text/${language}.ts`)
