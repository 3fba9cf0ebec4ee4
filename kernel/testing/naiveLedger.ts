/** The naive ledger of one realm: a plain sum for each account and asset, by their names. */
import {
  type AccountName,
  type AccountRef,
  accounts,
  type CustodyName,
  factsOf,
  type HouseName,
  type MemberId,
} from '../accounts.ts'
import type { Realm } from '../entry.ts'
import { type Asset, Ledger } from '../ledger.ts'
import type { Machine } from '../machine.ts'
import type { Amount } from '../money.ts'

export type Part = 'available' | 'frozen'
/** `3 spot frozen`, `house fees`, `custody sandbox`. */
export type NaiveAccount =
  | `${MemberId} ${AccountName} ${Part}`
  | `house ${HouseName}`
  | `custody ${CustodyName}`

const PARTS: readonly Part[] = ['available', 'frozen']

export class NaiveLedger {
  #sums = new Map<NaiveAccount, ReadonlyMap<Asset, Amount>>()
  /** What of a member's available money must stay where it is. */
  encumbered: (member: MemberId, account: AccountName, asset: Asset) => Amount = () => 0n

  /** What of an account of the house must stay there; nothing where nobody speaks for it. */
  reserved: (house: HouseName, asset: Asset) => Amount | undefined = () => undefined

  has(account: NaiveAccount, asset: Asset): Amount {
    return this.#sums.get(account)?.get(asset) ?? 0n
  }

  spendable(member: MemberId, account: AccountName, asset: Asset): Amount {
    const free = this.has(`${member} ${account} available`, asset)
    const left = free - this.encumbered(member, account, asset)
    return left > 0n ? left : 0n
  }

  /** What may be taken out of an account of the house. */
  free(house: HouseName, asset: Asset): Amount {
    const reserved = this.reserved(house, asset)
    if (reserved === undefined) return 0n
    const left = this.has(`house ${house}`, asset) - reserved
    return left > 0n ? left : 0n
  }

  /** All that a member has, in every account, available or frozen. */
  held(member: MemberId, asset: Asset): Amount {
    let all = 0n
    for (const account of accounts)
      for (const part of PARTS) all += this.has(`${member} ${account} ${part}`, asset)
    return all
  }

  pay(asset: Asset, amount: Amount, from: NaiveAccount, to: NaiveAccount): void {
    const isCovered = amount <= this.has(from, asset) || from.startsWith('custody ')
    if (amount < 0n || !isCovered) throw new RangeError(`${from} cannot pay ${amount} ${asset}`)
    this.#add(from, asset, -amount)
    this.#add(to, asset, amount)
  }

  /** Keeps the sums as they are; what it answers with puts them back. No account's map is ever changed. */
  remember(): () => void {
    const sums = new Map(this.#sums)
    return () => {
      this.#sums = sums
    }
  }

  /** The first balance that the machine has otherwise, in words: of any account on either side. */
  difference(machine: Machine, realm: Realm): string | undefined {
    const { ledger } = machine.look(realm)
    if (!(ledger instanceof Ledger)) throw new TypeError('a machine shows its own ledger')
    let left = 0
    for (const sums of this.#sums.values()) for (const sum of sums.values()) if (sum !== 0n) left++
    for (const { account, asset, amount } of ledger.balances()) {
      const name = nameOf(account)
      const must = this.has(name, asset)
      if (amount !== must) return `${realm} ${name}: ${amount} ${asset} instead of ${must}`
      if (must !== 0n) left--
    }
    return left === 0 ? undefined : `${realm}: ${left} balances are missing`
  }

  #add(account: NaiveAccount, asset: Asset, amount: Amount): void {
    const sums = new Map(this.#sums.get(account))
    this.#sums.set(account, sums.set(asset, (sums.get(asset) ?? 0n) + amount))
  }
}

const names = new Map<AccountRef, NaiveAccount>()

function nameOf(account: AccountRef): NaiveAccount {
  const known = names.get(account) ?? spelled(account)
  names.set(account, known)
  return known
}

function spelled(account: AccountRef): NaiveAccount {
  const facts = factsOf(account)
  if (facts.owner === 'house') return `house ${facts.name}`
  if (facts.owner === 'custody') return `custody ${facts.name}`
  return `${facts.member} ${facts.account} ${facts.part}`
}
