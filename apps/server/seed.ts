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
  for (const realm of realms) {
    const { coins } = await exchange.read((machine) => machine.state(realm, wallet) as State)
    if (coins.size > 0) continue
    for (const asset of COINS) await exchange.submit(wallet, { type: 'listCoin', asset }, { realm })
  }
}
