/** Why an operator decided something, as it is kept: a usual reason by its name, or own words as they were typed. */
import * as z from 'zod/mini'
import { type CaseReason, caseReasons } from '../cases.ts'
import type { Language } from '../language.ts'
import de from '../reasons/text/de.ts'
import en from '../reasons/text/en.ts'
import es from '../reasons/text/es.ts'
import fr from '../reasons/text/fr.ts'
import hi from '../reasons/text/hi.ts'
import id from '../reasons/text/id.ts'
import it from '../reasons/text/it.ts'
import ja from '../reasons/text/ja.ts'
import ko from '../reasons/text/ko.ts'
import pt from '../reasons/text/pt.ts'
import ru from '../reasons/text/ru.ts'
import vi from '../reasons/text/vi.ts'
import zhTW from '../reasons/text/zh-TW.ts'

/** Before the name of a usual reason: no words that anybody types have a control character. */
const MARK = '\u0001'

export function usualReason(key: CaseReason): string {
  return `${MARK}${key}`
}

/** What a desk takes for a reason: own words, or one of the usual ones. */
export const reasonSchema = z
  .string()
  .check(z.refine((text) => keyIn(text) !== undefined || /^[^\p{C}]{3,500}$/u.test(text)))

/** In this language, if it is a usual one; what was written down before these had names is as it was. */
export function reasonIn(language: Language, kept: string): string {
  const key = keyIn(kept)
  return key === undefined ? kept : texts[language][textKey(key)]
}

function keyIn(kept: string): CaseReason | undefined {
  if (!kept.startsWith(MARK)) return undefined
  return caseReasons.find((key) => key === kept.slice(MARK.length))
}

const textKey = (key: CaseReason) => `queues.reason.${key}` as const

/** Imported by name: threads load this, and no module of a thread may await as it loads. */
const texts: Record<Language, typeof en> = {
  de,
  en,
  es,
  fr,
  hi,
  id,
  it,
  ja,
  ko,
  pt,
  ru,
  vi,
  'zh-TW': zhTW,
}
