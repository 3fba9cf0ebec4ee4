/** The balances as a screen holds them: read once, then changed by the news. */
import type { Answer, News } from '@evenkeel/wire'
import type { balancesChannel, getBalances } from '../contract.ts'

export type Balances = Answer<typeof getBalances> & {
  /** The revision of each part that news told of since it was read. */
  readonly told?: ReadonlyMap<string, number>
}
export type BalanceNews = Pick<News<typeof balancesChannel>, 'revision' | 'changes'>
export type Change = BalanceNews['changes'][number]
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

/** Each change states a balance as it was at a revision: what is older than what is known changes nothing. */
export function withChanges(held: Balances, { revision, changes }: BalanceNews): Balances {
  const told = new Map(held.told)
  const newer = changes.filter((change) => revision > (told.get(partOf(change)) ?? held.revision))
  for (const change of newer) told.set(partOf(change), revision)
  return { ...newer.reduce(withChange, held), told }
}

const partOf = ({ asset, account, part }: Change) => `${asset} ${account} ${part}`

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
