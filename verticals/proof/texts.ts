/** The texts of the proof of liabilities in a language, for its screens and for what the server answers. */
import type { Texts } from '@evenkeel/wire'

export const proof: Texts = (language) => import(`./text/${language}.ts`)
