/** The desktop kit's texts, for the console to fetch with its own. */
import type { Texts } from '@evenkeel/wire'
import type en from './text/en.ts'

export { type ReasonKey, reasonTexts } from '@evenkeel/wire'

export type DeskKey = keyof typeof en
export const deskTexts: Texts = (language) => import(`./text/${language}.ts`)
