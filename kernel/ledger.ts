/** The double-entry ledger of one realm: every movement takes from one account what it gives another. */
import { type AccountRef, accountRef, isCustody, isFrozen } from './accounts.ts'
import { assert } from './assert.ts'
import { big, type Codec, map, word } from './codec.ts'
import type { Id } from './ids.ts'
import type { Amount } from './money.ts'

export type Asset = string

export type Movement = {
  readonly asset: Asset
  readonly amount: Amount
  readonly from: AccountRef
  readonly to: AccountRef
  /** Why, in one word: it decides where the movement stands in the member's bill. */
  readonly reason: string
  /** What it was for: the id of the transfer, the order, the position. */
  readonly of: Id
}

/** The ledger's own event. */
export type Moved = Movement & { readonly type: 'moved' }

export function move(movement: Movement): Moved {
  return { type: 'moved', ...movement }
}

/** The ledger as a core may see it. */
export type Balances = { balance(account: AccountRef, asset: Asset): Amount }

export const movedCodec: Codec<Movement> = {
  write(out, { asset, amount, from, to, reason, of }) {
    out.word(asset)
    out.big(amount)
    out.uint(from)
    out.uint(to)
    out.word(reason)
    out.uint(of)
  },
  read: (input) => ({
    asset: input.word(),
    amount: input.big(),
    from: input.uint() as AccountRef,
    to: input.uint() as AccountRef,
    reason: input.word(),
    of: input.uint(),
  }),
}

/** Money that a core's state holds frozen, and for what: the ledger's frozen balances must agree. */
export type Claim = {
  readonly account: AccountRef
  readonly asset: Asset
  readonly amount: Amount
}

/** A balance that can be changed where it lies, without looking it up again. */
type Cell = {
  readonly account: AccountRef
  amount: Amount
  /** What it was when the books were last balanced, and whether it was touched since. */
  before: Amount
  isTouched: boolean
}
type AssetBook = {
  /** By account, in pages: a look-up is two steps, and what nobody has takes no room. */
  readonly pages: (Cell | undefined)[][]
  readonly cells: Cell[]
  readonly touched: Cell[]
  /** Of all its accounts, kept running; `check` adds them up anew. */
  total: Amount
}

const PAGE_BITS = 10
const PAGE = 1 << PAGE_BITS
const ACCOUNTS_MAX = 2 ** 31

export class Ledger implements Balances {
  readonly #assets = new Map<Asset, AssetBook>()

  balance(account: AccountRef, asset: Asset): Amount {
    const book = this.#assets.get(asset)
    return book?.pages[account >>> PAGE_BITS]?.[account & (PAGE - 1)]?.amount ?? 0n
  }

  post({ asset, amount, from, to }: Movement): void {
    assert(amount > 0n, 'a movement moves something')
    const book = this.#assets.get(asset) ?? this.#open(asset)
    const giver = cellOf(book, from)
    const taker = cellOf(book, to)
    if (!giver.isTouched) touch(book, giver)
    if (!taker.isTouched) touch(book, taker)
    giver.amount -= amount
    taker.amount += amount
    assert(giver.amount >= 0n || isCustody(from), 'only custody is below zero')
  }

  /** Before a batch is written: what was touched, as it now lies there, adds nothing to any total. */
  balanceBooks(): void {
    for (const book of this.#assets.values()) {
      for (const cell of book.touched) {
        book.total += cell.amount - cell.before
        cell.before = cell.amount
        cell.isTouched = false
      }
      book.touched.length = 0
      assert(book.total === 0n, 'each asset sums to zero')
    }
  }

  *balances(): Iterable<{ asset: Asset; account: AccountRef; amount: Amount }> {
    for (const [asset, { cells }] of this.#assets)
      for (const { account, amount } of cells) yield { asset, account, amount }
  }

  /**
   * Adds every account up anew: what `post` keeps running must agree, and what members have frozen
   * must be what the claims explain, account by account.
   */
  check(claims: Iterable<Claim>): void {
    const claimed = new Map<Asset, Map<AccountRef, Amount>>()
    for (const { account, asset, amount } of claims) {
      const sums = claimed.get(asset) ?? new Map<AccountRef, Amount>()
      claimed.set(asset, sums.set(account, (sums.get(account) ?? 0n) + amount))
    }
    for (const [asset, { cells }] of this.#assets) {
      const sums = claimed.get(asset)
      let explained = 0
      let sum = 0n
      for (const { account, amount } of cells) {
        if (amount === 0n) continue
        sum += amount
        assert(amount > 0n || isCustody(account), 'only custody is below zero')
        if (!isFrozen(account)) continue
        assert(sums?.get(account) === amount, 'what is frozen is explained')
        explained++
      }
      assert(sum === 0n, 'each asset sums to zero')
      assert(explained === (sums?.size ?? 0), 'what is explained is frozen')
      claimed.delete(asset)
    }
    assert(claimed.size === 0, 'what is explained is frozen')
  }

  static readonly codec: Codec<Ledger> = {
    write: (out, ledger) => balancesCodec.write(out, ledger.#nonZero()),
    read(input) {
      const ledger = new Ledger()
      for (const [asset, balances] of balancesCodec.read(input)) {
        const book = ledger.#open(asset)
        for (const [account, amount] of balances) {
          const cell = cellOf(book, account)
          cell.amount = cell.before = amount
          book.total += amount
        }
        assert(book.total === 0n, 'each asset sums to zero')
      }
      return ledger
    },
  }

  #open(asset: Asset): AssetBook {
    const book: AssetBook = { pages: [], cells: [], touched: [], total: 0n }
    this.#assets.set(asset, book)
    return book
  }

  #nonZero(): Map<Asset, Map<AccountRef, Amount>> {
    const books = new Map<Asset, Map<AccountRef, Amount>>()
    for (const { asset, account, amount } of this.balances()) {
      if (amount === 0n) continue
      const book = books.get(asset) ?? new Map<AccountRef, Amount>()
      books.set(asset, book.set(account, amount))
    }
    return books
  }
}

const balancesCodec = map(word, map(accountRef, big))

function touch({ touched }: AssetBook, cell: Cell): void {
  cell.isTouched = true
  touched.push(cell)
}

function cellOf({ pages, cells }: AssetBook, account: AccountRef): Cell {
  const known = pages[account >>> PAGE_BITS]?.[account & (PAGE - 1)]
  if (known !== undefined) return known
  assert(account < ACCOUNTS_MAX, 'an account number fits in 31 bits')
  const page = pages[account >>> PAGE_BITS] ?? new Array<Cell | undefined>(PAGE)
  pages[account >>> PAGE_BITS] = page
  const cell: Cell = { account, amount: 0n, before: 0n, isTouched: false }
  page[account & (PAGE - 1)] = cell
  cells.push(cell)
  return cell
}
