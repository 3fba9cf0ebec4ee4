/** An entry of the address book as the screens have it: how it is shown, and found. */
import type { Answer } from '@evenkeel/wire'
import type { getAddresses } from '../../contract/addresses.ts'
import { chainTitles } from '../../contract/chainTitles.ts'

export type Book = Answer<typeof getAddresses>
export type Entry = Book['addresses'][number]
export type Chain = Entry['chain']

const ENDS = 8

/** Both ends: the ones that people compare. */
export function cutMiddle(address: string): string {
  return address.length <= 2 * ENDS + 1
    ? address
    : `${address.slice(0, ENDS)}…${address.slice(-ENDS)}`
}

/** Found by coin, network, remark or any part of the address. */
export function findEntries(entries: readonly Entry[], typed: string): readonly Entry[] {
  const wanted = plain(typed)
  if (wanted === '') return entries
  return entries.filter(({ asset, chain, remark, address }) =>
    [asset, chainTitles[chain], remark, address].some((field) => plain(field).includes(wanted)),
  )
}

/** When withdrawals to it begin, as long as that is yet to come. */
export function restsUntil({ usable_from }: Entry, now: number): number | undefined {
  return usable_from !== undefined && usable_from > now ? usable_from : undefined
}

function plain(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
