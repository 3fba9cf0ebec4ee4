/** Support's texts in a language, for its screens and for what the server answers. */
import type { Texts } from '@evenkeel/wire'

export const support: Texts = (language) => import(`./text/${language}.ts`)
export const consoleRefusals: Texts = (language) => import(`./console/refusals/text/${language}.ts`)
