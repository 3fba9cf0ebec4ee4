/** The terms that a contract begins with, by what it is on: on the first day, and as what is proposed for one that is listed later. */
import { type Amount, parseAmount, UNIT } from '@evenkeel/kernel'
import type { Instrument } from '@evenkeel/wire/server'
import type { Terms, Tier } from './core/index.ts'

/** A lot of each coin: worth some ten to a hundred USDT. */
const COIN_LOTS: Readonly<Record<string, string>> = {
  BTC: '0.001',
  ETH: '0.01',
  SOL: '0.1',
  BNB: '0.1',
  XRP: '10',
  ADA: '50',
  DOGE: '100',
  TRX: '100',
  LTC: '0.5',
  LINK: '1',
  AVAX: '1',
  DOT: '5',
  BCH: '0.1',
  UNI: '5',
  ATOM: '10',
  NEAR: '10',
}
const GOLD_LOT = '0.01'
const SILVER_LOT = '1'
const CURRENCY_LOT = '100'
/** Against the yen a point is worth a hundredth of what it is elsewhere. */
const YEN_LOT = '1'
const SHARE_LOT = '0.1'

const thousands = (amount: number): Amount => BigInt(amount) * 1_000n * UNIT
const tier = (valueMax: Amount, maintenanceBps: number, leverageMax: number): Tier => ({
  valueMax,
  maintenanceBps,
  leverageMax,
})
const TIERS: readonly Tier[] = [
  tier(thousands(50), 50, 100),
  tier(thousands(250), 100, 50),
  tier(thousands(1_000), 250, 20),
  tier(thousands(5_000), 500, 10),
  tier(thousands(20_000), 1_000, 5),
]
const SHARE_TIERS: readonly Tier[] = [
  tier(thousands(50), 250, 20),
  tier(thousands(250), 500, 10),
  tier(thousands(1_000), 1_000, 5),
]

export function firstTermsOf(instrument: Instrument): Terms {
  const { symbol, tickSize, hours, class: listedUnder } = instrument
  const isShare = listedUnder === 'stock'
  return {
    symbol,
    tickSize,
    lotSize: parseAmount(lotOf(instrument)) as Amount,
    makerFeeBps: 2,
    takerFeeBps: 5,
    bandBps: 1_000,
    slippageBps: 300,
    leverages: isShare ? [1, 2, 3, 5, 10, 20] : [1, 2, 3, 5, 10, 20, 50, 100],
    tiers: isShare ? SHARE_TIERS : TIERS,
    openInterestLots: 1_000_000,
    houseLots: 250_000,
    fundingMaxPpm: 300,
    hours,
    holidays: [],
  }
}

function lotOf({ class: listedUnder, base, quote }: Instrument): string {
  if (listedUnder === 'stock') return SHARE_LOT
  if (listedUnder === 'crypto') return COIN_LOTS[base] ?? '1'
  if (base === 'XAU') return GOLD_LOT
  if (base === 'XAG') return SILVER_LOT
  return quote === 'JPY' ? YEN_LOT : CURRENCY_LOT
}
