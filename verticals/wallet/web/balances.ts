/** The balances as a screen holds them: read once, then changed by the news. */
import type { Answer, News } from '@evenkeel/wire'
import type { balancesChannel, getBalances } from '../contract.ts'

export type Balances = Answer<typeof getBalances>
export type Change = News<typeof balancesChannel>['changes'][number]
export type Account = Balances['balances'][number]['account']

/** In the order in which a member meets them. */
export const accounts = ['spot', 'trading', 'finance'] as const satisfies readonly Account[]

export function availableIn(held: Balances, account: Account, asset: string): string {
  const found = held.balances.find((one) => one.account === account && one.asset === asset)
  return found?.available ?? '0'
}

/** The coins of the list, those that the account has something of first. */
export function heldFirst(held: Balances, account: Account): string[] {
  const isHeld = (asset: string) => /[1-9]/.test(availableIn(held, account, asset))
  return [...held.coins.filter(isHeld), ...held.coins.filter((asset) => !isHeld(asset))]
}

/** True when no account has anything that could be moved. */
export function holdsNothing(held: Balances): boolean {
  return held.balances.every(({ available }) => !/[1-9]/.test(available))
}

/** Each change states a balance as it is now, so that applying one twice does no harm. */
export function withChanges(held: Balances, changes: readonly Change[]): Balances {
  return changes.reduce(withChange, held)
}

function withChange(held: Balances, { asset, account, part, amount }: Change): Balances {
  const isIt = (one: Balances['balances'][number]) => one.account === account && one.asset === asset
  const known = held.balances.some(isIt)
  const nothing = { asset, account, available: '0', frozen: '0' }
  const balances = known ? held.balances : [...held.balances, nothing]
  return {
    ...held,
    balances: balances.map((one) => (isIt(one) ? { ...one, [part]: amount } : one)),
  }
}

/** Two accounts of one coin changed together: a transfer, made here or elsewhere. */
export function isTransfer(changes: readonly Change[]): boolean {
  const ofAvailable = changes.filter(({ part }) => part === 'available')
  return ofAvailable.some(({ asset, account }) =>
    ofAvailable.some((other) => other.asset === asset && other.account !== account),
  )
}
