/** Why an operator decided something, as it is kept: a usual reason by its name, or own words as they were typed. */
import * as z from 'zod/mini'
import { type CaseReason, caseReasons } from '../cases.ts'
import { type Language, languages } from '../language.ts'
import type en from '../reasons/text/en.ts'

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
  return key === undefined
    ? kept
    : ((texts.get(language) ?? texts.get('en'))?.[textKey(key)] ?? key)
}

function keyIn(kept: string): CaseReason | undefined {
  if (!kept.startsWith(MARK)) return undefined
  return caseReasons.find((key) => key === kept.slice(MARK.length))
}

const textKey = (key: CaseReason) => `queues.reason.${key}` as const

/** All of them, at the start: they are few, and are read where nobody waits. */
const texts: ReadonlyMap<Language, typeof en> = new Map(
  await Promise.all(
    languages.map(async (language) => {
      const file = (await import(`../reasons/text/${language}.ts`)) as { default: typeof en }
      return [language, file.default] as const
    }),
  ),
)
