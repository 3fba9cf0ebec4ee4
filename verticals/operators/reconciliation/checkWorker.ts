/** Checks the invariants on the state after one batch: what the ledger's thread runs. */
import type { ReferencePrice } from '@evenkeel/kernel'
import type { LedgerCut } from '@evenkeel/wire/server'
import { type Finding, findingsOf } from './checks.ts'

export type CheckPrices = readonly (readonly [symbol: string, price: ReferencePrice])[]
export type Checked = { readonly batch: number; readonly findings: readonly Finding[] }

/** A book is crossed where its best bid is not below its best ask: one price of each side tells. */
const BEST = 1

/** `prices` are those of the moment at which the check began: the journal has none. */
export async function onLedger(cut: LedgerCut, prices: unknown): Promise<Checked> {
  const machine = await cut.machine()
  for (const [symbol, price] of prices as CheckPrices) machine.board.setReference(symbol, price)
  const findings = findingsOf({
    balances: (realm) => machine.balances(realm),
    claims: (realm, claim) => machine.claims(realm, claim),
    audit: (realm, audit) => machine.audit(realm, audit),
    bookCount: cut.books.reduce((sum, books) => sum + books.listed(machine).length, 0),
    books: (realm) =>
      cut.books.flatMap((books) =>
        books.listed(machine).map(({ symbol }) => {
          return { symbol, depth: books.depth(machine, realm, symbol, BEST) }
        }),
      ),
    replayed: cut.balances,
  })
  return { batch: cut.batch, findings }
}
