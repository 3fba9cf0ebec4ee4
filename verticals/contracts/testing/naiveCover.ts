/** What covers a loss on the naive exchange of contracts: the balance, then what the positions have gained. */
import type { Amount } from '@evenkeel/kernel'
import { NaiveBooks } from './naiveBooks.ts'
import { directionOf, least, type Position } from './naiveFigures.ts'

export class NaiveCover extends NaiveBooks {
  /** What the balance lacks for a change of it is taken from what positions have gained; answers what is still missing. */
  protected cover(member: number, change: Amount): Amount {
    const missing = () => most(-(this.balanceOf(member) + change))
    if (missing() === 0n) return 0n
    for (const one of this.inListing(this.positionsOf(member))) {
      const funding = this.pendingOf(one)
      if (funding <= 0n) continue
      this.settle(member, funding)
      this.changePosition({ ...one, index: this.marketOf(one.symbol).index })
      this.#tellSettled(one, 0n, funding)
    }
    const gained = this.positionsOf(member)
      .filter((one) => this.gainOf(one) > 0n)
      .sort((one, other) => compare(this.gainOf(other), this.gainOf(one)) || one.id - other.id)
    for (const one of gained) {
      const amount = least(this.gainOf(one), missing())
      if (amount === 0n) break
      this.settle(member, amount)
      this.changePosition({ ...one, cost: one.cost + directionOf(one.side) * amount })
      this.#tellSettled(one, amount, 0n)
    }
    return missing()
  }

  #tellSettled(position: Position, amount: Amount, funding: Amount): void {
    const { symbol, member, side, id } = position
    const reference = this.reference(symbol)
    this.tell({
      type: 'profitSettled',
      symbol,
      member,
      side,
      position: id,
      amount,
      funding,
      reference,
    })
  }

  /** Takes lots and their parts from a position, whose funding is settled with them. */
  protected shrink(position: Position, lots: number, cost: Amount, margin: Amount): void {
    this.changePosition({
      ...position,
      lots: position.lots - lots,
      cost: position.cost - cost,
      margin: position.margin - margin,
      index: this.marketOf(position.symbol).index,
      isUnpaid: false,
    })
  }
}

/** The parts of cost and margin that go with some lots, rounded down. */
export function partsOf(position: Position | undefined, lots: number) {
  if (position === undefined) return { cost: 0n, margin: 0n }
  const [part, whole] = [BigInt(lots), BigInt(position.lots)]
  return { cost: (position.cost * part) / whole, margin: (position.margin * part) / whole }
}

export const most = (amount: Amount): Amount => (amount > 0n ? amount : 0n)

export function compare(one: bigint, other: bigint): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
