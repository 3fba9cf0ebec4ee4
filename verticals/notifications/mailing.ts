/** Mails what is to be mailed: at once, and what has gathered once a day. */
import type { MemberId, Millis } from '@evenkeel/kernel'
import { fill, type NotificationGroup } from '@evenkeel/wire'
import type { MemberDesk, MemberMail, Metrics, Tables } from '@evenkeel/wire/server'
import { type Choices, isUrgent } from './choices.ts'
import type en from './mail/text/en.ts'
import { isQuiet, localTime } from './quiet.ts'
import type { Kept, Saying } from './saying.ts'

type Options = {
  readonly tables: Tables
  readonly choices: Choices
  readonly saying: Saying
  readonly metrics: Metrics
  readonly now: () => Millis
  desk(): Pick<MemberDesk, 'mail'>
}

type Due = Kept & { readonly id: number; readonly member: number } & {
  readonly kind_group: NotificationGroup
}

const HOUR_MS = 3_600_000
const AT_ONCE = 50
/** NC9: in an hour so many go out at once, and the rest with the day's. */
const HOURLY_MAX = 10
/** When the mail of a day goes out, where the member is. */
const DIGEST_MINUTE = 8 * 60
const LINES_MAX = 30
const COLUMNS = `id::float8 as id, member::float8 as member, kind, kind_group, figures, link,
  about_kind, about::float8 as about`

/** What does not wait for the quiet hours to end, or for the mail of the day. */
export async function mailAtOnce(options: Options): Promise<void> {
  const { tables, choices, now } = options
  const due = await tables.rows<Due>(
    `select ${COLUMNS} from notification where mail = 'now' order by id limit ${10 * AT_ONCE}`,
    [],
  )
  const choiceOf = await choices.ofAll(due.map(({ member }) => member))
  const ready = due.filter(({ member, kind_group: group }) => {
    const { quiet, zone } = choiceOf(member)
    return isUrgent(group) || !isQuiet(now(), zone, quiet)
  })
  for (const one of ready.slice(0, AT_ONCE)) await mailOne(options, one)
}

async function mailOne(options: Options, { id, member, ...kept }: Due): Promise<void> {
  const { tables, saying, now } = options
  // Marked before it is written: after a crash it is in the list, and nobody is told twice.
  const [marked] = await tables.rows<{ mail: string }>(
    `update notification set
       mail = case when lately.count < ${HOURLY_MAX} then 'done' else 'digest' end,
       mailed_at = case when lately.count < ${HOURLY_MAX} then $3::bigint end
     from (select count(*) from notification where member = $2 and mailed_at > $3::bigint - ${HOUR_MS})
       as lately where id = $1 and mail = 'now' returning mail`,
    [id, member, now()],
  )
  if (marked?.mail !== 'done') return
  await mail(options, member, async (language) => {
    const { title, body = title } = await saying.say(kept, language)
    return { subject: title, body, short: title }
  })
}

/** For each member whose day has come: one mail with all that waits for it. */
export async function mailDigests(options: Options): Promise<void> {
  const { tables, choices, now } = options
  const waiting = await tables.rows<{ member: number; day: string | null }>(
    `select w.member::float8 as member, d.day from
       (select distinct member from notification where mail = 'digest') as w
     left join notification_digest as d on d.member = w.member`,
    [],
  )
  const choiceOf = await choices.ofAll(waiting.map(({ member }) => member))
  for (const { member, day } of waiting) {
    const here = localTime(now(), choiceOf(member).zone)
    if (here.minute >= DIGEST_MINUTE && here.day !== day)
      await mailDigest(options, member, here.day)
  }
}

async function mailDigest(options: Options, member: MemberId, day: string): Promise<void> {
  const { tables, saying } = options
  // The day and its rows are claimed in one statement: two that come at once make one mail.
  const rows = await tables.rows<Due>(
    `with claimed as (insert into notification_digest (member, day) values ($1, $2)
       on conflict (member) do update set day = excluded.day
         where notification_digest.day <> excluded.day returning 1)
     update notification set mail = 'done' where member = $1 and mail = 'digest'
       and exists (select from claimed) returning ${COLUMNS}`,
    [member, day],
  )
  if (rows.length === 0) return
  const sorted = rows.toSorted((one, other) => one.id - other.id)
  await mail(options, member, async (language) => {
    const { default: texts } = (await import(`./mail/text/${language}.ts`)) as {
      default: typeof en
    }
    const said = await Promise.all(
      sorted.slice(0, LINES_MAX).map((row) => saying.say(row, language)),
    )
    const lines = said.map(({ title, body }) => (body === undefined ? title : `${title}: ${body}`))
    const more = sorted.length - lines.length
    const count = { count: sorted.length }
    return {
      subject: fill(texts['digest.subject'], language, count),
      body: fill(texts['digest.body'], language, count),
      short: fill(texts['digest.subject'], language, count),
      lines: more > 0 ? [...lines, fill(texts['digest.more'], language, { count: more })] : lines,
    }
  })
}

async function mail(
  { desk, metrics }: Options,
  member: MemberId,
  notice: MemberMail,
): Promise<void> {
  try {
    if (await desk().mail(member, notice))
      metrics.count('notifications_sent_total', { way: 'mail' })
  } catch (error) {
    metrics.count('notifications_failed_total', { way: 'mail' })
    throw error
  }
}
