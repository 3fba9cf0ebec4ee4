/** What is a member's own on a chart: the lines of orders and positions, the marks of fills, and where each is touched. */

type OwnMark = {
  readonly id: string
  /** What it is, in a few words: `Buy · Limit`. */
  readonly title: string
  /** Its colour: of a buy or a long, of a sell or a short. */
  readonly side: 'up' | 'down'
  /** A decimal string: it becomes a number only where it is drawn. */
  readonly price: string
  readonly figures: readonly OwnFigure[]
}
export type OwnFigure = { readonly label: string; readonly value: string }

export type OwnLine = OwnMark & {
  readonly kind: 'order' | 'entry' | 'liquidation'
  /** What stands on the line: `Buy 0.01`. */
  readonly tag: string
}

export type OwnFill = OwnMark & {
  readonly at: number
  /** `B` or `S`, as every exchange marks them. */
  readonly letter: string
}

export type OwnMarks = { readonly lines: readonly OwnLine[]; readonly fills: readonly OwnFill[] }

export const noMarks: OwnMarks = { lines: [], fills: [] }

/** The fills of one side of one candle, drawn as one. */
export type FillGroup = {
  readonly index: number
  readonly side: 'up' | 'down'
  readonly letter: string
  readonly ids: readonly string[]
}

/** Those of candles that are known, each with the place of its candle; `starts` from the oldest on. */
export function fillGroups(
  fills: readonly OwnFill[],
  starts: readonly { readonly timestamp: number }[],
  lengthMs: number,
): readonly FillGroup[] {
  const groups = new Map<string, FillGroup>()
  for (const { id, at, side, letter } of fills) {
    const index = placeOf(at, starts)
    const start = starts[index]?.timestamp
    // Between candles that stand apart lies a time when the market was closed; the last one may still grow.
    const isInside = start !== undefined && (index < starts.length - 1 || at < start + lengthMs)
    if (!isInside) continue
    const key = `${index} ${side}`
    const ids = [...(groups.get(key)?.ids ?? []), id]
    groups.set(key, { index, side, letter, ids })
  }
  return [...groups.values()]
}

/** The last candle that began by then; -1 before the first. */
function placeOf(at: number, starts: readonly { readonly timestamp: number }[]): number {
  let [low, high] = [0, starts.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (starts[middle]!.timestamp <= at) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** In which column each tag stands, so that none lies over another: `ys` are their middles, `tall` their height. */
export function columnsOf(ys: readonly number[], tall: number): readonly number[] {
  const taken: number[][] = []
  return ys.map((y) => {
    let column = 0
    while (taken[column]?.some((other) => Math.abs(other - y) < tall)) column++
    taken[column] ??= []
    taken[column]!.push(y)
    return column
  })
}

/** A line where it stands now. */
export type Placed = { readonly line: OwnLine; readonly y: number }

/** Liquidations beyond the prices in sight, above and below: of each edge the nearest. */
export function beyondSight(levels: readonly Placed[], height: number): readonly Placed[] {
  const liquidations = levels.filter(({ line }) => line.kind === 'liquidation')
  const above = liquidations.filter(({ y }) => y < 0).toSorted((one, other) => other.y - one.y)
  const below = liquidations.filter(({ y }) => y > height).toSorted((one, other) => one.y - other.y)
  return [...above.slice(0, 1), ...below.slice(0, 1)]
}

export type Box = {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Where something of the member's can be touched. */
export type Hit = Box & { readonly ids: readonly string[] }

/** The first of these places where nothing lies; the last of them, where there is none. */
export function freeOf(places: readonly [Box, ...Box[]], taken: readonly Box[]): Box {
  const isFree = (place: Box) => !taken.some((one) => isOver(place, one))
  return places.find(isFree) ?? places.at(-1) ?? places[0]
}

function isOver(one: Box, other: Box): boolean {
  const isBeside = one.right <= other.left || other.right <= one.left
  return !isBeside && one.top < other.bottom && other.top < one.bottom
}

/** What a finger at a place means: a mark is smaller than a line is long, so marks come first. */
export function touched(hits: readonly Hit[], x: number, y: number): readonly string[] {
  const under = hits.filter(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  )
  const narrow = Math.min(...under.map(({ left, right }) => right - left))
  const meant = under.filter(({ left, right }) => right - left <= narrow * 2)
  return [...new Set(meant.flatMap(({ ids }) => ids))]
}

/** Of the marks, those that were touched, as they are now; what is gone is left out. */
export function markedBy(
  { lines, fills }: OwnMarks,
  ids: readonly string[],
): readonly (OwnLine | OwnFill)[] {
  return [...lines, ...fills].filter(({ id }) => ids.includes(id))
}

/** In one breath, for a screen reader. */
export function spokenMark({ title, figures }: OwnLine | OwnFill): string {
  return [title, ...figures.map(({ label, value }) => `${label} ${value}`)].join(', ')
}
