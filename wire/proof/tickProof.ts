/** The proof of one tick: that it is in the chain, and that none of its symbol lies between it and a moment. */
import { type Block, blockHash, NO_BLOCK, readBlock, SECOND_MS, type TickGroup } from './block.ts'
import { decimalOf } from './bytes.ts'
import { rootBy } from './merkle.ts'
import { minuteHash, minuteOf, readMinute } from './minute.ts'

/** The first tick after a moment, or the last one at or before it. */
export const tickKinds = ['firstAfter', 'lastAt'] as const
export type TickKind = (typeof tickKinds)[number]

export type TickProof = {
  readonly symbol: string
  readonly group: TickGroup
  readonly kind: TickKind
  readonly moment: number
  /** Lines of blocks that follow each other in the chain of the group, from the oldest on. */
  readonly blocks: readonly string[]
  /** Where the last of them stands in what was published; absent until its minute is over. */
  readonly place?: TickPlace | undefined
}

export type TickPlace = {
  /** The line of the minute. */
  readonly minute: string
  readonly index: number
  readonly path: readonly string[]
}

/** What the one who checks says it is: all of it must be what the chain says. */
export type ProvenTick = {
  /** As a decimal. */
  readonly price: string
  readonly at: number
  readonly source: string
  readonly isStale: boolean
}

export type TickFault =
  /** Something in it is not what it should be, to the letter. */
  | 'malformed'
  /** The blocks are not of one group, or do not follow each other. */
  | 'notLinked'
  /** The blocks do not reach the moment: others may lie between. */
  | 'notReached'
  | 'noSuchTick'
  /** The last block is not where the minute's root says. */
  | 'notInMinute'

export type TickVerdict =
  | { readonly fault: TickFault; readonly tick?: undefined; readonly minute?: undefined }
  | {
      readonly fault?: undefined
      readonly tick: ProvenTick
      /** The minute that must have been published, by number and hash; absent until it is over. */
      readonly minute: { readonly number: number; readonly hash: string } | undefined
    }

const BLOCKS_MOST = 200

/** Trusts nothing of the proof. Whether the minute was published is for the caller to find out. */
export function checkTickProof(proof: TickProof): TickVerdict {
  const { symbol, kind, moment, group } = proof
  if (!Number.isSafeInteger(moment) || proof.blocks.length > BLOCKS_MOST) return faulty('malformed')
  const blocks: Block[] = []
  for (const line of proof.blocks) {
    const block = readBlock(line)
    if (block === undefined) return faulty('malformed')
    blocks.push(block)
  }
  const [first, last] = [blocks[0], blocks.at(-1)]
  if (first === undefined || last === undefined) return faulty('malformed')
  if (!areLinked(blocks, proof.blocks, group)) return faulty('notLinked')
  const found =
    kind === 'firstAfter'
      ? firstAfter(blocks, symbol, moment)
      : lastAtOrBefore(blocks, symbol, moment)
  if (found === undefined) return faulty('noSuchTick')
  const isWhole =
    kind === 'firstAfter'
      ? first.until - SECOND_MS <= moment || first.previous === NO_BLOCK
      : last.until >= moment
  if (!isWhole) return faulty('notReached')
  const { place } = proof
  if (place === undefined) return { tick: found, minute: undefined }
  const minute = minuteBy(place, last, proof.blocks.at(-1) ?? '')
  return minute === undefined ? faulty('notInMinute') : { tick: found, minute }
}

/** Whether a tick that somebody was settled by is the one that was proven. */
export function isSameTick(one: ProvenTick, other: ProvenTick): boolean {
  return (
    one.price === other.price &&
    one.at === other.at &&
    one.source === other.source &&
    one.isStale === other.isStale
  )
}

const faulty = (fault: TickFault): TickVerdict => ({ fault })

function areLinked(blocks: readonly Block[], lines: readonly string[], group: string): boolean {
  return blocks.every((block, nth) => {
    const before = blocks[nth - 1]
    if (block.group !== group) return false
    if (before === undefined) return true
    return before.until < block.until && block.previous === blockHash(lines[nth - 1] ?? '')
  })
}

function ticksOf(blocks: readonly Block[], symbol: string): ProvenTick[] {
  return blocks.flatMap(({ source, ticks }) =>
    ticks
      .filter((tick) => tick.symbol === symbol)
      .map(({ price, at, isStale }) => ({ price: decimalOf(price), at, source, isStale })),
  )
}

function firstAfter(blocks: readonly Block[], symbol: string, moment: number) {
  return ticksOf(blocks, symbol).find(({ at }) => at > moment)
}

function lastAtOrBefore(blocks: readonly Block[], symbol: string, moment: number) {
  return ticksOf(blocks, symbol).findLast(({ at }) => at <= moment)
}

function minuteBy({ minute: line, index, path }: TickPlace, last: Block, lastLine: string) {
  const minute = readMinute(line)
  if (minute === undefined || minute.since !== minuteOf(last.until)) return undefined
  if (rootBy(blockHash(lastLine), index, minute.blocks, path) !== minute.root) return undefined
  return { number: minute.number, hash: minuteHash(line) }
}
