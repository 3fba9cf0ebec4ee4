/** How the rows of the audit log are named. */
import { useText } from '@evenkeel/ui'
import { languageNames } from '@evenkeel/ui/desk'
import type { Answer, Language, ReasonKey } from '@evenkeel/wire'
import { useCallback } from 'react'
import { caseReasons, type getAudit } from '../../contract/index.ts'
import { useSubjectName } from '../terms/termWords.ts'
import { actionKeyOf } from './actions.ts'
import { type OfLanguage, type OfTerms, type Said, subjectsIn } from './subjects.ts'
import type { TextKey } from './textKey.ts'

export type AuditRow = Answer<typeof getAudit>['rows'][number]

/** What was done, in words. What is called by no words here has the name of its call. */
export function useAction(): (action: string) => string {
  const text = useText<TextKey>()
  return useCallback(
    (action) => {
      const key = actionKeyOf(action)
      return key === undefined ? action : text(key)
    },
    [text],
  )
}

export function toneOf({ outcome, is_proposed: isProposed }: AuditRow) {
  if (outcome === 'begun') return 'neutral'
  if (isProposed) return 'accent'
  return outcome === 'done' ? 'up' : 'danger'
}

/** Where a call only proposed, nothing has changed yet. The name of a refusal is in the detail. */
export function useOutcome(): (row: AuditRow) => string {
  const text = useText<TextKey>()
  return useCallback(
    ({ outcome, is_proposed: isProposed }) => {
      if (isProposed) return text('audit.outcome.proposed')
      const isKnown = outcome === 'begun' || outcome === 'done'
      return text(isKnown ? `operators.outcome.${outcome}` : 'audit.outcome.refused')
    },
    [text],
  )
}

/** Why, in the operator's words; a usual reason, which is kept by its name, in the reader's. */
export function useReason(): (row: AuditRow) => string | undefined {
  const text = useText<TextKey | ReasonKey>()
  return useCallback(
    ({ reason }) => {
      if (reason === 'own words') return text('audit.ownWords')
      const usual = caseReasons.find((one) => one === reason)
      return usual === undefined ? reason : text(`queues.reason.${usual}`)
    },
    [text],
  )
}

export type NamedSubject = { readonly words: string; readonly to?: string | undefined }

/** What a row is about, in words, with the page of it; as it was recorded where it has none. */
export function useSubject(): (row: AuditRow) => readonly NamedSubject[] {
  const text = useText<TextKey>()
  const subjectNamed = useSubjectName()
  return useCallback(
    ({ subject, subject_name: name }) => {
      const wordsOf = (one: string | Said | OfTerms | OfLanguage): string => {
        if (typeof one === 'string') return one
        if ('language' in one) return languageNames[one.language as Language] ?? one.language
        if ('group' in one) return subjectNamed(one.group, one.id)
        const values = Object.entries(one.values ?? {}).map(([of, value]) => [of, wordsOf(value)])
        const words = text(one.key, Object.fromEntries(values))
        return one.one === undefined ? words : `${words}: ${wordsOf(one.one)}`
      }
      if (subject === undefined) return []
      const read = subjectsIn(subject)
      if (read === undefined) return [{ words: subject }]
      return read.map((one) => {
        const named = name === undefined ? one : { ...one, values: { ...one.values, name } }
        return { words: wordsOf(named), to: one.to }
      })
    },
    [text, subjectNamed],
  )
}
