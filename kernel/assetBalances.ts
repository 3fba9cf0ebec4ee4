/** The balances of one asset: a flat cell for each account, so that a posting is two additions. */
import { type AccountRef, isCustody, isFrozen } from './accounts.ts'
import { assert } from './assert.ts'
import type { Amount } from './money.ts'

const PAGE_BITS = 10
const PAGE = 1 << PAGE_BITS
const ACCOUNTS_MAX = 2 ** 31
const CELLS_FIRST = 64
const NONE = 0
// Sums and differences of two amounts within these bounds fit in 64 bits.
const HIGH = 2n ** 62n - 1n
const LOW = -HIGH
/** Stands in a cell whose amount is beyond the bounds, and is kept aside. */
const ASIDE = -(2n ** 63n)

export class AssetBalances {
  /** The cell of each account, in pages: a look-up is two steps, and what nobody has takes no room. */
  readonly #pages: (Int32Array | undefined)[] = []
  /** By cell, from 1 on. */
  #accounts = new Int32Array(CELLS_FIRST)
  // Amounts as bigints of their own would be made anew with each posting.
  #amounts = new BigInt64Array(CELLS_FIRST)
  readonly #aside = new Map<number, Amount>()
  #count = 0
  /** Which cells were touched since the sums were last checked, and whether a cell is one. */
  #touched = new Int32Array(CELLS_FIRST)
  #touchedCount = 0
  #isTouched = new Uint8Array(CELLS_FIRST)
  /** What the cores say is frozen in each cell, while it is being checked. */
  #claimed: Amount[] = []
  /** Of all cells but the touched ones. */
  #total: Amount = 0n

  balance(account: AccountRef): Amount {
    const page = this.#pages[account >>> PAGE_BITS]
    if (page === undefined) return 0n
    // No cell has the number 0, and nothing is in it.
    const cell = page[account & (PAGE - 1)] as number
    const amount = this.#amounts[cell] as Amount
    return amount === ASIDE ? (this.#aside.get(cell) as Amount) : amount
  }

  /** Answers whether the giver had as much. */
  move(amount: Amount, from: AccountRef, to: AccountRef): boolean {
    const giver = this.#cellOf(from)
    const taker = this.#cellOf(to)
    if (this.#isTouched[giver] === 0) this.#touch(giver)
    if (this.#isTouched[taker] === 0) this.#touch(taker)
    const amounts = this.#amounts
    const had = amounts[giver] as Amount
    if (had === ASIDE || amounts[taker] === ASIDE || amount > HIGH)
      return this.#moveAside(amount, giver, taker)
    const left = had - amount
    if (left < LOW) return this.#moveAside(amount, giver, taker)
    amounts[giver] = left
    const got = (amounts[taker] as Amount) + amount
    amounts[taker] = got
    if (got > HIGH) this.#put(taker, got)
    return left >= 0n
  }

  /** Puts an amount into an account that has none yet, as a snapshot states it. */
  load(account: AccountRef, amount: Amount): void {
    this.#put(this.#cellOf(account), amount)
    this.#total += amount
  }

  /** The total of all cells, of which only the touched ones are added up as they now lie there. */
  takeSum(): Amount {
    for (let nth = 0; nth < this.#touchedCount; nth++) {
      const cell = this.#touched[nth] as number
      this.#total += this.#at(cell)
      this.#isTouched[cell] = 0
    }
    this.#touchedCount = 0
    return this.#total
  }

  forgetClaims(): void {
    for (let cell = 0; cell <= this.#count; cell++) this.#claimed[cell] = 0n
  }

  /** Answers whether there is such an account. */
  claim(account: AccountRef, amount: Amount): boolean {
    const cell = this.#pages[account >>> PAGE_BITS]?.[account & (PAGE - 1)] ?? NONE
    if (cell === NONE) return false
    this.#claimed[cell] = (this.#claimed[cell] as Amount) + amount
    return true
  }

  /** Every account, from nothing but what lies there and was claimed. */
  check(): void {
    let sum = 0n
    for (let cell = 1; cell <= this.#count; cell++) {
      const amount = this.#at(cell)
      const claimed = this.#claimed[cell] as Amount
      if (amount === 0n && claimed === 0n) continue
      const account = this.#accounts[cell] as AccountRef
      sum += amount
      assert(amount >= 0n || isCustody(account), 'only custody is below zero')
      if (isFrozen(account)) assert(claimed === amount, 'what is frozen is explained')
      else assert(claimed === 0n, 'what is explained is frozen')
    }
    assert(sum === 0n, 'each asset sums to zero')
  }

  *balances(): Iterable<{ account: AccountRef; amount: Amount }> {
    for (let cell = 1; cell <= this.#count; cell++)
      yield { account: this.#accounts[cell] as AccountRef, amount: this.#at(cell) }
  }

  #at(cell: number): Amount {
    const amount = this.#amounts[cell] as Amount
    return amount === ASIDE ? (this.#aside.get(cell) as Amount) : amount
  }

  #put(cell: number, amount: Amount): void {
    const isAside = amount > HIGH || amount < LOW
    this.#amounts[cell] = isAside ? ASIDE : amount
    if (isAside) this.#aside.set(cell, amount)
    else this.#aside.delete(cell)
  }

  #moveAside(amount: Amount, giver: number, taker: number): boolean {
    const left = this.#at(giver) - amount
    this.#put(giver, left)
    this.#put(taker, this.#at(taker) + amount)
    return left >= 0n
  }

  #touch(cell: number): void {
    this.#isTouched[cell] = 1
    this.#touched[this.#touchedCount++] = cell
    this.#total -= this.#at(cell)
  }

  #cellOf(account: AccountRef): number {
    const cell = this.#pages[account >>> PAGE_BITS]?.[account & (PAGE - 1)] ?? NONE
    return cell === NONE ? this.#open(account) : cell
  }

  #open(account: AccountRef): number {
    assert(account < ACCOUNTS_MAX, 'an account number fits in 31 bits')
    const cell = ++this.#count
    if (cell === this.#accounts.length) this.#widen()
    const page = this.#pages[account >>> PAGE_BITS] ?? new Int32Array(PAGE)
    this.#pages[account >>> PAGE_BITS] = page
    page[account & (PAGE - 1)] = cell
    this.#accounts[cell] = account
    return cell
  }

  #widen(): void {
    const cells = this.#accounts.length * 2
    const amounts = this.#amounts
    this.#accounts = widened(this.#accounts, new Int32Array(cells))
    this.#touched = widened(this.#touched, new Int32Array(cells))
    this.#isTouched = widened(this.#isTouched, new Uint8Array(cells))
    this.#amounts = new BigInt64Array(cells)
    this.#amounts.set(amounts)
  }
}

function widened<Items extends Int32Array | Uint8Array>(from: Items, to: Items): Items {
  to.set(from)
  return to
}
