/** Options' texts in a language: for their screens, and for what the server answers. */
import type { Texts } from '@evenkeel/wire'

export const options: Texts = (language) => import(`./text/${language}.ts`)
export const refusals: Texts = (language) => import(`./refusals/text/${language}.ts`)
