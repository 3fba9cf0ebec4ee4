/** The naive exchange's money: one sum for each owner, part and asset. */
import type { Amount } from '@evenkeel/kernel'

export type Holding = {
  /** A member, or one of the house's two purses. */
  readonly owner: number | 'maker' | 'fees'
  readonly asset: string
  readonly available: Amount
  readonly frozen: Amount
}

export class NaivePurses {
  #sums: Map<string, Amount>

  constructor(sums: ReadonlyMap<string, Amount> = new Map()) {
    this.#sums = new Map(sums)
  }

  copy(): NaivePurses {
    return new NaivePurses(this.#sums)
  }

  /** A purse is named by `owner part asset`. */
  has(purse: string): Amount {
    return this.#sums.get(purse) ?? 0n
  }

  give(purse: string, amount: Amount): void {
    this.#sums.set(purse, this.has(purse) + amount)
  }

  pay(from: string, to: string, amount: Amount): void {
    if (this.has(from) < amount) throw new RangeError(`${from} has less than ${amount}`)
    this.give(from, -amount)
    this.give(to, amount)
  }

  holdings(): Holding[] {
    const holdings: Holding[] = []
    for (const [purse, amount] of this.#sums) {
      const [owner = '', part, asset = ''] = wordsOf(purse)
      if (part === 'frozen') continue
      const isHouse = owner === 'maker' || owner === 'fees'
      const frozen = isHouse ? 0n : this.has(`${owner} frozen ${asset}`)
      holdings.push({ owner: isHouse ? owner : Number(owner), asset, available: amount, frozen })
    }
    return holdings
  }
}

const words = new Map<string, readonly string[]>()
function wordsOf(purse: string): readonly string[] {
  const known = words.get(purse) ?? purse.split(' ')
  words.set(purse, known)
  return known
}
