/** Where the tick chain stands after a start, and the ticks of before it that the board must know again. */
import type { Millis, ReferencePrice } from '@evenkeel/kernel'
import {
  MINUTE_MS,
  readBlock,
  SECOND_MS,
  secondOf,
  type TickGroup,
  tickGroups,
} from '@evenkeel/wire/proof'
import type { Instrument, TickNeed } from '@evenkeel/wire/server'
import type { ChainEnd } from './chain.ts'
import { DamagedTicks, type Line, type TickStore } from './store.ts'

export type Recalled = {
  readonly end: ChainEnd
  readonly references: ReadonlyMap<string, readonly ReferencePrice[]>
}

/** Within this a symbol that has a price at all has a tick: one that is stale says so again. */
const BACK_MS = MINUTE_MS
const PAGE = 500

export async function recallTicks(
  store: Pick<TickStore, 'blocks' | 'hashesOf' | 'minutesBefore'>,
  instruments: readonly Pick<Instrument, 'symbol' | 'class'>[],
  needs: readonly TickNeed[],
  now: Millis,
): Promise<Recalled> {
  const groupOf = new Map(instruments.map((one) => [one.symbol, one.class]))
  const heads = new Map<TickGroup, string>()
  const references = new Map<string, ReferencePrice[]>()
  let closed = secondOf(now) - SECOND_MS
  for (const group of tickGroups) {
    const [last] = await store.blocks(group, { order: 'desc', most: 1 })
    if (last === undefined) continue
    heads.set(group, last.hash)
    closed = Math.max(closed, last.until)
    const since = needs
      .filter(({ symbol }) => groupOf.get(symbol) === group)
      .reduce((earliest, need) => Math.min(earliest, need.since), last.until)
    for (const line of await linesSince(store, group, since - BACK_MS)) note(line, references)
  }
  const [minute] = await store.minutesBefore(Number.MAX_SAFE_INTEGER, 1)
  const begun = minute === undefined ? 0 : minute.minute.since + MINUTE_MS
  const unpublished = await store.hashesOf(begun, Number.MAX_SAFE_INTEGER)
  return { end: { closed, heads, minute, unpublished }, references }
}

/** From the oldest on; each must follow the one before it. */
async function linesSince(
  store: Pick<TickStore, 'blocks'>,
  group: TickGroup,
  since: Millis,
): Promise<readonly Line[]> {
  const lines: Line[] = []
  for (;;) {
    const after = Math.max(0, lines.at(-1)?.until ?? since)
    const page = await store.blocks(group, { after, order: 'asc', most: PAGE })
    for (const line of page) {
      const before = lines.at(-1)
      if (before !== undefined && before.hash !== line.previous)
        throw new DamagedTicks(
          `the block of ${group} at ${line.until} does not follow the last one`,
        )
      lines.push(line)
    }
    if (page.length < PAGE) return lines
  }
}

function note({ text, until, group }: Line, references: Map<string, ReferencePrice[]>): void {
  const block = readBlock(text)
  if (block === undefined)
    throw new DamagedTicks(`the block of ${group} at ${until} of the tick chain is damaged`)
  const { source } = block
  for (const { symbol, at, price, isStale } of block.ticks) {
    const known = references.get(symbol) ?? []
    references.set(symbol, known)
    known.push({ price, at, source, isStale })
  }
}
