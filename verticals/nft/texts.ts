/** The NFT market's texts in a language, for its screens and for what the server answers. */
import type { Texts } from '@evenkeel/wire'

export const nft: Texts = (language) => import(`./text/${language}.ts`)
