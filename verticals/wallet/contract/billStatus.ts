/** Which movements of the bill have a status: those that are asked for and decided on. */
import type { billTabs } from '../contract.ts'

const decided: readonly (typeof billTabs)[number][] = ['deposit', 'withdrawal']

/** A trade or a transfer is over the moment that it is there: nobody approves it. */
export function hasStatus({ tab }: { readonly tab: (typeof billTabs)[number] }): boolean {
  return decided.includes(tab)
}
