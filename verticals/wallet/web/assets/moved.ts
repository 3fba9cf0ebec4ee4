/** On which days of the curve money came in or went out: what it is worth then rises or falls by no trade. */

type Point = { readonly at: number }

/** By their place in the curve; each point ends a day, and the last one is now. */
export function movedDays(points: readonly Point[], moves: readonly Point[]): readonly number[] {
  const days = moves.map(({ at }) => points.findIndex((point) => at < point.at))
  const known = days.map((nth) => (nth === -1 ? points.length - 1 : nth))
  // What came before the first day is in its worth already.
  return [...new Set(known)].filter((nth) => nth > 0).sort((one, other) => one - other)
}
