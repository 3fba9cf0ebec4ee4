/** Where a pane has its level lines: at round values, evenly, and as many as there is room for. */

export type Level = { readonly value: number; readonly y: number }

export type LevelWish = {
  readonly from: number
  readonly to: number
  readonly height: number
  /** Pixels that two of them keep apart. */
  readonly apart: number
  /** Pixels that they keep from the top and the bottom. */
  readonly top: number
  readonly bottom: number
  /** No two of them may read the same. */
  readonly decimals: number
}

export function levelsOf(wish: LevelWish): readonly Level[] {
  const { from, to, height, apart, top, bottom, decimals } = wish
  const range = to - from
  if (!(range > 0) || !(height > 0)) return []
  const step = Math.max(roundUp((range * apart) / height), 10 ** -decimals)
  const levels: Level[] = []
  for (let count = Math.ceil(from / step); count * step <= to; count++) {
    // Counted and not added up, so that nothing drifts; and nothing has no sign.
    const value = count * step || 0
    const y = Math.round((1 - (value - from) / range) * height)
    if (y >= top && y <= height - bottom) levels.push({ value, y })
  }
  return levels
}

/** To 1, 2 or 5 times a power of ten. */
function roundUp(step: number): number {
  const power = 10 ** Math.floor(Math.log10(step))
  const share = step / power
  // A step of 2 may come as 2.0000000000000004.
  const round = [1, 2, 5, 10].find((one) => share <= one * (1 + 1e-9)) ?? 10
  return round * power
}
