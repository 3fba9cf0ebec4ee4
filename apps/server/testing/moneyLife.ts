/** A member's life with money for tests: movements at moments, the bill of them in a table, and the ledger of them walked by hand. */
import {
  type AccountName,
  type AccountRef,
  type Amount,
  type Asset,
  accounts,
  available,
  custody,
  frozen,
  house,
  type Millis,
  type Movement,
  type Realm,
} from '@evenkeel/kernel'
import { bill } from '@evenkeel/verticals/wallet/history.ts'
import type { Caller, ProjectedEntry, Tables } from '@evenkeel/wire/server'
import fc from 'fast-check'

export const ME: Caller = { id: 7, realm: 'real', session: 1 }
const OTHER = 8

/** What happened at one moment, by one decision. */
export type Step = {
  readonly at: Millis
  readonly realm: Realm
  readonly movements: readonly Movement[]
}

export type Life = readonly Step[]

const place: fc.Arbitrary<AccountRef> = fc.oneof(
  { weight: 6, arbitrary: placesOf(ME.id) },
  { weight: 1, arbitrary: placesOf(OTHER) },
  { weight: 2, arbitrary: fc.constantFrom(house('fees'), custody('sandbox')) },
)

function placesOf(member: number): fc.Arbitrary<AccountRef> {
  const account = fc.constantFrom(...accounts)
  const part = fc.constantFrom(available, frozen)
  return fc.tuple(account, part).map(([name, of]) => of(member, name))
}

/** From one moment to another; balances may fall below zero, since nobody decides here. */
export function lives(assets: readonly Asset[], from: Millis, to: Millis): fc.Arbitrary<Life> {
  const movement = fc.record({
    asset: fc.constantFrom(...assets),
    amount: fc.oneof(fc.bigInt(1n, 50n), fc.bigInt(1n, 10n ** 17n)),
    from: place,
    to: place,
    reason: fc.constantFrom('deposit', 'withdrawal', 'spotTrade', 'transfer', 'gift'),
    of: fc.integer({ min: 1, max: 1_000_000 }),
  })
  const step = fc.record({
    at: fc.integer({ min: from, max: to }),
    realm: fc.constantFrom<Realm>('real', 'real', 'real', 'demo'),
    movements: fc.array(movement, { minLength: 1, maxLength: 3 }),
  })
  return fc
    .array(step, { maxLength: 40 })
    .map((steps) => steps.sort((one, other) => one.at - other.at))
}

const TABS = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  spotTrade: 'spot',
  transfer: 'assets',
} as const

/** The table of the bill with this life in it; the entry of the nth step is nth + 1. */
export async function writeBill(tables: Tables, life: Life): Promise<void> {
  const projection = bill(TABS, [])
  for (const sql of [projection.create]) await tables.rows(sql, [])
  const entries = life.map(({ at, realm, movements }, nth) => {
    return { at, realm, seq: nth + 1, movements } as unknown as ProjectedEntry
  })
  for (const { sql, values } of entries.length === 0 ? [] : projection.fold(entries))
    await tables.rows(sql, values)
}

/** What is in one part of an account of ours, walked forward through all that happened before an end. */
export function balanceBy(
  life: Life,
  { account, asset }: { readonly account: AccountName; readonly asset: Asset },
  isBefore: (step: Step, nth: number, movement: number) => boolean,
): Amount {
  const own = [available(ME.id, account), frozen(ME.id, account)]
  let sum = 0n
  for (const [nth, step] of life.entries())
    for (const [which, movement] of step.movements.entries()) {
      if (step.realm !== ME.realm || movement.asset !== asset) continue
      if (!isBefore(step, nth, which)) continue
      if (own.includes(movement.to)) sum += movement.amount
      if (own.includes(movement.from)) sum -= movement.amount
    }
  return sum
}
