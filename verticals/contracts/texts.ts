/** The texts of contracts in a language: for what the server answers. */
import type { Texts } from '@evenkeel/wire'

export const refusals: Texts = (language) => import(`./refusals/text/${language}.ts`)
