/** The double-entry ledger of one realm: every movement takes from one account what it gives another. */
import { type AccountRef, accountRef, isCustody } from './accounts.ts'
import { assert } from './assert.ts'
import { AssetBalances } from './assetBalances.ts'
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

export function move({ asset, amount, from, to, reason, of }: Movement): Moved {
  return { type: 'moved', asset, amount, from, to, reason, of }
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

/** Told of money that a core's state holds frozen: the ledger's frozen balances must agree. */
export type Claim = (account: AccountRef, asset: Asset, amount: Amount) => void

/** Told of each movement, field by field: an object for each would cost more than posting it. */
export type Post = (
  asset: Asset,
  amount: Amount,
  from: AccountRef,
  to: AccountRef,
  reason: string,
  of: Id,
) => void

/** What is told to a `Post`, as a list. */
export function movementsIn(tell: (post: Post) => void): Movement[] {
  const movements: Movement[] = []
  tell((asset, amount, from, to, reason, of) =>
    movements.push({ asset, amount, from, to, reason, of }),
  )
  return movements
}

type Known = { readonly asset: Asset | undefined; readonly ofAsset: AssetBalances | undefined }

export class Ledger implements Balances {
  readonly #assets = new Map<Asset, AssetBalances>()
  /** The two that were asked for last: a trade goes back and forth between two assets. */
  #last: Known = { asset: undefined, ofAsset: undefined }
  #former: Known = this.#last

  balance(account: AccountRef, asset: Asset): Amount {
    return this.#find(asset)?.balance(account) ?? 0n
  }

  post(asset: Asset, amount: Amount, from: AccountRef, to: AccountRef): void {
    assert(amount > 0n, 'a movement moves something')
    const ofAsset = this.#find(asset) ?? this.#open(asset)
    const isCovered = ofAsset.move(amount, from, to)
    assert(isCovered || isCustody(from), 'only custody is below zero')
  }

  /** Before a batch is written: what was touched, as it now lies there, adds nothing to any total. */
  checkSums(): void {
    for (const ofAsset of this.#assets.values())
      assert(ofAsset.takeSum() === 0n, 'each asset sums to zero')
  }

  *balances(): Iterable<{ asset: Asset; account: AccountRef; amount: Amount }> {
    for (const [asset, ofAsset] of this.#assets)
      for (const { account, amount } of ofAsset.balances()) yield { asset, account, amount }
  }

  /**
   * Adds every account up anew: what `post` keeps running must agree, and what members have frozen
   * must be what the claims explain, account by account.
   */
  check(tellClaims?: (claim: Claim) => void): void {
    for (const ofAsset of this.#assets.values()) ofAsset.forgetClaims()
    tellClaims?.((account, asset, amount) => {
      const isFrozen = amount > 0n && this.#assets.get(asset)?.claim(account, amount)
      assert(isFrozen, 'what is explained is frozen')
    })
    for (const ofAsset of this.#assets.values()) ofAsset.check()
  }

  static readonly codec: Codec<Ledger> = {
    write: (out, ledger) => balancesCodec.write(out, ledger.#nonZero()),
    // Straight into their cells: a map of millions of balances would be made for nothing.
    read(input) {
      const ledger = new Ledger()
      for (let assets = input.uint(); assets > 0; assets--) {
        const ofAsset = ledger.#open(word.read(input))
        for (let left = input.uint(); left > 0; left--)
          ofAsset.load(accountRef.read(input), big.read(input))
        assert(ofAsset.takeSum() === 0n, 'each asset sums to zero')
      }
      return ledger
    },
  }

  #find(asset: Asset): AssetBalances | undefined {
    if (asset === this.#last.asset) return this.#last.ofAsset
    if (asset === this.#former.asset) return this.#former.ofAsset
    const ofAsset = this.#assets.get(asset)
    this.#former = this.#last
    if (ofAsset !== undefined) this.#last = { asset, ofAsset }
    return ofAsset
  }

  #open(asset: Asset): AssetBalances {
    const ofAsset = new AssetBalances()
    this.#assets.set(asset, ofAsset)
    return ofAsset
  }

  #nonZero(): Map<Asset, Map<AccountRef, Amount>> {
    const byAsset = new Map<Asset, Map<AccountRef, Amount>>()
    for (const { asset, account, amount } of this.balances()) {
      if (amount === 0n) continue
      const ofAsset = byAsset.get(asset) ?? new Map<AccountRef, Amount>()
      byAsset.set(asset, ofAsset.set(account, amount))
    }
    return byAsset
  }
}

const balancesCodec = map(word, map(accountRef, big))
