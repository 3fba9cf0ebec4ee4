/** The positions of one side that are in profit, in the order in which they are deleveraged: kept from one liquidation to the next at the same mark. Derived. */
import type { Amount, Id } from '@evenkeel/kernel'
import type { Position } from './state.ts'

/** A position as it was when it was ranked. */
type Ranked = {
  readonly position: Position
  readonly id: Id
  readonly profit: Amount
  readonly margin: Amount
}

/** Where the market stands. */
type Moment = { readonly mark: number; readonly fundingIndex: Amount }

export class Ranking {
  #moment: Moment | undefined
  /** From the first to be closed to the last, with those that were ranked anew since. */
  #line: Ranked[] = []
  #from = 0
  readonly #ranks = new Map<Position, Ranked>()
  readonly #changed = new Set<Position>()

  /** Something of a position has changed: it is ranked anew when somebody asks. */
  note(position: Position): void {
    if (this.#moment === undefined) return
    this.#changed.add(position)
    if (this.#changed.size > this.#line.length) this.#forget()
  }

  /** In the order of profit / margin, the older position first among equals. */
  *inOrder(
    positions: Iterable<Position>,
    { mark, fundingIndex }: Moment,
    profitOf: (position: Position) => Amount,
  ): Generator<Position> {
    const known = this.#moment
    if (known?.mark === mark && known.fundingIndex === fundingIndex)
      for (const position of this.#changed) this.#rankAnew(position, profitOf)
    else {
      this.#forget()
      this.#moment = { mark, fundingIndex }
      this.#rankAll(positions, profitOf)
    }
    this.#changed.clear()
    while (this.#from < this.#line.length && !this.#isNow(this.#line[this.#from] as Ranked))
      this.#from++
    for (let nth = this.#from; nth < this.#line.length; nth++) {
      const ranked = this.#line[nth] as Ranked
      if (this.#isNow(ranked)) yield ranked.position
    }
  }

  #isNow(ranked: Ranked): boolean {
    return this.#ranks.get(ranked.position) === ranked
  }

  #forget(): void {
    this.#moment = undefined
    this.#line = []
    this.#from = 0
    this.#ranks.clear()
    this.#changed.clear()
  }

  #rankAll(positions: Iterable<Position>, profitOf: (position: Position) => Amount): void {
    for (const position of positions) {
      const ranked = rankedOf(position, profitOf)
      if (ranked === undefined) continue
      this.#ranks.set(position, ranked)
      this.#line.push(ranked)
    }
    this.#line.sort(compare)
  }

  #rankAnew(position: Position, profitOf: (position: Position) => Amount): void {
    this.#ranks.delete(position)
    const ranked = rankedOf(position, profitOf)
    if (ranked === undefined) return
    this.#ranks.set(position, ranked)
    let low = this.#from
    let high = this.#line.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (compare(this.#line[middle] as Ranked, ranked) < 0) low = middle + 1
      else high = middle
    }
    this.#line.splice(low, 0, ranked)
  }
}

function rankedOf(
  position: Position,
  profitOf: (position: Position) => Amount,
): Ranked | undefined {
  const { id, lots, margin } = position
  if (lots === 0) return undefined
  const profit = profitOf(position)
  return profit > 0n ? { position, id, profit, margin } : undefined
}

function compare(one: Ranked, other: Ranked): number {
  const difference = other.profit * one.margin - one.profit * other.margin
  if (difference !== 0n) return difference > 0n ? 1 : -1
  return one.id - other.id
}
