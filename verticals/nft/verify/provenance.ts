/** The chain of an item's owners: each link's hash covers the one before it, so that nothing in it can be changed unseen. */
import { sha256 } from './sha256.ts'

export type Link = {
  /** The item: `tidelines#12`. */
  readonly item: string
  /** Its place in the chain, from 0 on. */
  readonly nth: number
  /** When it changed hands, in milliseconds since 1970. */
  readonly at: number
  /** Who has it from then on: a sign that is the same for the same owner, and says nothing else. */
  readonly owner: string
  /** What was paid for it, as a decimal. */
  readonly price: string
  readonly hash: string
}

/** Before the first. */
export const NOTHING = '0'.repeat(64)

/** What is hashed: one line, its parts in this order. */
export function textOf(
  before: string,
  { item, nth, at, owner, price }: Omit<Link, 'hash'>,
): string {
  return [before, item, nth, at, owner, price].join('|')
}

export function chained(links: readonly Omit<Link, 'hash'>[]): readonly Link[] {
  let before = NOTHING
  return links.map((link) => {
    before = sha256(textOf(before, link))
    return { ...link, hash: before }
  })
}

/** The first link that is not what its hash says, or out of its order; none where the chain holds. */
export function brokenLink(item: string, links: readonly Link[]): number | undefined {
  let before = NOTHING
  for (const [nth, link] of links.entries()) {
    const follows = nth === 0 || link.at >= (links[nth - 1]?.at ?? 0)
    const isSound = link.item === item && link.nth === nth && follows
    if (!isSound || link.hash !== sha256(textOf(before, link))) return nth
    before = link.hash
  }
  return undefined
}
