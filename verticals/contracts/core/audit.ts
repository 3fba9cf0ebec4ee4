/** What positions and `clearing` must agree on at any moment, whatever the prices. Rule LC7: README.md. */
import { type Amount, type Audit, type Balances, custody, formatAmount } from '@evenkeel/kernel'
import type { Market, State } from './state.ts'
import { directionOf } from './symbol.ts'
import { ASSET, pendingOf } from './working.ts'

/**
 * The lots of a market net to zero with the house's, so what all of them are worth at any mark does too. What
 * is left of all profits is what was paid for the lots and the funding that is not settled: `clearing` holds that.
 */
export function audit(state: State, ledger: Balances, { expect, look }: Audit): void {
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

type Net = { readonly lots: number; readonly long: number; readonly short: number }

function faultOf({ terms: { symbol }, lots }: Market, net: Net): string | undefined {
  if (net.lots !== 0) return `${symbol} ${net.lots}`
  if (lots.long !== net.long) return `${symbol} long ${lots.long} ≠ ${net.long}`
  return lots.short === net.short ? undefined : `${symbol} short ${lots.short} ≠ ${net.short}`
}
