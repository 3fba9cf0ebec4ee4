/** Proves a tick: finds the blocks between it and a moment, and where the last of them stands in what was published. */
import type { Millis } from '@evenkeel/kernel'
import {
  minuteOf,
  NO_BLOCK,
  pathOf,
  readBlock,
  SECOND_MS,
  type TickGroup,
  type TickPlace,
  type TickProof,
} from '@evenkeel/wire/proof'
import type { Instrument, ProveTick } from '@evenkeel/wire/server'
import type { Line, TickStore } from './store.ts'

/** A symbol with a price has a tick every few seconds: what is further away is not proven. */
const BLOCKS_MOST = 90

type Store = Pick<TickStore, 'blocks' | 'hashesOf' | 'minuteAt'>

export function createProving(
  store: Store,
  instruments: readonly Pick<Instrument, 'symbol' | 'class'>[],
): ProveTick {
  const groupOf = new Map(instruments.map((one) => [one.symbol, one.class]))
  return async (symbol, moment, kind): Promise<TickProof | undefined> => {
    const group = groupOf.get(symbol)
    if (group === undefined) return undefined
    const find = kind === 'firstAfter' ? linesToFirst : linesFromLast
    const lines = await find(store, group, symbol, moment)
    const last = lines?.at(-1)
    if (lines === undefined || last === undefined) return undefined
    const place = await placeOf(store, last)
    const blocks = lines.map(({ text }) => text)
    return { symbol, group, kind, moment, blocks, place }
  }
}

/** From the block of the last tick at or before the moment to the one that the moment lies in, or that follows it. */
async function linesFromLast(
  store: Store,
  group: TickGroup,
  symbol: string,
  moment: Millis,
): Promise<readonly Line[] | undefined> {
  const [end] = await store.blocks(group, { after: moment - 1, order: 'asc', most: 1 })
  if (end === undefined) return undefined
  const lines: Line[] = []
  const range = { upTo: end.until, order: 'desc', most: BLOCKS_MOST } as const
  for (const line of await store.blocks(group, range)) {
    lines.unshift(line)
    if (timesIn(line, symbol).some((at) => at <= moment)) return lines
  }
  return undefined
}

/** From the block before the moment, unless it lies in one, to that of the first tick after it. */
async function linesToFirst(
  store: Store,
  group: TickGroup,
  symbol: string,
  moment: Millis,
): Promise<readonly Line[] | undefined> {
  const range = { after: moment, order: 'asc', most: BLOCKS_MOST } as const
  const following = await store.blocks(group, range)
  const found = following.findIndex((line) => timesIn(line, symbol).some((at) => at > moment))
  const [next] = following
  if (next === undefined || found < 0) return undefined
  const lines = following.slice(0, found + 1)
  if (next.until - SECOND_MS <= moment || next.previous === NO_BLOCK) return lines
  const [before] = await store.blocks(group, { upTo: moment, order: 'desc', most: 1 })
  return before === undefined ? undefined : [before, ...lines]
}

async function placeOf(store: Store, { until, group }: Line): Promise<TickPlace | undefined> {
  const since = minuteOf(until)
  const published = await store.minuteAt(since)
  if (published === undefined) return undefined
  const blocks = await store.hashesOf(since)
  const index = blocks.findIndex((block) => block.until === until && block.group === group)
  const hashes = blocks.map(({ hash }) => hash)
  return { minute: published.text, index, path: pathOf(hashes, index) }
}

function timesIn({ text }: Line, symbol: string): readonly Millis[] {
  const ticks = readBlock(text)?.ticks ?? []
  return ticks.filter((tick) => tick.symbol === symbol).map(({ at }) => at)
}
