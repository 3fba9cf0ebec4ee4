/** The centre's texts in a language, for its screens and for what the server answers. */
import type { Texts } from '@evenkeel/wire'

export const notifications: Texts = (language) => import(`./text/${language}.ts`)
