/** What an operator searches by: the number of a member, or the id of something. */
import { UID_FORM } from '../schemas.ts'

/** The number of a member, where that is what was typed. */
export function uidIn(typed: string | undefined): number | undefined {
  const text = typed?.trim() ?? ''
  return UID_FORM.test(text) ? Number(text) : undefined
}
