/** How much a test does: a slice of it in `npm test`, all of it in `npm run prove` and `npm run e2e`. */

export const isFull = process.env.EVENKEEL_FULL === '1'

export function upTo(slice: number, full: number): number {
  return isFull ? full : slice
}
