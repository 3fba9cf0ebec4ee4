/** Which row of a table a key leads to. */

const STEPS: Readonly<Record<string, number>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** The place of the row to go to; nothing for a key that moves nothing. From no row, down is the first and up the last. */
export function rowAfter(
  key: string,
  place: number | undefined,
  count: number,
): number | undefined {
  if (count === 0) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = STEPS[key]
  if (step === undefined) return undefined
  if (place === undefined) return step > 0 ? 0 : count - 1
  return Math.min(Math.max(place + step, 0), count - 1)
}

/** Whether a key that is pressed here is typed into something, or meant for something else than the page. */
export function isTyped({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return true
  const { tagName = '', isContentEditable = false } = (target ?? {}) as HTMLElement
  return isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(tagName)
}
