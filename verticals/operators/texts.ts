/** Operators' texts in a language. */
import type { Texts } from '@evenkeel/wire'

export const operations: Texts = (language) => import(`./console/operations/text/${language}.ts`)
