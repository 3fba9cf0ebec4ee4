/** The book added up from the middle outwards, how much of it is drawn, and where its points lie. */
import {
  type Amount,
  formatAmount,
  larger,
  type Price,
  parseFigure,
  smaller,
} from '@evenkeel/kernel'

export type DepthLevel = { readonly price: string; readonly quantity: string }

/** What is drawn: as far below the middle as above it. */
export type DepthWindow = { readonly middle: Price; readonly reach: Price }

export type DepthPoint = {
  readonly side: 'bid' | 'ask'
  readonly price: string
  /** Everything between the middle and this price, exactly. */
  readonly total: string
  /** Where it lies for the eye: 0 to 1 from the left, 0 to 1 from the bottom. */
  readonly x: number
  readonly y: number
}

/** Of the middle price: further than this nobody looks for depth. */
const MOST_PERCENT = 10n
/** Of the middle price, around a book that is one price. */
const ALONE_PERCENT = 1n

/**
 * The window in which the depth is, whatever rests far away from it; `undefined` for an empty book.
 * Both sides come best price first.
 */
export function depthWindow(
  bids: readonly DepthLevel[],
  asks: readonly DepthLevel[],
): DepthWindow | undefined {
  const bests = [bids, asks].flatMap(([best]) => (best ? [parseFigure(best.price)] : []))
  const [one, other] = bests
  if (one === undefined) return undefined
  const middle = other === undefined ? one : (one + other) / 2n
  const reaches = [bids, asks].filter(({ length }) => length > 0).map(reachOf(middle))
  const narrow = reaches.reduce(smaller)
  // Unlike sides are both seen: the wider one does not press the other into a corner.
  const wanted = smaller(reaches.reduce(larger), narrow * 2n)
  const bounded = smaller(wanted, (middle * MOST_PERCENT) / 100n)
  // The best prices lie no further out than half way, so that there is a line to be seen.
  const nearest = bests.map((best) => apart(best, middle)).reduce(larger)
  const least = larger(bounded, nearest * 2n) || (middle * ALONE_PERCENT) / 100n
  return { middle, reach: smaller(least + least / 20n, middle) }
}

/** The levels within the window, from the lowest price to the highest. */
export function depthPoints(
  bids: readonly DepthLevel[],
  asks: readonly DepthLevel[],
  { middle, reach }: DepthWindow,
): readonly DepthPoint[] {
  const lines = [...addedUp('bid', bids).reverse(), ...addedUp('ask', asks)].filter(
    ({ price }) => apart(price, middle) <= reach,
  )
  const most = Number(lines.reduce((high, { total }) => larger(high, total), 0n))
  return lines.map(({ side, price, total }) => ({
    side,
    price: formatAmount(price),
    total: formatAmount(total),
    x: reach === 0n ? 0.5 : Number(price - (middle - reach)) / Number(reach * 2n),
    y: most === 0 ? 0 : Number(total) / most,
  }))
}

/** The prices that are written below the picture, each where it is. */
export type DepthMark = { readonly price: string; readonly x: number }

export function depthMarks({ middle, reach }: DepthWindow): readonly DepthMark[] {
  const aside = (reach * 7n) / 10n
  return [
    { price: formatAmount(middle - aside), x: 0.15 },
    { price: formatAmount(middle), x: 0.5 },
    { price: formatAmount(middle + aside), x: 0.85 },
  ]
}

export type DepthShape = { readonly line: string; readonly area: string }

/** One side as SVG paths in a box of 100 by 100: in steps, as a book is, out to the edge and down to the ground. */
export function depthShape(points: readonly DepthPoint[], side: DepthPoint['side']): DepthShape {
  const own = points.filter((point) => point.side === side)
  const outwards = side === 'ask' ? own : own.toReversed()
  const [best] = outwards
  if (best === undefined) return { line: '', area: '' }
  // A total holds from its price outwards: to the left of a bid, to the right of an ask.
  const steps = outwards.map(({ x, y }) => `H${round(x * 100)}V${round(100 - y * 100)}`)
  const edge = side === 'ask' ? 100 : 0
  const line = `M${round(best.x * 100)} 100${steps.join('')}H${edge}`
  return { line, area: `${line}V100Z` }
}

type Line = { readonly side: DepthPoint['side']; readonly price: Price; readonly total: Amount }

function addedUp(side: DepthPoint['side'], levels: readonly DepthLevel[]): Line[] {
  let total = 0n
  return levels.map(({ price, quantity }) => {
    total += parseFigure(quantity)
    return { side, price: parseFigure(price), total }
  })
}

/**
 * How far a side goes: to the last of its levels within twice the distance at which half of it lies.
 * A single large order weighs no more than the largest of three quarters of the levels, wherever it
 * rests; small ones weigh little, however many rest far away.
 */
function reachOf(middle: Price) {
  return (levels: readonly DepthLevel[]): Price => {
    const quantities = levels.map(({ quantity }) => parseFigure(quantity))
    const ordered = quantities.toSorted((one, other) => (one < other ? -1 : 1))
    const most = ordered[Math.floor((levels.length * 3) / 4)] ?? 0n
    const weights = quantities.map((quantity) => smaller(quantity, most))
    const whole = weights.reduce((sum, weight) => sum + weight, 0n)
    const distances = levels.map(({ price }) => apart(parseFigure(price), middle))
    let sum = 0n
    const half = distances.find((_, nth) => {
      sum += weights[nth] ?? 0n
      return sum * 2n > whole
    })
    return distances.filter((distance) => distance <= (half ?? 0n) * 2n).at(-1) ?? 0n
  }
}

const apart = (one: Price, other: Price) => (one > other ? one - other : other - one)

const round = (value: number) => Math.round(value * 100) / 100
