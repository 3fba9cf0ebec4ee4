/** What every receipt says, for screens to fetch with their own texts. */
import type { Texts } from '@evenkeel/wire'
import type en from './text/en.ts'

export type ReceiptKey = keyof typeof en
export const receiptTexts: Texts = (language) => import(`./text/${language}.ts`)
