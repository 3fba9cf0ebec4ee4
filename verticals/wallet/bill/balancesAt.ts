/** What a member held after an entry of the journal: what they hold now, without what the bill says came since. */
import { type Amount, type Asset, accounts, available, frozen, parseFigure } from '@evenkeel/kernel'
import type { BalancesAt, Platform } from '@evenkeel/wire/server'
import { type State, wallet } from '../core.ts'
import { fromParts } from './parts.ts'

export function createBalancesAt({
  exchange,
  history,
  billSources,
}: Pick<Platform, 'exchange' | 'history' | 'billSources'>): BalancesAt {
  const bill = { tables: history, sources: billSources }
  return async (member, entry) => {
    const now = await exchange.read((machine) => {
      const { coins } = machine.state('real', wallet) as State
      const held = new Map<Asset, Amount>()
      for (const asset of coins.keys())
        for (const name of accounts)
          for (const account of [available(member, name), frozen(member, name)])
            held.set(asset, (held.get(asset) ?? 0n) + machine.balance('real', account, asset))
      return { seq: machine.seq, held }
    })
    // Between own accounts nothing is gained.
    const gained = fromParts(
      bill,
      ({ rows }) => `select asset, amount from ${rows}
        where realm = 'real' and member = $1 and seq > $2 and seq <= $3
          and (from_account is null or to_account is null)`,
    )
    const later = await history.rows<{ asset: Asset; sum: string }>(
      `select asset, sum(amount) as sum from (${gained}) as gained group by asset`,
      [member, entry, now.seq],
    )
    const held = new Map(now.held)
    for (const { asset, sum } of later) held.set(asset, (held.get(asset) ?? 0n) - parseFigure(sum))
    return new Map([...held].filter(([, amount]) => amount !== 0n))
  }
}
