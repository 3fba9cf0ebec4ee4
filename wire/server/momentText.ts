/** A moment in the text of a refusal: the server does not know which time zone a member lives in. */
import type { Millis } from '@evenkeel/kernel'

export function momentText(at: Millis): string {
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
