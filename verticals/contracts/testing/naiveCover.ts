/** What covers a loss on the naive exchange of contracts: the balance, then what other positions have gained. */
import type { Amount } from '@evenkeel/kernel'
import type { Leg } from '../core/facts.ts'
import { NaiveBooks } from './naiveBooks.ts'
import { type Draft, directionOf, least, type Position } from './naiveFigures.ts'

export class NaiveCover extends NaiveBooks {
  /** Whether the balance and what other positions have gained pay for a leg. */
  protected canPay(member: number, { symbol, side }: Draft, leg: Leg): boolean {
    const { profit, funding, fee, releases } = leg
    const left = this.balanceOf(member) + profit + funding - fee + releases
    if (left >= 0n) return true
    const others = this.#othersOf(member, this.position(member, symbol, side))
    return others.reduce((sum, one) => sum + this.#yieldOf(one), left) >= 0n
  }

  /** What a position can be made to pay: the funding that it is to receive, and what it has gained. */
  #yieldOf(position: Position): Amount {
    const pending = this.pendingOf(position)
    const gain = this.gainOf(position)
    return pending > 0n ? pending + most(gain) : most(gain + pending)
  }

  #othersOf(member: number, but: Position | undefined): Position[] {
    return this.inListing(this.positionsOf(member)).filter(({ id }) => id !== but?.id)
  }

  /** What the balance lacks for a change of it is taken from what other positions have gained; answers what is still missing. */
  protected cover(member: number, but: Position | undefined, change: Amount): Amount {
    const missing = () => most(-(this.balanceOf(member) + change))
    if (missing() === 0n) return 0n
    for (const one of this.#othersOf(member, but)) {
      const funding = this.pendingOf(one)
      if (funding <= 0n) continue
      this.settle(member, funding)
      this.changePosition({ ...one, index: this.marketOf(one.symbol).index })
      this.#tellSettled(one, 0n, funding)
    }
    const gained = this.#othersOf(member, but)
      .filter((one) => this.profitOf(one) > 0n)
      .sort((one, other) => compare(this.profitOf(other), this.profitOf(one)) || one.id - other.id)
    for (const one of gained) {
      const amount = least(this.profitOf(one), missing())
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
}

/** The parts of cost and margin that go with some lots, rounded down. */
export function partsOf(position: Position | undefined, lots: number) {
  if (position === undefined) return { cost: 0n, margin: 0n }
  const [part, whole] = [BigInt(lots), BigInt(position.lots)]
  return { cost: (position.cost * part) / whole, margin: (position.margin * part) / whole }
}

const most = (amount: Amount): Amount => (amount > 0n ? amount : 0n)

export function compare(one: bigint, other: bigint): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
