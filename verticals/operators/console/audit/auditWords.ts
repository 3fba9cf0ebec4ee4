/** How the rows of the audit log are named. */
import { useText } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useCallback } from 'react'
import type { getAudit } from '../../contract/index.ts'
import { actionKeyOf } from './actions.ts'
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

export function toneOf(outcome: string): 'neutral' | 'up' | 'danger' {
  if (outcome === 'begun') return 'neutral'
  return outcome === 'done' ? 'up' : 'danger'
}

/** A refusal keeps its name: that is what one looks for. */
export function useOutcome(): (outcome: string) => string {
  const text = useText<TextKey>()
  return useCallback(
    (outcome) =>
      outcome === 'begun' || outcome === 'done' ? text(`operators.outcome.${outcome}`) : outcome,
    [text],
  )
}
