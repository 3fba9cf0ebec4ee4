/** Operators' texts in a language, for what the server answers at the console. */
import type { Texts } from '@evenkeel/wire'

export const operators: Texts = (language) => import(`./text/${language}.ts`)
export const operations: Texts = (language) => import(`./console/operations/text/${language}.ts`)
