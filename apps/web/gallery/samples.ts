/** Made-up things for the gallery to show. */
import type { Area, DepthLevel, Slice } from '@evenkeel/ui'

export type SampleMarket = {
  readonly base: string
  readonly mark: string
  readonly volume: string
  readonly price: string
  readonly tick: string
  readonly change: string
}

const market = (
  base: string,
  mark: string,
  price: string,
  tick: string,
  change: string,
): SampleMarket => ({ base, mark, volume: '218240000', price, tick, change })

export const markets = [
  market('BTC/USDT', 'BTC', '118264.51', '0.01', '1.84'),
  market('ETH/USDT', 'ETH', '4312.07', '0.01', '2.61'),
  market('SOL/USDT', 'SOL', '214.38', '0.01', '-1.27'),
  market('DOGE/USDT', 'DOGE', '0.24716', '0.00001', '4.92'),
  market('EUR/USD', 'EURUSD', '1.08412', '0.00001', '-0.04'),
  market('XAU/USD', 'XAUUSD', '2648.31', '0.01', '0'),
  market('AAPL/USD', 'AAPL', '228.87', '0.01', '0.38'),
] as const

export const marks = [
  ...'BTC ETH SOL BNB XRP ADA DOGE TRX LTC LINK AVAX DOT USDT USDC'.split(' '),
  ...'EURUSD GBPUSD USDJPY AUDUSD USDCHF XAUUSD AAPL MSFT NVDA AMZN GOOGL TSLA'.split(' '),
]

/** The same walk every time. */
export function walk(length: number, seed: number): readonly number[] {
  let state = seed
  let at = 100
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    at += state / 2_147_483_648 - 0.48
    return at
  })
}

const levels = (from: number, step: number): readonly DepthLevel[] =>
  walk(24, 7).map((size, nth) => ({
    price: (from + step * nth).toFixed(2),
    quantity: Math.abs((size % 3) + 0.05).toFixed(5),
  }))

export const bids = levels(118_264.35, -1.7)
export const asks = levels(118_264.59, 1.9)

export const slices: readonly Slice[] = [
  { id: 'USDT', label: 'USDT', size: 6_240, value: '6,240.00' },
  { id: 'BTC', label: 'BTC', size: 3_911, value: '3,911.20' },
  { id: 'ETH', label: 'ETH', size: 1_534, value: '1,534.07' },
  { id: 'others', label: 'Others', size: 801, value: '801.46' },
]

export const areas: readonly Area[] = [
  { country: 'US', name: 'United States', code: '+1' },
  { country: 'GB', name: 'United Kingdom', code: '+44' },
  { country: 'DE', name: 'Germany', code: '+49' },
  { country: 'JP', name: 'Japan', code: '+81' },
  { country: 'KR', name: 'South Korea', code: '+82' },
  { country: 'VN', name: 'Vietnam', code: '+84' },
  { country: 'IN', name: 'India', code: '+91' },
  { country: 'TW', name: 'Taiwan', code: '+886' },
  { country: 'BR', name: 'Brazil', code: '+55' },
  { country: 'MX', name: 'México', code: '+52' },
  { country: 'ID', name: 'Indonesia', code: '+62' },
  { country: 'VC', name: 'Saint Vincent and the Grenadines', code: '+1784' },
]
