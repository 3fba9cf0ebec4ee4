/** The balances after each row of the bill, told from now on backwards: what a row has moved is taken back. */
import {
  type AccountName,
  type Amount,
  type Asset,
  accounts,
  available,
  frozen,
  type Machine,
} from '@evenkeel/kernel'
import type { Caller } from '@evenkeel/wire/server'
import { wallet as core, type State } from '../core.ts'
import type { Moved } from './rows.ts'

/** By account and asset. */
export type Held = Map<string, Amount>

export type Balances = {
  of(account: AccountName, asset: Asset): Amount
  /** Goes back to before it was moved; the newest comes first, and nothing is left out. */
  takeBack(moved: Moved): void
}

const keyOf = (account: AccountName, asset: Asset) => `${account} ${asset}`

/** What a member holds now, and the last entry that it holds. */
export function heldNow(machine: Machine, { id, realm }: Caller): { seq: number; held: Held } {
  const held: Held = new Map()
  for (const asset of (machine.state(realm, core) as State).coins.keys())
    for (const account of accounts) {
      const parts = [available(id, account), frozen(id, account)]
      const amounts = parts.map((part) => machine.balance(realm, part, asset))
      held.set(
        keyOf(account, asset),
        amounts.reduce((sum, amount) => sum + amount, 0n),
      )
    }
  return { seq: machine.seq, held }
}

/** Begins with what is held, and changes it. */
export function balancesFrom(held: Held): Balances {
  const of = (account: AccountName, asset: Asset) => held.get(keyOf(account, asset)) ?? 0n
  return {
    of,
    takeBack({ from, to, asset, amount }) {
      const size = amount < 0n ? -amount : amount
      if (from !== undefined) held.set(keyOf(from, asset), of(from, asset) + size)
      if (to !== undefined) held.set(keyOf(to, asset), of(to, asset) - size)
    },
  }
}
