/** The texts of contracts in a language: for their screens, and for what the server answers. */
import type { Texts } from '@evenkeel/wire'

export const contracts: Texts = (language) => import(`./text/${language}.ts`)
