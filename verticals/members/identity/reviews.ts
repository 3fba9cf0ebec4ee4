/** What an operator does about identities: sees who waits, looks, decides, erases. Each look is written down. */
import type { MemberId, Millis } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'
import type { AccountEvents } from '../accountEvents.ts'
import type { Erase } from '../erasure.ts'
import type { Files } from '../files/files.ts'
import type { Sealing } from '../sealing.ts'
import type { Level } from './fields.ts'
import { aboutFields, type Photos, sealReason } from './identity.ts'

export type WaitingCase = { readonly case: number; readonly level: Level; readonly since: Millis }

export type Case = WaitingCase & {
  /** The number that the member is known by. */
  readonly uid: number
  readonly fields: Readonly<Record<string, string>>
  /** Links of a minute, by what they show. */
  readonly photos: Photos
  /** Other members who gave the same id number. */
  readonly sameIdNumber: readonly { readonly uid: number; readonly isVerified: boolean }[]
}

export type Verdict = 'verify' | 'again'
/** Nobody decides about what they have not seen; an id number verifies one member. */
export type Decided = 'done' | 'caseUnknown' | 'notLookedAt' | 'idNumberTaken'

export type Reviews = {
  /** The longest first. */
  waiting(): Promise<readonly WaitingCase[]>
  /** Only what waits can be looked at. */
  look(number: number, operator: string): Promise<Case | undefined>
  decide(number: number, operator: string, verdict: Verdict, reason: string): Promise<Decided>
  /** Forgets a member. */
  readonly erase: Erase
}

/** What identities need, to be told and to be reviewed. */
export type IdentityOptions = {
  readonly tables: Tables
  readonly sealing: Sealing
  readonly files: Pick<Files, 'operatorLink'>
  readonly events: Pick<AccountEvents, 'tell'>
  readonly erase: Erase
  readonly now: () => Millis
}
type Row = {
  case: number
  level: Level
  since: Millis
  member: MemberId
  uid: number
  sealed: Buffer
  photos: Photos
}

const SHOWN_MAX = 100
const kinds = {
  basic: { verify: 'identityVerified', again: 'identityRefused' },
  advanced: { verify: 'advancedVerified', again: 'advancedRefused' },
} as const

export function createReviews(options: IdentityOptions): Reviews {
  const { tables, sealing, files, events, erase, now } = options
  let last: Promise<unknown> = Promise.resolve()

  /** Two members with one id number must not both be the first, and nobody is told a decision once they are erased. */
  function inTurn<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    const outcome = last.then(work)
    last = outcome.catch(() => undefined)
    return outcome
  }

  async function record(number: number, operator: string, verdict: Verdict, reason: string) {
    const [found] = await tables.rows<{ member: number; looked: boolean; taken: boolean }>(
      `select member::float8 as member,
         exists (select 1 from file_view where case_number = $1::text and viewer = $2) as looked,
         exists (select 1 from identity other where other.lookup = identity.lookup
           and other.state = 2 and other.member <> identity.member) as taken
       from identity where id = $1::bigint and state = 1`,
      [number, operator],
    )
    if (found === undefined) return 'caseUnknown'
    if (!found.looked) return 'notLookedAt'
    if (found.taken && verdict === 'verify') return 'idNumberTaken'
    const { member } = found
    const kept = verdict === 'again' ? sealReason(sealing, member, reason) : null
    const [row] = await tables.rows<{ level: Level }>(
      `update identity set state = $2, decided_at = to_timestamp($3::float8 / 1000),
         decided_by = $4, reason = $5 where id = $1 and state = 1 returning level`,
      [number, verdict === 'verify' ? 2 : 4, now(), operator, kept],
    )
    if (row === undefined) return 'caseUnknown'
    const about = verdict === 'again' ? { reason } : {}
    await events.tell(member, kinds[row.level][verdict], about)
    return 'done'
  }

  return {
    waiting: () =>
      tables.rows<WaitingCase>(
        `select id::float8 as case, level, extract(epoch from submitted_at)::float8 * 1000 as since
         from identity where state = 1 order by submitted_at, id limit ${SHOWN_MAX}`,
        [],
      ),

    async look(number, operator) {
      const [row] = await tables.rows<Row>(
        `with one as (select * from identity where id = $1::bigint and state = 1),
         views as (
           insert into file_view (file, viewer, case_number, at)
           select file.id, $2, $1::text, to_timestamp($3::float8 / 1000) from one
           join file on file.member = one.member
             and file.name in (select value from jsonb_each_text(one.photos))
         )
         select one.id::float8 as case, level, sealed, photos, uid, one.member::float8 as member,
           extract(epoch from submitted_at)::float8 * 1000 as since
         from one join member on member.id = one.member`,
        [number, operator, now()],
      )
      if (row === undefined) return undefined
      const { member, uid, level, since, sealed, photos } = row
      const sameIdNumber = await tables.rows<{ uid: number; isVerified: boolean }>(
        `select uid, other.state = 2 as "isVerified" from identity one
         join identity other on other.lookup = one.lookup and other.member <> one.member
         join member on member.id = other.member
         where one.id = $1 order by other.submitted_at limit ${SHOWN_MAX}`,
        [number],
      )
      const fields = JSON.parse(sealing.open(sealed, aboutFields(member, level)))
      const shown = Object.entries(photos).map(([of, name]) => [of, files.operatorLink(name)])
      return {
        ...{ case: row.case, level, since, uid, fields, sameIdNumber },
        photos: Object.fromEntries(shown) as Photos,
      }
    },

    decide: (number, operator, verdict, reason) =>
      inTurn(() => record(number, operator, verdict, reason)),

    erase: (uid, operator) => inTurn(() => erase(uid, operator)),
  }
}
