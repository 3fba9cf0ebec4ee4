/** Takes what members are to be notified of, from the journal's feed and from what others record, into one table: each once. */
import type { Machine, MemberId, Millis, Realm } from '@evenkeel/kernel'
import type { NotificationGroup } from '@evenkeel/wire'
import {
  type Columns,
  type Noted,
  type NotificationKind,
  type NotificationSource,
  overRows,
  type ReadRecorded,
  type Row,
  type Tables,
} from '@evenkeel/wire/server'
import { type Choice, type Choices, isFixed } from './choices.ts'

export type Collector = {
  /** Looks at once, and again for what comes meanwhile. */
  wake(): void
  /** Resolves when all that is there now was taken. */
  collect(): Promise<void>
  stop(): Promise<void>
}

type Options = {
  readonly tables: Tables
  readonly machine: Machine
  readonly sources: readonly NotificationSource[]
  readonly choices: Choices
  readonly now: () => Millis
  recorded(): readonly ReadRecorded[]
  /** These have something new, in a realm or in both. */
  onNew(added: readonly Added[]): void
  onFailure(error: unknown): void
}

export type Added = { readonly member: MemberId; readonly realm: Realm | null }
type Place = { readonly seq: number; readonly nth: number }
type FeedRow = Place & {
  realm: Realm
  member: number
  kind: string
  figures: string
  link: string
  about_kind: string | null
  about: number | null
  at: number
}
type Taken = { readonly noted: Noted; readonly source: string; readonly at: Millis } & {
  readonly realm: Realm | undefined
}

const LOOK_MS = 500
const RECORDED_MS = 30_000
/** What others record is read again for so long: a row may be written later than its moment says. */
const OVERLAP_MS = 600_000
const AT_ONCE = 500

/** `until`: the last entry that was there before the centre was: nobody is notified of what is long over. */
export async function openCollector(options: Options, until: number): Promise<Collector> {
  const { tables, now, onFailure } = options
  await tables.rows(
    `insert into notification_position (seq, nth, recorded_at) values ($1, $2, $3)
     on conflict do nothing`,
    [until, LAST, now()],
  )
  // What a rebuild has brought again.
  await tables.rows(
    `delete from notification_feed using notification_position as p
     where (notification_feed.seq, notification_feed.nth) <= (p.seq, p.nth)`,
    [],
  )
  const kinds = new Map(options.sources.flatMap(({ kinds: own }) => Object.entries(own)))
  let running: Promise<void> | undefined
  let isWanted = false
  let isStopped = false
  let recordedAt = 0

  async function takeAll(withRecorded: boolean): Promise<void> {
    if (withRecorded) {
      recordedAt = now()
      await takeRecorded(options, kinds)
    }
    while (!isStopped && (await takeFeed(options, kinds)) === AT_ONCE);
  }
  function run(withRecorded: boolean): Promise<void> {
    if (isStopped) return running ?? Promise.resolve()
    if (running !== undefined) {
      isWanted ||= withRecorded
      return running
    }
    running = takeAll(withRecorded)
      .catch(onFailure)
      .finally(() => {
        running = undefined
        if (!isWanted) return
        isWanted = false
        void run(true)
      })
    return running
  }
  const timer = setInterval(() => void run(now() - recordedAt >= RECORDED_MS), LOOK_MS)
  timer.unref()
  return {
    wake: () => void run(true),
    async collect() {
      await running
      await run(true)
    },
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}

/** Beyond the last of any entry. */
const LAST = 2_147_483_647

/** How many rows of the feed were taken. Its rows and its position change in one statement: each row becomes one notification. */
async function takeFeed(options: Options, kinds: Kinds): Promise<number> {
  const { tables, machine, sources } = options
  const [at] = await tables.rows<Place>(
    'select seq::float8 as seq, nth from notification_position',
    [],
  )
  if (at === undefined) throw new Error('the centre has no position')
  const rows = await tables.rows<FeedRow>(
    `select seq::float8 as seq, nth, realm, member::float8 as member, kind, figures, link,
       about_kind, about::float8 as about, at::float8 as at
     from notification_feed where (seq, nth) > ($1, $2) order by seq, nth limit ${AT_ONCE}`,
    [at.seq, at.nth],
  )
  const last = rows.at(-1)
  if (last === undefined) return 0
  const taken = rows.flatMap((row): Taken[] => {
    const { kind, member, link, realm } = row
    const about =
      row.about_kind === null ? undefined : { kind: row.about_kind, id: row.about as number }
    const told: Noted = { kind, member, link, about, figures: JSON.parse(row.figures) }
    const source = sources.find((one) => kind in one.kinds)
    const noted = source?.complete === undefined ? told : source.complete(machine, realm, told)
    if (noted === undefined) return []
    return [{ noted, source: `journal ${row.seq} ${row.nth}`, at: row.at, realm }]
  })
  const notified = await rowsOf(options, kinds, taken)
  const others = [last.seq, last.nth, at.seq, at.nth]
  const { sql, values } = overRows('take feed', given, notified, TAKE_FEED, others)
  const added = await tables.rows<Added>(sql, values)
  tell(options, added)
  return rows.length
}

/** Read again with some overlap, and known by its source: each becomes one notification. */
async function takeRecorded(options: Options, kinds: Kinds): Promise<void> {
  const { tables, now } = options
  const begun = now()
  const [position] = await tables.rows<{ at: number }>(
    'select recorded_at::float8 as at from notification_position',
    [],
  )
  let until = begun
  for (const read of options.recorded()) {
    const found = await read((position?.at ?? begun) - OVERLAP_MS, AT_ONCE)
    // There is more: the next look goes on from here.
    if (found.length === AT_ONCE) until = Math.min(until, (found.at(-1)?.at ?? 0) + OVERLAP_MS)
    if (found.length === 0) continue
    const taken = found.map(({ source, at, realm, ...noted }) => ({ noted, source, at, realm }))
    const notified = await rowsOf(options, kinds, taken)
    const { sql, values } = overRows('take recorded', given, notified, TAKE_RECORDED)
    const added = await tables.rows<Added>(sql, values)
    tell(options, added)
  }
  await tables.rows('update notification_position set recorded_at = $1', [until])
}

function tell({ onNew }: Options, added: readonly Added[]): void {
  if (added.length > 0) onNew(added)
}

type Kinds = ReadonlyMap<string, NotificationKind>

const columns: Columns = [
  ['source', 'text', 'free'],
  ['member', 'bigint'],
  ['realm', 'text'],
  ['kind', 'text'],
  ['kind_group', 'text'],
  ['figures', 'text', 'free'],
  ['link', 'text', 'free'],
  ['about_kind', 'text'],
  ['about', 'bigint'],
  ['at', 'bigint'],
  ['is_shown', 'boolean'],
  ['push', 'text'],
  ['mail', 'text'],
]

/** With their place among those that are taken at once: a join keeps no order, and the list is in that of the ids. */
const given: Columns = [...columns, ['place', 'int']]

const NAMES = columns.map(([name]) => name).join(', ')
const VALUES = columns.map(([name]) => `given.${name}`).join(', ')
/** Of members that there are: whoever is erased is notified of nothing. */
const INSERT = `insert into notification (${NAMES})
  select ${VALUES} from given join member on member.id = given.member`
const ONCE = `order by given.place
  on conflict (source) do nothing returning member::float8 as member, realm`
const TAKE_RECORDED = `${INSERT} ${ONCE}`
const TAKE_FEED = `, moved as (update notification_position set seq = $1, nth = $2
    where (seq, nth) = ($3, $4) returning 1),
  gone as (delete from notification_feed
    where (seq, nth) <= ($1, $2) and exists (select from moved))
  ${INSERT} where exists (select from moved) ${ONCE}`

async function rowsOf(
  { choices }: Options,
  kinds: Kinds,
  taken: readonly Taken[],
): Promise<readonly Row[]> {
  const choiceOf = await choices.ofAll(taken.map(({ noted }) => noted.member))
  return taken.flatMap((one, place): Row[] => {
    const kind = kinds.get(one.noted.kind)
    return kind === undefined ? [] : [rowOf(one, place, kind, choiceOf(one.noted.member))]
  })
}

/** In the order of `given`. */
function rowOf(
  { noted, source, at, realm }: Taken,
  place: number,
  kind: NotificationKind,
  choice: Choice,
): Row {
  const { isShown, push, mail } = waysOf(kind, choice, realm)
  return [
    source,
    noted.member,
    realm ?? null,
    noted.kind,
    kind.group,
    JSON.stringify(noted.figures),
    noted.link,
    noted.about?.kind ?? null,
    noted.about?.id ?? null,
    at,
    isShown,
    push,
    mail,
    place,
  ]
}

/** NC7: of play money nothing leaves the app; and what whoever records it mails is not mailed a second time. */
export function waysOf(
  { group, mailedAtSource }: NotificationKind,
  { ways }: Pick<Choice, 'ways'>,
  realm: Realm | undefined,
) {
  const chosen = ways[group as NotificationGroup]
  const isShown = chosen.app || isFixed(group)
  if (realm === 'demo') return { isShown, push: null, mail: null }
  const isMailedThere =
    mailedAtSource === 'always' || (mailedAtSource === 'chosen' && chosen.mail === 'now')
  const mail = isMailedThere || chosen.mail === 'off' ? null : chosen.mail
  return { isShown, push: chosen.push ? 'due' : null, mail }
}
