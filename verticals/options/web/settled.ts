/** What is said of an option that is settled, and where its receipt is. */
import { whyNames } from './names.ts'
import type { Option } from './optionLists.ts'
import type { Key } from './textKey.ts'

/** Why it neither won nor lost, where that needs a word. */
export function whyOf({ state, why }: Pick<Option, 'state' | 'why'>): Key | undefined {
  if (why !== undefined) return whyNames[why]
  return state === 'equal' ? 'options.whyEqual' : undefined
}

export const RECEIPT = '/micro-receipt'

export function receiptPath(receipt: string): string {
  return `${RECEIPT}?id=${receipt}`
}
