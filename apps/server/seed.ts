/** What a first install starts with. */
import {
  type Amount,
  type Exchange,
  house,
  type Machine,
  type Price,
  parseAmount,
  type Realm,
  realms,
  UNIT,
} from '@evenkeel/kernel'
import { type Instrument, instruments } from '@evenkeel/verticals/market/instruments.ts'
import { members } from '@evenkeel/verticals/members/core.ts'
import { type State as Spot, spot, type Terms } from '@evenkeel/verticals/spot/core/index.ts'
import { type State as Wallet, wallet } from '@evenkeel/verticals/wallet/core.ts'

const listed = instruments.filter((instrument) => instrument.class === 'crypto')
const coins = [...new Set(listed.flatMap(({ quote, base }) => [quote, base]))]
/** What the house maker begins with: so much to buy with, and coins worth so much each. */
const MAKER_QUOTE = parseAmount('500000000') as Amount
const MAKER_WORTH = parseAmount('50000000') as Amount

/**
 * Lists the coins and pairs of the first day, in both realms, as far as they are not listed yet; and
 * says of the demo realm, and of no other, that it is one of play money.
 */
export async function seed(exchange: Exchange): Promise<void> {
  const missing = await exchange.read((machine) =>
    realms.map((realm) => ({ realm, ...missingIn(machine, realm) })),
  )
  // In one turn, so in one batch: a first start that is killed lists all of them or none.
  const declared = exchange.submit(members, { type: 'declarePlayMoney' }, { realm: 'demo' })
  const listing = missing.flatMap(({ realm, coins, pairs }) => [
    ...coins.map((asset) => exchange.submit(wallet, { type: 'listCoin', asset }, { realm })),
    ...pairs.map((terms) => exchange.submit(spot, { type: 'listPair', ...terms }, { realm })),
  ])
  for (const decision of await Promise.all([declared, ...listing]))
    if (!decision.ok) throw new Error(`The first listing was refused: ${decision.refusal}`)
}

/** Gives the house maker of a realm play money to offer in a pair with, of what it has none yet. */
export async function fundMaker(
  exchange: Exchange,
  realm: Realm,
  { base, quote }: Instrument,
  price: Price,
): Promise<void> {
  for (const [asset, amount] of [
    [quote, MAKER_QUOTE],
    [base, (MAKER_WORTH * UNIT) / price],
  ] as const) {
    const has = await exchange.read((machine) => machine.balance(realm, house('maker'), asset))
    if (has > 0n) continue
    const fund = { type: 'fundSandboxMaker', asset, amount } as const
    const decision = await exchange.submit(spot, fund, { realm })
    if (!decision.ok) throw new Error(`The house maker was not funded: ${decision.refusal}`)
  }
}

function missingIn(machine: Machine, realm: Realm): { coins: string[]; pairs: Terms[] } {
  const { coins: known } = machine.state(realm, wallet) as Wallet
  const { markets } = machine.state(realm, spot) as Spot
  return {
    coins: coins.filter((coin) => !known.has(coin)),
    pairs: listed.map(termsOf).filter(({ pair }) => !markets.has(pair)),
  }
}

function termsOf({ symbol, base, quote, tickSize, lotSize }: Instrument): Terms {
  return {
    pair: symbol,
    base,
    quote,
    tickSize,
    lotSize,
    makerFeeBps: 8,
    takerFeeBps: 10,
    minNotional: 500_000_000n,
    bandBps: 2_000,
    slippageBps: 500,
  }
}
