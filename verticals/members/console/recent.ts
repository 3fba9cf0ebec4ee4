/** Who was found lately, by which operator: in the memory of this tab alone. */
import type { Answer } from '@evenkeel/wire'
import type { findMembers } from '../contract/console.ts'

export type FoundMember = Answer<typeof findMembers>['members'][number]

const MOST = 20
const byOperator = new Map<string, readonly FoundMember[]>()

export function recentOf(operator: string): readonly FoundMember[] {
  return byOperator.get(operator) ?? []
}

/** The latest first, each once. */
export function remember(operator: string, found: readonly FoundMember[]): void {
  const before = recentOf(operator).filter(({ uid }) => !found.some((one) => one.uid === uid))
  byOperator.set(operator, [...found, ...before].slice(0, MOST))
}
