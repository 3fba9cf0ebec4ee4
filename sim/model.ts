/** The naive model of the simulated world: plain sums, obvious code, nothing shared with the exchange. */
import type { AccountName, Amount, Machine, Realm } from '@evenkeel/kernel'
import { available, frozen, house } from '@evenkeel/kernel'

export const ASSETS = ['USDT', 'BTC'] as const
export const MEMBERS = [1, 2, 3] as const
export const REALMS = ['real', 'demo'] as const
export const ACCOUNTS = ['spot', 'trading', 'finance'] as const

export type Action = { readonly realm: Realm; readonly asset: string; readonly member: number } & (
  | { readonly kind: 'grant'; readonly amount: Amount }
  | { readonly kind: 'order'; readonly amount: Amount }
  | {
      readonly kind: 'transfer'
      readonly amount: Amount
      readonly from: AccountName
      readonly to: AccountName
    }
  | { readonly kind: 'lockUp'; readonly amount: Amount; readonly forMs: number }
)

type Lock = { readonly at: number; readonly amount: Amount; readonly opensAt: number }

const POCKETS = 5
const FROZEN = 3
const FEES = 4

export class Model {
  #money: Amount[]
  #locks: Lock[]
  #now: number

  constructor(money?: Amount[], locks: Lock[] = [], now = 0) {
    this.#money = money ?? new Array(REALMS.length * ASSETS.length * 4 * POCKETS).fill(0n)
    this.#locks = locks
    this.#now = now
  }

  get now(): number {
    return this.#now
  }

  copy(): Model {
    return new Model(this.#money.slice(), this.#locks.slice(), this.#now)
  }

  /** Time passes; locks that are due open. */
  advance(now: number): void {
    if (now > this.#now) this.#now = now
    if (this.#locks.length === 0) return
    for (const { at, amount, opensAt } of this.#locks) {
      if (opensAt > this.#now) continue
      this.#add(at + FROZEN, -amount)
      this.#add(at, amount)
    }
    this.#locks = this.#locks.filter(({ opensAt }) => opensAt > this.#now)
  }

  /** Does it, if it may be done: answers 'ok' or the refusal that the exchange must give. */
  decide(action: Action): string {
    const at = placeOf(action.realm, action.asset, action.member)
    const { amount } = action
    if (action.kind === 'order') return 'ok'
    if (action.kind === 'grant') {
      if (amount <= 0n) return 'amountIsZero'
      this.#add(at, amount)
      return 'ok'
    }
    if (action.kind === 'transfer') {
      const from = at + ACCOUNTS.indexOf(action.from)
      const to = at + ACCOUNTS.indexOf(action.to)
      if (!ASSETS.includes(action.asset as 'BTC')) return 'coinDoesNotExist'
      if (from === to) return 'sameAccount'
      if (amount <= 0n) return 'amountIsZero'
      if (amount > (this.#money[from] as Amount)) return 'insufficientFunds'
      this.#add(from, -amount)
      this.#add(to, amount)
      return 'ok'
    }
    const fee = amount / 1000n + (amount % 1000n === 0n ? 0n : 1n)
    if (amount <= 0n) return 'nothingToLock'
    if (amount + fee > (this.#money[at] as Amount)) return 'notEnough'
    this.#add(at, -amount - fee)
    this.#add(at + FROZEN, amount)
    this.#add(placeOf(action.realm, action.asset, 0) + FEES, fee)
    const opensAt = this.#now + action.forMs
    if (action.forMs === 0) {
      this.#add(at + FROZEN, -amount)
      this.#add(at, amount)
    } else this.#locks.push({ at, amount, opensAt })
    return 'ok'
  }

  /** The first balance that the exchange has otherwise, in words. */
  difference(
    machine: Machine,
    feesElsewhere: (realm: Realm, asset: string) => Amount,
  ): string | undefined {
    for (const realm of REALMS)
      for (const asset of ASSETS) {
        const fees = machine.balance(realm, house('fees'), asset) - feesElsewhere(realm, asset)
        const ours = this.#money[placeOf(realm, asset, 0) + FEES] as Amount
        if (fees !== ours) return `${realm} ${asset} fees: ${fees} instead of ${ours}`
        for (const member of MEMBERS) {
          const at = placeOf(realm, asset, member)
          for (let nth = 0; nth <= FROZEN; nth++) {
            const account =
              nth === FROZEN
                ? frozen(member, 'spot')
                : available(member, ACCOUNTS[nth] as AccountName)
            const theirs = machine.balance(realm, account, asset)
            const mine = this.#money[at + nth] as Amount
            if (theirs !== mine)
              return `${realm} ${asset} of member ${member}, pocket ${nth}: ${theirs}, not ${mine}`
          }
        }
      }
    return undefined
  }

  #add(at: number, amount: Amount): void {
    this.#money[at] = (this.#money[at] as Amount) + amount
  }
}

function placeOf(realm: Realm, asset: string, member: number): number {
  const nth = ASSETS.indexOf(asset as 'BTC')
  return ((REALMS.indexOf(realm) * ASSETS.length + nth) * 4 + member) * POCKETS
}
