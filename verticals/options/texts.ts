/** Options' texts in a language, for their screens. */
import type { Texts } from '@evenkeel/wire'

export const options: Texts = (language) => import(`./text/${language}.ts`)
