/** The networks of the first day: on which chains which coins move, what that is held to, and how much one operator approves alone. */
import { type Amount, parseAmount } from '@evenkeel/kernel'
import type { ApprovalLimit } from './core/approvals.ts'
import type { ChainName, Network } from './core/networks.ts'

type Line = readonly [
  asset: string,
  chain: ChainName,
  depositMin: string,
  withdrawalMin: string,
  withdrawalFee: string,
  dailyMax: string,
  dailyMaxAdvanced: string,
  fourEyesAbove: string,
]

const LINES: readonly Line[] = [
  ['BTC', 'bitcoin', '0.0001', '0.0005', '0.0001', '2', '20', '0.5'],
  ['ETH', 'ethereum', '0.001', '0.005', '0.0015', '20', '200', '5'],
  ['USDT', 'tron', '1', '5', '1', '20000', '200000', '10000'],
  ['USDT', 'ethereum', '1', '10', '3', '20000', '200000', '10000'],
  ['USDT', 'bnb', '1', '5', '0.5', '20000', '200000', '10000'],
  ['USDT', 'polygon', '1', '5', '0.5', '20000', '200000', '10000'],
  ['BNB', 'bnb', '0.005', '0.01', '0.0005', '50', '500', '10'],
  ['TRX', 'tron', '5', '20', '1', '100000', '1000000', '50000'],
  ['LINK', 'ethereum', '0.1', '1', '0.3', '1000', '10000', '500'],
]

export const firstNetworks: readonly Network[] = LINES.map(([asset, chain, ...figures]) => {
  const [depositMin, withdrawalMin, withdrawalFee, dailyMax, dailyMaxAdvanced, fourEyesAbove] =
    figures.map((figure) => parseAmount(figure) as Amount) as [
      Amount,
      Amount,
      Amount,
      Amount,
      Amount,
      Amount,
    ]
  return {
    asset,
    chain,
    depositMin,
    withdrawalMin,
    withdrawalFee,
    dailyMax,
    dailyMaxAdvanced,
    fourEyesAbove,
  }
})

/** Of each coin on each of its chains a sandbox says to hold so much more than it has credited. */
export const SAMPLE_ROOM: Amount = 1_000_000_00000000n

const APPROVAL_LIMITS: Readonly<Record<string, string>> = {
  BTC: '2',
  ETH: '25',
  USDT: '50000',
  BNB: '50',
  TRX: '250000',
  LINK: '2500',
}

export const firstApprovalLimits: readonly ApprovalLimit[] = Object.entries(APPROVAL_LIMITS).map(
  ([asset, dailyMax]) => ({ asset, dailyMax: parseAmount(dailyMax) as Amount }),
)
