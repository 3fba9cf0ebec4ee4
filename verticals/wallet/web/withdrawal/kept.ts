/** What was typed into the form of a withdrawal: it is still there after a look into the address book. */
import type { Form } from './form.ts'

type Typed = { readonly visit: number; readonly asset: string; readonly form: Form }

/** In memory alone, and of one session. */
let typed: Typed | undefined

export function keepTyped(kept: Typed): void {
  typed = kept
}

export function keptIn(visit: number): Typed | undefined {
  return typed?.visit === visit ? typed : undefined
}
