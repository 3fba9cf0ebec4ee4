/** The book added up from the middle outwards, and where its points lie. */
import { formatAmount, larger, parseFigure } from '@evenkeel/kernel'

export type DepthLevel = { readonly price: string; readonly quantity: string }

export type DepthPoint = {
  readonly side: 'bid' | 'ask'
  readonly price: string
  /** Everything between the middle and this price, exactly. */
  readonly total: string
  /** Where it lies for the eye: 0 to 1 from the left, 0 to 1 from the bottom. */
  readonly x: number
  readonly y: number
}

/** Both sides come best price first; the points go from the lowest price to the highest. */
export function depthPoints(
  bids: readonly DepthLevel[],
  asks: readonly DepthLevel[],
): readonly DepthPoint[] {
  const lines = [...addedUp('bid', bids).reverse(), ...addedUp('ask', asks)]
  const [first, last] = [lines[0], lines.at(-1)]
  if (first === undefined || last === undefined) return []
  const span = Number(last.price - first.price)
  const most = Number(lines.reduce((high, { total }) => larger(high, total), 0n))
  return lines.map(({ side, price, total }) => ({
    side,
    price: formatAmount(price),
    total: formatAmount(total),
    x: span === 0 ? 0.5 : Number(price - first.price) / span,
    y: most === 0 ? 0 : Number(total) / most,
  }))
}

export type DepthShape = { readonly line: string; readonly area: string }

/** One side as SVG paths in a box of 100 by 100: in steps, as a book is, and down to the ground. */
export function depthShape(points: readonly DepthPoint[], side: DepthPoint['side']): DepthShape {
  const own = points.filter((point) => point.side === side)
  const [first, last] = [own[0], own.at(-1)]
  if (first === undefined || last === undefined) return { line: '', area: '' }
  const at = ({ x }: DepthPoint) => round(x * 100)
  const height = ({ y }: DepthPoint) => round(100 - y * 100)
  // A total holds from its price outwards: to the left of a bid, to the right of an ask.
  const steps = own
    .slice(1)
    .map((point, nth) =>
      side === 'ask'
        ? `H${at(point)}V${height(point)}`
        : `V${height(own[nth + 1] as DepthPoint)}H${at(point)}`,
    )
  const inner =
    side === 'ask' ? `M${at(first)} 100V${height(first)}` : `M${at(first)} ${height(first)}`
  const end = side === 'ask' ? '' : 'V100'
  const line = `${inner}${steps.join('')}${end}`
  return { line, area: `${line}${side === 'ask' ? 'V100' : `H${at(first)}`}Z` }
}

type Line = { readonly side: DepthPoint['side']; readonly price: bigint; readonly total: bigint }

function addedUp(side: DepthPoint['side'], levels: readonly DepthLevel[]): Line[] {
  let total = 0n
  return levels.map(({ price, quantity }) => {
    total += parseFigure(quantity)
    return { side, price: parseFigure(price), total }
  })
}

const round = (value: number) => Math.round(value * 100) / 100
