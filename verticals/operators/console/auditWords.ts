/** How the rows of the audit log are named. */
import { useText } from '@evenkeel/ui'
import type { Answer } from '@evenkeel/wire'
import { useCallback } from 'react'
import type { getAudit } from '../contract/index.ts'
import type { TextKey } from './textKey.ts'

export type AuditRow = Answer<typeof getAudit>['rows'][number]

/** The call by its own name, as it is in the log and in the docs: `set_role`. */
export function actionOf({ action }: Pick<AuditRow, 'action'>): string {
  return action.replace(/^console\//, '')
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
