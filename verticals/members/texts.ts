/** Members' texts in a language, for their screens and for what the server answers. */
import type { Texts } from '@evenkeel/wire'

export const members: Texts = (language) => import(`./text/${language}.ts`)
export const security: Texts = (language) => import(`./web/security/text/${language}.ts`)
/** For programs alone. */
export const programs: Texts = (language) => import(`./refusals/text/${language}.ts`)
/** For operators alone. */
export const refusals: Texts = (language) => import(`./console/refusals/text/${language}.ts`)
