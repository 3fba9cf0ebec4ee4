/** A block of the tick chain: all reference prices of one group of symbols in one second, as a line of text whose hash stands in the next one. */
import { bytesOf, decimalOf, hexOf, plainBytes, unitsOf } from './bytes.ts'
import { HASH_BYTES, sha256 } from './sha256.ts'

/** In the order of the blocks of a second. */
export const tickGroups = ['crypto', 'forex', 'stock'] as const
export type TickGroup = (typeof tickGroups)[number]

/** A reference price as it was written down. */
export type Tick = {
  readonly symbol: string
  readonly at: number
  /** In 10^-8. */
  readonly price: bigint
  /** The source had been silent for too long: nothing is settled by this price. */
  readonly isStale: boolean
}

export type Block = {
  readonly group: TickGroup
  /** It holds the ticks after the second before this moment and up to it. */
  readonly until: number
  readonly source: string
  /** The hash of the block before it in its group, in hex; zeros before the first. */
  readonly previous: string
  /** By symbol, and those of a symbol in the order of time; at least one. */
  readonly ticks: readonly Tick[]
}

export const SECOND_MS = 1_000
export const NO_BLOCK = '0'.repeat(2 * HASH_BYTES)

const BLOCK = 6
const SYMBOL = /^[a-z0-9]{1,32}$/
const SOURCE = /^[A-Za-z0-9:,._-]{1,400}$/
const TEXT_MOST = 1_000_000

type Cell = readonly [offset: number, price: string] | readonly [number, string, 'stale']
type Said = {
  readonly group: TickGroup
  readonly until: number
  readonly source: string
  readonly previous: string
  readonly symbols: readonly (readonly [symbol: string, cells: readonly Cell[]])[]
}

/** The end of the second that a moment belongs to. */
export function secondOf(at: number): number {
  const over = at % SECOND_MS
  return over === 0 ? at : at - over + SECOND_MS
}

/** The line: JSON without spaces, its fields in this order; moments count from the second's beginning. */
export function blockText({ group, until, source, previous, ticks }: Block): string {
  const symbols: [string, Cell[]][] = []
  for (const { symbol, at, price, isStale } of ticks) {
    if (symbols.at(-1)?.[0] !== symbol) symbols.push([symbol, []])
    const [offset, text] = [at - until + SECOND_MS, decimalOf(price)]
    symbols.at(-1)?.[1].push(isStale ? [offset, text, 'stale'] : [offset, text])
  }
  return JSON.stringify({ group, until, source, previous, symbols } satisfies Said)
}

/** In hex. */
export function blockHash(text: string): string {
  const letters = plainBytes(text) ?? new Uint8Array()
  const bytes = new Uint8Array(1 + letters.length)
  bytes[0] = BLOCK
  bytes.set(letters, 1)
  return hexOf(sha256(bytes))
}

/** `undefined` for a line that is not exactly what `blockText` would write of a sound block. */
export function readBlock(text: string): Block | undefined {
  if (text.length > TEXT_MOST) return undefined
  try {
    const block = blockOf(JSON.parse(text) as Said)
    return isSound(block) && blockText(block) === text ? block : undefined
  } catch {
    return undefined
  }
}

function blockOf({ group, until, source, previous, symbols }: Said): Block {
  const ticks = symbols.flatMap(([symbol, cells]) =>
    cells.map(([offset, price, stale]) => ({
      symbol,
      at: until - SECOND_MS + offset,
      price: unitsOf(price) ?? -1n,
      isStale: stale === 'stale',
    })),
  )
  return { group, until, source, previous, ticks }
}

function isSound({ group, until, source, previous, ticks }: Block): boolean {
  return (
    tickGroups.includes(group) &&
    Number.isSafeInteger(until) &&
    until > 0 &&
    until % SECOND_MS === 0 &&
    SOURCE.test(source) &&
    bytesOf(previous, HASH_BYTES) !== undefined &&
    ticks.length > 0 &&
    ticks.every((tick, nth) => isSoundTick(tick, until) && isAfter(tick, ticks[nth - 1]))
  )
}

function isSoundTick({ symbol, at, price }: Tick, until: number): boolean {
  return SYMBOL.test(symbol) && price > 0n && Number.isInteger(at) && secondOf(at) === until
}

function isAfter({ symbol, at }: Tick, before: Tick | undefined): boolean {
  if (before === undefined || before.symbol < symbol) return true
  return before.symbol === symbol && before.at < at
}
