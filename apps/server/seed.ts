/** What a first install starts with. */
import type { Exchange } from '@evenkeel/kernel'
import { realms } from '@evenkeel/kernel'
import { type State, wallet } from '@evenkeel/verticals/wallet/core.ts'

const COINS = [
  'USDT',
  'BTC',
  'ETH',
  'SOL',
  'BNB',
  'XRP',
  'ADA',
  'DOGE',
  'TRX',
  'LTC',
  'LINK',
  'AVAX',
  'DOT',
]

/** Lists the coins of the first day, on both books, unless coins were listed before. */
export async function seed(exchange: Exchange): Promise<void> {
  const listed = await exchange.read((machine) =>
    realms.flatMap((realm) => [...(machine.state(realm, wallet) as State).coins.keys()]),
  )
  if (listed.length > 0) return
  // In one turn, so in one batch: a first start that is killed lists all of them or none.
  const listing = realms.flatMap((realm) =>
    COINS.map((asset) => exchange.submit(wallet, { type: 'listCoin', asset }, { realm })),
  )
  await Promise.all(listing)
}
