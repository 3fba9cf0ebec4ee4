/** A whole number as it is typed, from 1 on; nothing, when it is none. */
export function wholeOf(text: string): number | undefined {
  return /^[1-9][0-9]{0,14}$/.test(text) ? Number(text) : undefined
}

/** How many whole steps an amount has: a count, and no money itself. */
export function stepsIn(amount: bigint, step: bigint): number {
  return Number(amount / step)
}
