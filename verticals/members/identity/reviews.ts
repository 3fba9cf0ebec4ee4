/** What an operator does about identities: sees who waits, looks, decides, erases. Each look is written down: here that at the form, with the pictures those at them. */
import type { MemberId, Millis } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'
import type { AccountEvents } from '../accountEvents.ts'
import type { Erase } from '../erasure.ts'
import type { Files } from '../files/files.ts'
import type { Sealing } from '../sealing.ts'
import type { Level } from './fields.ts'
import { aboutFields, sealReason } from './identity.ts'
import { linksTo, type Photos, photosInOrder } from './photos.ts'

export type WaitingCase = { readonly case: number; readonly level: Level; readonly since: Millis }

export type Case = WaitingCase & {
  /** The number that the member is known by. */
  readonly uid: number
  readonly fields: Readonly<Record<string, string>>
  /** Links of a minute, by what they show. */
  readonly photos: Photos
  /** Where the same picture was handed in as well: in this case, in another of this member, or by somebody else. */
  readonly samePictures: readonly SamePicture[]
  /** Other members who gave the same id number. */
  readonly sameIdNumber: readonly { readonly uid: number; readonly isVerified: boolean }[]
}

export type SamePicture = {
  /** What it is to show here, in which case it is besides, and what it is to show there. */
  readonly photo: string
  readonly case: number
  readonly asPhoto: string
  readonly isOtherMember: boolean
  /** Whether that case is verified: once it is decided, nobody can look at it any more. */
  readonly isVerified: boolean
}

export type Verdict = 'verify' | 'again'
/** Nobody decides about what they have not seen, or verifies photos unopened; an id number verifies one member. */
export type Decided = 'done' | 'caseUnknown' | 'notLookedAt' | 'photosUnopened' | 'idNumberTaken'

export type Reviews = {
  /** The longest first. */
  waiting(): Promise<readonly WaitingCase[]>
  /** Only what waits can be read, here without its photos and by nobody in particular. */
  read(number: number): Promise<Case | undefined>
  /** An operator's look at it, which is written down. */
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
  /** Something waits, or waits no more. */
  onChange(): void
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

type Found = { member: MemberId; looked: boolean; unopened: boolean; taken: boolean }

const SHOWN_MAX = 100
/** Where looks are written down the number of the form itself; pictures begin at 1. */
const FORM = 0
const kinds = {
  basic: { verify: 'identityVerified', again: 'identityRefused' },
  advanced: { verify: 'advancedVerified', again: 'advancedRefused' },
} as const

export function createReviews(options: IdentityOptions): Reviews {
  const { tables, sealing, files, events, erase, now, onChange } = options
  let last: Promise<unknown> = Promise.resolve()

  /** Two members with one id number must not both be the first, and nobody is told a decision once they are erased. */
  function inTurn<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    const outcome = last.then(work)
    last = outcome.catch(() => undefined)
    return outcome
  }

  async function record(number: number, operator: string, verdict: Verdict, reason: string) {
    const [found] = await tables.rows<Found>(
      `with seen as (select file from file_view where case_number = $1::text and viewer = $2)
       select member::float8 as member, exists (select 1 from seen) as looked,
         exists (select 1 from file where file.member = identity.member
           and file.name in (select value from jsonb_each_text(identity.photos))
           and file.id not in (select file from seen)) as unopened,
         exists (select 1 from identity other where other.lookup = identity.lookup
           and other.state = 2 and other.member <> identity.member) as taken
       from identity where id = $1::bigint and state = 1`,
      [number, operator],
    )
    if (found === undefined) return 'caseUnknown'
    if (!found.looked) return 'notLookedAt'
    if (found.unopened && verdict === 'verify') return 'photosUnopened'
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
    onChange()
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

    read: async (number) => (await find(options, number))?.shown,

    async look(number, operator) {
      const found = await find(options, number)
      if (found === undefined) return undefined
      await tables.rows(
        `insert into file_view (file, viewer, case_number, at)
         values (${FORM}, $2, $1::text, to_timestamp($3::float8 / 1000))`,
        [number, operator, now()],
      )
      const reviewer = { operator, caseNumber: number }
      const photos = linksTo(found.photos, (name) => files.operatorLink(name, reviewer))
      return { ...found.shown, photos }
    },

    decide: (number, operator, verdict, reason) =>
      inTurn(() => record(number, operator, verdict, reason)),

    erase: (...asked) =>
      inTurn(async () => {
        const erased = await erase(...asked)
        if (erased === 'done') onChange()
        return erased
      }),
  }
}

/** One that waits, and the names of its photos. */
async function find({ tables, sealing }: IdentityOptions, number: number) {
  const [row] = await tables.rows<Row>(
    `select one.id::float8 as case, level, sealed, photos, uid, one.member::float8 as member,
       extract(epoch from submitted_at)::float8 * 1000 as since
     from identity one join member on member.id = one.member where one.id = $1 and state = 1`,
    [number],
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
  const samePictures = await samePicturesOf(tables, number)
  const fields = JSON.parse(sealing.open(sealed, aboutFields(member, level)))
  const shown: Case = {
    case: row.case,
    level,
    since,
    uid,
    fields,
    photos: {},
    samePictures,
    sameIdNumber,
  }
  return { shown, photos }
}

function samePicturesOf(tables: Tables, number: number): Promise<readonly SamePicture[]> {
  return tables.rows<SamePicture>(
    `select here.key as photo, two.id::float8 as case, there.key as "asPhoto",
       two.member <> one.member as "isOtherMember", two.state = 2 as "isVerified"
     from identity one cross join jsonb_each_text(one.photos) here
     join file mine on mine.name = here.value and mine.member = one.member
     join file other on other.fingerprint = mine.fingerprint and other.id <> mine.id
     join identity two on two.member = other.member
     join jsonb_each_text(two.photos) there on there.value = other.name
     where one.id = $1 order by array_position($2::text[], here.key), "isOtherMember", two.id,
       array_position($2::text[], there.key) limit ${SHOWN_MAX}`,
    [number, photosInOrder],
  )
}
