/** A wallet with two coins on their networks, and two operators, for tests of its core. */
import type { Actor } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import { wallet } from '../core.ts'

export const olga: Actor = { kind: 'operator', id: 1 }
export const omar: Actor = { kind: 'operator', id: 2 }

const network = {
  type: 'setNetwork',
  chain: 'ethereum',
  depositMin: 1n,
  withdrawalMin: 10n,
  withdrawalFee: 2n,
  dailyMax: 1_000n,
  dailyMaxAdvanced: 5_000n,
  fourEyesAbove: 500n,
} as const

/** 20 USDT of member 1 to an address. */
export const withdrawal = {
  type: 'requestWithdrawal',
  member: 1,
  account: 'spot',
  asset: 'USDT',
  chain: 'ethereum',
  amount: 20n,
  destination: 'hash of an address',
  level: 'basic',
} as const

export function given() {
  const on = stage(wallet)
  for (const asset of ['USDT', 'ETH']) {
    on.submit({ type: 'listCoin', asset })
    on.submit({ ...network, asset })
  }
  return on
}
