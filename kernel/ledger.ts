/** The double-entry ledger of one realm: every movement takes from one account what it gives another. */
import { assert } from './assert.ts'
import { big, type Codec, map, uint, word } from './codec.ts'
import type { Id } from './ids.ts'
import type { Amount } from './money.ts'

export type Asset = string
/** A member's number; the rest of what is known of a person stays outside the core. */
export type MemberId = number

export const accounts = ['spot', 'trading', 'finance'] as const
export type AccountName = (typeof accounts)[number]

// Their places are in the journal: both lists grow at the end and never change.
const houses = ['fees', 'maker', 'options', 'portfolio', 'insurance', 'charity', 'nft'] as const
const custodies = ['sandbox'] as const
export type HouseName = (typeof houses)[number]
export type CustodyName = (typeof custodies)[number]

/** Names one account of the ledger: `owner * 16 + pocket`, so that a balance is one look-up. */
export type AccountRef = number & { readonly ref: unique symbol }

const POCKETS = 16
const HOUSE = 8
const CUSTODY = 9

export function available(member: MemberId, account: AccountName): AccountRef {
  return (member * POCKETS + accounts.indexOf(account) * 2) as AccountRef
}

export function frozen(member: MemberId, account: AccountName): AccountRef {
  return (available(member, account) + 1) as AccountRef
}

export function house(name: HouseName): AccountRef {
  return (houses.indexOf(name) * POCKETS + HOUSE) as AccountRef
}

/** What the exchange holds outside, as the negative of it: the one account below zero. */
export function custody(name: CustodyName): AccountRef {
  return (custodies.indexOf(name) * POCKETS + CUSTODY) as AccountRef
}

/** The member whose account this is, if it is a member's. */
export function memberOf(account: AccountRef): MemberId | undefined {
  const pocket = account % POCKETS
  return pocket < HOUSE ? (account - pocket) / POCKETS : undefined
}

export type AccountFacts =
  | { owner: 'member'; member: MemberId; account: AccountName; part: 'available' | 'frozen' }
  | { owner: 'house'; name: HouseName }
  | { owner: 'custody'; name: CustodyName }

/** What an account's number says. */
export function factsOf(account: AccountRef): AccountFacts {
  const pocket = account % POCKETS
  const owner = (account - pocket) / POCKETS
  if (pocket === HOUSE) return { owner: 'house', name: houses[owner] as HouseName }
  if (pocket === CUSTODY) return { owner: 'custody', name: custodies[owner] as CustodyName }
  const name = accounts[pocket >> 1]
  assert(name !== undefined, 'an account number names an account')
  const part = pocket % 2 === 0 ? 'available' : 'frozen'
  return { owner: 'member', member: owner, account: name, part }
}

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

export const accountRef = uint as unknown as Codec<AccountRef>

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
type Cell = { readonly account: AccountRef; amount: Amount }
type AssetBook = {
  readonly byAccount: Map<AccountRef, Cell>
  readonly cells: Cell[]
  /** Of all its accounts, kept running; `check` adds them up anew. */
  total: Amount
}

export class Ledger implements Balances {
  readonly #assets = new Map<Asset, AssetBook>()

  balance(account: AccountRef, asset: Asset): Amount {
    return this.#assets.get(asset)?.byAccount.get(account)?.amount ?? 0n
  }

  post({ asset, amount, from, to }: Movement): void {
    assert(amount > 0n, 'a movement moves something')
    const book = this.#assets.get(asset) ?? this.#open(asset)
    const giver = cellOf(book, from)
    const taker = cellOf(book, to)
    const before = from === to ? giver.amount : giver.amount + taker.amount
    giver.amount -= amount
    taker.amount += amount
    book.total += (from === to ? giver.amount : giver.amount + taker.amount) - before
    assert(book.total === 0n, 'each asset sums to zero')
    assert(giver.amount >= 0n || from % POCKETS === CUSTODY, 'only custody is below zero')
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
        const pocket = account % POCKETS
        assert(amount > 0n || pocket === CUSTODY, 'only custody is below zero')
        if (pocket >= HOUSE || pocket % 2 === 0) continue
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
        for (const [account, amount] of balances) cellOf(book, account).amount = amount
      }
      return ledger
    },
  }

  #open(asset: Asset): AssetBook {
    const book: AssetBook = { byAccount: new Map(), cells: [], total: 0n }
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

function cellOf({ byAccount, cells }: AssetBook, account: AccountRef): Cell {
  const known = byAccount.get(account)
  if (known !== undefined) return known
  const cell: Cell = { account, amount: 0n }
  byAccount.set(account, cell)
  cells.push(cell)
  return cell
}
