/** What a first install starts with. */
import { type Exchange, type Machine, parseAmount, type Realm, realms } from '@evenkeel/kernel'
import { type State as Spot, spot, type Terms } from '@evenkeel/verticals/spot/core/index.ts'
import { type State as Wallet, wallet } from '@evenkeel/verticals/wallet/core.ts'

const QUOTE = 'USDT'
/** Each coin with the steps of its price in USDT and of its quantity. */
const COINS: readonly (readonly [coin: string, tick: string, lot: string])[] = [
  ['BTC', '0.01', '0.00001'],
  ['ETH', '0.01', '0.0001'],
  ['SOL', '0.01', '0.001'],
  ['BNB', '0.01', '0.001'],
  ['XRP', '0.0001', '0.1'],
  ['ADA', '0.0001', '0.1'],
  ['DOGE', '0.00001', '1'],
  ['TRX', '0.0001', '0.1'],
  ['LTC', '0.01', '0.001'],
  ['LINK', '0.001', '0.01'],
  ['AVAX', '0.001', '0.01'],
  ['DOT', '0.001', '0.01'],
]

/** Lists the coins and pairs of the first day, on both books, as far as they are not listed yet. */
export async function seed(exchange: Exchange): Promise<void> {
  const missing = await exchange.read((machine) =>
    realms.map((realm) => ({ realm, ...missingIn(machine, realm) })),
  )
  // In one turn, so in one batch: a first start that is killed lists all of them or none.
  const listing = missing.flatMap(({ realm, coins, pairs }) => [
    ...coins.map((asset) => exchange.submit(wallet, { type: 'listCoin', asset }, { realm })),
    ...pairs.map((terms) => exchange.submit(spot, { type: 'listPair', ...terms }, { realm })),
  ])
  for (const decision of await Promise.all(listing))
    if (!decision.ok) throw new Error(`The first listing was refused: ${decision.refusal}`)
}

function missingIn(machine: Machine, realm: Realm): { coins: string[]; pairs: Terms[] } {
  const { coins } = machine.state(realm, wallet) as Wallet
  const { markets } = machine.state(realm, spot) as Spot
  const names = [QUOTE, ...COINS.map(([coin]) => coin)]
  return {
    coins: names.filter((coin) => !coins.has(coin)),
    pairs: COINS.map(termsOf).filter(({ pair }) => !markets.has(pair)),
  }
}

function termsOf([base, tick, lot]: (typeof COINS)[number]): Terms {
  return {
    pair: `${base}${QUOTE}`.toLowerCase(),
    base,
    quote: QUOTE,
    tickSize: parseAmount(tick) ?? 0n,
    lotSize: parseAmount(lot) ?? 0n,
    makerFeeBps: 8,
    takerFeeBps: 10,
    minNotional: 500_000_000n,
    bandBps: 2_000,
    slippageBps: 500,
  }
}
