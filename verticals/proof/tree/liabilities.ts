/** What is owed to each member, and what is held for it: read from the balances of one moment. */
import { type Amount, assert, factsOf, type MemberId, memberOf } from '@evenkeel/kernel'
import { addToCell, CELL_BYTES, decimalOf, HASH_BYTES, viewOf } from '@evenkeel/wire/proof'
import type { LedgerCut } from '@evenkeel/wire/server'
import type { StatedAsset } from '../verify/statement.ts'
import { recordBytes } from '../verify/tree.ts'

export type Liabilities = {
  readonly assets: readonly StatedAsset[]
  /** In the order of the leaves below. */
  readonly members: readonly MemberId[]
  /** A leaf for each, with room for its identity before the amounts. */
  readonly leaves: Uint8Array
}

type Cells = ReturnType<LedgerCut['balances']>
type Found = {
  readonly totals: Map<string, Amount>
  readonly reserves: Map<string, Map<string, Amount>>
  readonly places: Map<MemberId, number>
}

/** What members owe back is on the ledger as custody, and in nobody's vault. */
const NO_RESERVE = 'receivable'

/** All accounts of a member, available and frozen; the house's own are owed to nobody. */
export function liabilitiesOf(balances: () => Cells): Liabilities {
  const { totals, reserves, places } = found(balances())
  const names = [...new Set([...totals.keys(), ...reserves.keys()])].sort()
  const columns = new Map(names.map((name, nth) => [name, HASH_BYTES + nth * CELL_BYTES]))
  const size = recordBytes(names.length)
  const leaves = new Uint8Array(places.size * size)
  const view = viewOf(leaves)
  for (const { asset, account, amount } of balances()) {
    if (amount === 0n) continue
    const member = memberOf(account)
    if (member === undefined) continue
    const leaf = (places.get(member) as number) * size
    const fits = addToCell(view, leaf + (columns.get(asset) as number), amount)
    assert(fits, 'what a member holds is above zero and fits in a leaf')
  }
  const assets = names.map((asset) => ({
    asset,
    total: decimalOf(totals.get(asset) ?? 0n),
    reserves: [...(reserves.get(asset) ?? [])]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([custody, amount]) => ({ custody, amount: decimalOf(amount) })),
  }))
  return { assets, members: [...places.keys()], leaves }
}

/** Once through all of them: who has anything, and what there is of each asset. */
function found(balances: Cells): Found {
  const totals = new Map<string, Amount>()
  const reserves = new Map<string, Map<string, Amount>>()
  const places = new Map<MemberId, number>()
  for (const { asset, account, amount } of balances) {
    if (amount === 0n) continue
    const member = memberOf(account)
    if (member !== undefined) {
      assert(amount > 0n, 'nobody holds less than nothing')
      totals.set(asset, (totals.get(asset) ?? 0n) + amount)
      if (!places.has(member)) places.set(member, places.size)
      continue
    }
    const facts = factsOf(account)
    if (facts.owner !== 'custody' || facts.name === NO_RESERVE) continue
    const ofAsset = reserves.get(asset) ?? new Map<string, Amount>()
    reserves.set(asset, ofAsset.set(facts.name, -amount))
  }
  return { totals, reserves, places }
}
