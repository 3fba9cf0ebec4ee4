/** The texts of charts in a language: they come with the pages that show one. */
import type { Texts } from '@evenkeel/wire'

export const chart: Texts = (language) => import(`./text/${language}.ts`)
