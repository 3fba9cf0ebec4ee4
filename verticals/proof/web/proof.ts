/** A published proof as the app reads it, and the statement in it that is hashed. */
import type { Answer } from '@evenkeel/wire'
import type { getLatest } from '../contract.ts'
import type { Statement } from '../verify/statement.ts'

export type Proof = NonNullable<Answer<typeof getLatest>['proof']>

export function statementOf({ hash: _, has_tree: __, ...statement }: Proof): Statement {
  return statement
}
