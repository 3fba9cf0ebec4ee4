/** Where a pane has its level lines: at round values, evenly, and as many as there is room for. */

export type Level = { readonly value: number; readonly y: number }

export type LevelWish = {
  readonly from: number
  readonly to: number
  readonly height: number
  /** Pixels that two of them keep apart. */
  readonly apart: number
  /** So many are wanted: for fewer, they may come as close as this, at steps that are less round. */
  readonly wanted?: number
  readonly closest?: number
  /** Pixels that they keep from the top and the bottom. */
  readonly top: number
  readonly bottom: number
  /** No two of them may read the same. */
  readonly decimals: number
}

export function levelsOf(wish: LevelWish): readonly Level[] {
  const { from, to, height, apart, wanted = 0, closest = apart, decimals } = wish
  const range = to - from
  if (!(range > 0) || !(height > 0)) return []
  const finest = 10 ** -decimals
  const step = Math.max(roundUp((range * apart) / height, ROUND), finest)
  let best = levelsBy(step, wish)
  let next = lessThan(step)
  while (best.length < wanted && (next * height) / range >= closest && next >= finest) {
    const closer = levelsBy(next, wish)
    if (closer.length > best.length) best = closer
    next = lessThan(next)
  }
  return best
}

function levelsBy(step: number, { from, to, height, top, bottom }: LevelWish): readonly Level[] {
  const levels: Level[] = []
  for (let count = Math.ceil(from / step); count * step <= to; count++) {
    // Counted and not added up, so that nothing drifts; and nothing has no sign.
    const value = count * step || 0
    const y = Math.round((1 - (value - from) / (to - from)) * height)
    if (y >= top && y <= height - bottom) levels.push({ value, y })
  }
  return levels
}

/** Times a power of ten. */
const ROUND = [1, 2, 5, 10]
const LESS_ROUND = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]
/** A step of 2 may come as 2.0000000000000004. */
const EVEN = 1e-9

function roundUp(step: number, round: readonly number[]): number {
  const power = 10 ** Math.floor(Math.log10(step))
  const share = step / power
  return (round.find((one) => share <= one * (1 + EVEN)) ?? 10) * power
}

/** The next smaller one of the steps that are less round. */
function lessThan(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step) + EVEN)
  const share = step / power
  return (LESS_ROUND.findLast((one) => one < share * (1 - EVEN)) ?? 0.8) * power
}
