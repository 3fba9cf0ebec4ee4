/** The tables of the tick chain: blocks for as long as they are kept, and what was published of each minute, for ever. */
import type { Millis } from '@evenkeel/kernel'
import {
  blockHash,
  MINUTE_MS,
  type Minute,
  minuteHash,
  minuteText,
  readMinute,
  type TickGroup,
  tickGroups,
} from '@evenkeel/wire/proof'
import { type Columns, insertRows, type Tables } from '@evenkeel/wire/server'
import { pack, unpack } from './packing.ts'

/** A block as it is hashed. */
export type Line = {
  readonly group: TickGroup
  readonly until: Millis
  readonly previous: string
  readonly hash: string
  readonly text: string
}
export type Published = { readonly minute: Minute; readonly text: string; readonly hash: string }
/** From one end or the other, and no more than so many. */
export type Range = {
  readonly after?: Millis
  readonly upTo?: Millis
  readonly order: 'asc' | 'desc'
  readonly most: number
}

/** What is stored is not what was written. */
export class DamagedTicks extends Error {
  override readonly name = 'DamagedTicks'
}

export type TickStore = ReturnType<typeof createBlocks> & ReturnType<typeof createMinutes>

type StoredBlock = {
  readonly until: string
  readonly previous: Buffer
  readonly hash: Buffer
  readonly body: Buffer
}
type StoredMinute = { readonly number: string; readonly statement: string; readonly hash: string }

const COLUMNS: Columns = [
  ['tick_group', 'smallint'],
  ['until', 'bigint'],
  ['previous', 'bytea', 'free'],
  ['hash', 'bytea', 'free'],
  ['body', 'bytea', 'free'],
]

export function createTickStore(tables: Tables): TickStore {
  return { ...createBlocks(tables), ...createMinutes(tables) }
}

function createBlocks(tables: Tables) {
  async function blocks(group: TickGroup, range: Range): Promise<readonly Line[]> {
    const { after = 0, upTo = Number.MAX_SAFE_INTEGER, order, most } = range
    const rows = await tables.rows<StoredBlock>(
      `select until, previous, hash, body from tick_block
       where tick_group = $1 and until > $2 and until <= $3 order by until ${order} limit $4`,
      [tickGroups.indexOf(group), after, upTo, most],
    )
    return rows.map((row) => lineOf(group, row))
  }

  /** Where each block since a minute began stands, by time and then by group. */
  async function hashesOf(since: Millis, upTo = since + MINUTE_MS) {
    const rows = await tables.rows<{ until: string; tick_group: number; hash: Buffer }>(
      `select until, tick_group, hash from tick_block
       where tick_group = any($1) and until > $2 and until <= $3 order by until, tick_group`,
      [tickGroups.map((_, nth) => nth), since, upTo],
    )
    return rows.map(({ until, tick_group, hash }) => ({
      until: Number(until),
      group: tickGroups[tick_group] as TickGroup,
      hash: hash.toString('hex'),
    }))
  }

  return {
    blocks,
    hashesOf,

    /** All of them or none. Those that are there already stay: a lost answer may be asked for again, and another block is not taken for this one. */
    async add(lines: readonly Line[]): Promise<void> {
      for (const { sql, values } of insertRows(
        'tick_block',
        COLUMNS,
        lines.map(rowOf),
        'on conflict do nothing returning until',
      ))
        if ((await tables.rows(sql, values)).length < lines.length) await areThere(tables, lines)
    },

    async dropUntil(until: Millis): Promise<number> {
      const [row] = await tables.rows<{ count: string }>(
        `with gone as (delete from tick_block where tick_group = any($1) and until <= $2 returning 1)
         select count(*) from gone`,
        [tickGroups.map((_, nth) => nth), until],
      )
      return Number(row?.count ?? 0)
    },

    /** The end of the oldest block that is kept. */
    async oldest(): Promise<Millis | undefined> {
      const rows = await tables.rows<{ until: string | null }>(
        `select (select until from tick_block where tick_group = g order by until limit 1) as until
         from unnest($1::smallint[]) as g`,
        [tickGroups.map((_, nth) => nth)],
      )
      const ends = rows.flatMap(({ until }) => (until === null ? [] : [Number(until)]))
      return ends.length === 0 ? undefined : Math.min(...ends)
    },
  }
}

function createMinutes(tables: Tables) {
  async function minutes(where: string, values: readonly unknown[]): Promise<readonly Published[]> {
    const sql = `select number, statement, hash from tick_minute ${where}`
    return (await tables.rows<StoredMinute>(sql, values)).map(publishedOf)
  }

  return {
    async addMinute(minute: Minute): Promise<Published> {
      const published = { minute, text: minuteText(minute), hash: minuteHash(minuteText(minute)) }
      const { number, since } = minute
      await tables.rows(
        `insert into tick_minute (number, since, statement, hash) values ($1, $2, $3, $4)
         on conflict do nothing`,
        [number, since, published.text, published.hash],
      )
      const [stored] = await minutes('where number = $1', [number])
      if (stored?.hash === published.hash) return published
      throw new DamagedTicks(`minute ${number} of the tick chain is published otherwise`)
    },

    /** Newest first, before a moment. */
    minutesBefore: (before: Millis, most: number) =>
      minutes('where since < $1 order by since desc limit $2', [before, most]),

    async minuteAt(since: Millis): Promise<Published | undefined> {
      return (await minutes('where since = $1', [since]))[0]
    },
  }
}

async function areThere(tables: Tables, lines: readonly Line[]): Promise<void> {
  const rows = await tables.rows<{ count: string }>(
    `select count(*) from unnest($1::smallint[], $2::bigint[], $3::bytea[]) as w (g, until, hash)
     join tick_block b on b.tick_group = w.g and b.until = w.until and b.hash = w.hash`,
    [
      lines.map(({ group }) => tickGroups.indexOf(group)),
      lines.map(({ until }) => until),
      lines.map(({ hash }) => `\\x${hash}`),
    ],
  )
  if (Number(rows[0]?.count) !== lines.length)
    throw new DamagedTicks('another block of the tick chain stands where one was to be written')
}

/** In the order of `COLUMNS`. */
function rowOf({ group, until, previous, hash, text }: Line) {
  const body = pack(text, previous).toString('hex')
  return [tickGroups.indexOf(group), until, `\\x${previous}`, `\\x${hash}`, `\\x${body}`]
}

function lineOf(group: TickGroup, stored: StoredBlock): Line {
  const [until, previous] = [Number(stored.until), stored.previous.toString('hex')]
  const hash = stored.hash.toString('hex')
  const text = unpack(stored.body, previous)
  if (text === undefined || blockHash(text) !== hash)
    throw new DamagedTicks(`the block of ${group} at ${until} of the tick chain is damaged`)
  return { group, until, previous, hash, text }
}

function publishedOf({ number, statement, hash }: StoredMinute): Published {
  const minute = readMinute(statement)
  if (minute === undefined || minuteHash(statement) !== hash || minute.number !== Number(number))
    throw new DamagedTicks(`minute ${number} of the tick chain is damaged`)
  return { minute, text: statement, hash }
}
