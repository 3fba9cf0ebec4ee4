/** The NFT market's texts in a language: for its screens and for what the server answers, what attributes are called, and what stands with the assets. */
import type { Texts } from '@evenkeel/wire'

export const nft: Texts = (language) => import(`./text/${language}.ts`)
export const traits: Texts = (language) => import(`./web/traits/text/${language}.ts`)
export const owned: Texts = (language) => import(`./web/owned/text/${language}.ts`)
