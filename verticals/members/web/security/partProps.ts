/** What every page of the security centre is given. */
import type { Security } from './guarding.ts'

export type PartProps = {
  readonly security: Security
  /** Something is otherwise now: it is read again. */
  onChanged(): void
}
