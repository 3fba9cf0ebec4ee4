/** The texts of the book in a language: they come with the pages that show one. */
import type { Texts } from '@evenkeel/wire'

export const book: Texts = (language) => import(`./text/${language}.ts`)
