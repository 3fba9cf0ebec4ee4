/** What a call was refused for, for whoever must tell one refusal from another. */
import { Refused, Unreachable } from '@evenkeel/wire/client'

export type Refusal = { readonly reason: string; readonly message: string }

/** No answer came: nobody said no. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof Unreachable
}

/** Nothing, when it was no refusal: no answer came, or it was something else. */
export function refusalOf(error: unknown): Refusal | undefined {
  return error instanceof Refused
    ? { reason: error.reason ?? '', message: error.message }
    : undefined
}
