/** What positions and `clearing` must agree on at any moment, and what the market maker must have at the marks. Rules LC7, LC38: README.md. */
import {
  type Amount,
  type Audit,
  type Balances,
  custody,
  formatAmount,
  house,
  type Prices,
} from '@evenkeel/kernel'
import { houseLoss } from './house.ts'
import type { Market, State } from './state.ts'
import { directionOf } from './symbol.ts'
import { ASSET, pendingOf } from './working.ts'

/**
 * The lots of a market net to zero with the house's, so what all of them are worth at any mark does too. What
 * is left of all profits is what was paid for the lots and the funding that is not settled: `clearing` holds that.
 */
export function audit(state: State, ledger: Balances, audit: Audit, prices: Prices): void {
  const { expect, look } = audit
  auditMaker(state, ledger, audit, prices)
  const held = ledger.balance(custody('clearing'), ASSET)
  expect('positionsNet', state.byPosition.size + state.markets.size)
  expect('clearingExplained', held !== 0n || state.byPosition.size > 0 ? 1 : 0)
  let profits: Amount = 0n
  for (const market of state.listed) {
    const net = { lots: market.houseLots, long: 0, short: 0 }
    profits -= market.houseCost
    for (const position of market.positions) {
      const { lots, side, cost, id } = position
      if (lots === 0) continue
      const direction = directionOf(side)
      net.lots += Number(direction) * lots
      net[side] += lots
      profits += pendingOf(position) - direction * cost
      look('positionsNet', state.byPosition.get(id) === position ? undefined : `position ${id}`)
    }
    look('positionsNet', faultOf(market, net))
  }
  if (held === 0n && profits === 0n && state.byPosition.size === 0) return
  const figures = `${formatAmount(held)} ≠ ${formatAmount(profits)}`
  look('clearingExplained', held === profits ? undefined : `custody:clearing ${ASSET} ${figures}`)
}

/** LC38: where longs and shorts of members differ, the market maker holds the rest. One without a mark is not looked at, so it fails. */
function auditMaker(
  { listed }: State,
  ledger: Balances,
  { expect, look }: Audit,
  prices: Prices,
): void {
  const uneven = [...listed].filter(({ lots }) => lots.long !== lots.short).length
  expect('makerCovered', uneven === 0 ? 0 : uneven + 1)
  const held = [...listed].filter(({ houseLots, houseCost }) => houseLots !== 0 || houseCost !== 0n)
  if (held.length === 0) return
  let lost: Amount = 0n
  for (const market of held) {
    const loss = houseLoss(market, { prices })
    if (loss === undefined) continue
    lost += loss
    look('makerCovered')
  }
  const funds = ledger.balance(house('maker'), ASSET)
  const figures = `${formatAmount(funds)} < ${formatAmount(lost)}`
  look('makerCovered', funds < lost ? `house:maker ${ASSET} ${figures}` : undefined)
}

type Net = { readonly lots: number; readonly long: number; readonly short: number }

function faultOf({ terms: { symbol }, lots }: Market, net: Net): string | undefined {
  if (net.lots !== 0) return `${symbol} ${net.lots}`
  if (lots.long !== net.long) return `${symbol} long ${lots.long} ≠ ${net.long}`
  return lots.short === net.short ? undefined : `${symbol} short ${lots.short} ≠ ${net.short}`
}
