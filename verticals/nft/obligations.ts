/** What is not over yet of a member's NFTs, in words that two admins give it up by. Rule NF29. */
import { createHash } from 'node:crypto'
import { formatAmount, type MemberId } from '@evenkeel/kernel'
import { collectionOf, MARKET_ASSET, numberOf, owedTo, type State } from './core/index.ts'

/** More than so many are named by the hash of their names. */
const NAMED_MAX = 20

export function obligationsOf(state: State, member: MemberId): readonly string[] {
  const { items, orders, offers, stakes } = state
  const owned = [...items].filter(([, { owner }]) => owner === member)
  const names = owned
    .map(([id]) => id)
    .sort((one, other) => one - other)
    .map((id) => `${collectionOf(state, id)?.code} ${numberOf(id)}`)
    .join(', ')
  const ordered = [...orders.values()].filter(({ buyer }) => buyer === member).length
  const offered = [...offers.values()].filter((offer) => offer.member === member).length
  const staked = [...stakes.values()].filter((stake) => stake.member === member)
  const earns = formatAmount(staked.reduce((sum, one) => sum + owedTo(one), 0n))
  const isLong = owned.length > NAMED_MAX
  const which = isLong ? `sha256 ${createHash('sha256').update(names).digest('hex')}` : names
  return [
    ...counted(owned.length, 'NFT', ` (${which})`),
    ...counted(staked.length, 'stake', `, still to earn ${earns} ${MARKET_ASSET}`),
    ...counted(ordered, 'unpaid NFT order'),
    ...counted(offered, 'NFT offer'),
  ]
}

function counted(count: number, one: string, more = ''): string[] {
  return count === 0 ? [] : [`${count === 1 ? `1 ${one}` : `${count} ${one}s`}${more}`]
}
