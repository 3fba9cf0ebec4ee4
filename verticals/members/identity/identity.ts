/** Who somebody is: what was handed in, sealed, and where both verifications stand. */
import { type MemberId, type Refused, refuse } from '@evenkeel/kernel'
import type { Verification } from '../contract/index.ts'
import type { Sealing } from '../sealing.ts'
import { type Advanced, type Basic, indexed, isOfAge, type Level } from './fields.ts'
import type { Photos } from './photos.ts'
import { createReviews, type IdentityOptions, type Reviews } from './reviews.ts'

export type HandInRefusal = 'underReview' | 'alreadyVerified' | 'pictureUnknown' | 'samePhotoTwice'

export type Told<Fields> = {
  readonly state: Verification
  /** As it is kept: `reasonIn` says it. */
  readonly reason?: string
  /** As much of it as is kept. */
  readonly fields?: Partial<Fields>
  /** There is something, but it cannot be read. */
  readonly isUnreadable?: true
  readonly photos: Photos
}

export type Identity = {
  handInBasic(
    member: MemberId,
    basic: Basic,
    photos: Photos,
  ): Promise<Refused<HandInRefusal> | undefined>
  handInAdvanced(
    member: MemberId,
    advanced: Advanced,
    photos: Photos,
  ): Promise<Refused<HandInRefusal | 'basicFirst' | 'tooYoung'> | undefined>
  /** Where both stand, and the name once it is verified. */
  statesOf(member: MemberId): Promise<States>
  /** All that a member told. */
  of(member: MemberId): Promise<{ readonly basic: Told<Basic>; readonly advanced: Told<Advanced> }>
  readonly reviews: Reviews
}

type States = {
  readonly basic: Verification
  readonly advanced: Verification
  readonly name?: string
}
type Row = {
  level: Level
  state: Verification
  sealed: Buffer
  reason: string | null
  photos: Photos
}

export function createIdentity(options: IdentityOptions): Identity {
  const { tables, sealing, now, onChange } = options
  /**
   * In one statement: the pictures are the member's and serve nothing else, no two are the same, nothing is
   * under review or verified, and what an earlier try has left is deleted. Each try has a case number of its own.
   */
  async function handIn(
    member: MemberId,
    level: Level,
    fields: Basic | Advanced,
    photos: Photos,
  ): Promise<'done' | 'not' | 'sameTwice'> {
    const sealed = sealing.seal(JSON.stringify(fields), aboutFields(member, level))
    const lookup = 'idNumber' in fields ? idIndex(sealing, fields) : null
    const names = Object.values(photos)
    if (new Set(names).size < names.length) return 'sameTwice'
    const [handed] = await tables.rows<{ done: boolean; twice: boolean }>(
      `with mine as (
         select name, fingerprint from file where member = $1 and name = any($3)
         and operator is null and (used_for is null or used_for = $7) for update
       ), compared as (
         select count(fingerprint) > count(distinct fingerprint) as twice from mine
       ), handed as (
         insert into identity (member, level, state, sealed, lookup, photos, submitted_at)
         select $1, $2, 1, $4, $5, $6::jsonb, to_timestamp($8::float8 / 1000)
         where (select count(*) from mine) = cardinality($3::text[])
           and not (select twice from compared) and ($2 = 'basic' or exists
           (select 1 from identity where member = $1 and level = 'basic' and state = 2))
         on conflict (member, level) do update set id = default, state = 1,
           sealed = excluded.sealed, lookup = excluded.lookup, photos = excluded.photos,
           submitted_at = excluded.submitted_at, decided_at = null, decided_by = null, reason = null
         where identity.state = 4 returning id
       ), gone as (
         delete from file where member = $1 and used_for = $7 and name <> all($3)
         and exists (select 1 from handed)
       ), used as (
         update file set used_for = $7 where member = $1 and name = any($3)
         and exists (select 1 from handed)
       ) select exists (select 1 from handed) as done, twice from compared`,
      [member, level, names, sealed, lookup, JSON.stringify(photos), `identity ${level}`, now()],
    )
    if (handed?.done) onChange()
    if (handed?.done) return 'done'
    return handed?.twice ? 'sameTwice' : 'not'
  }

  async function whyNot(
    member: MemberId,
    level: Level,
    handed: 'not' | 'sameTwice',
  ): Promise<Refused<HandInRefusal>> {
    const state = (await statesOf(member))[level]
    if (state === 1) return refuse('underReview')
    if (state === 2) return refuse('alreadyVerified')
    return refuse(handed === 'sameTwice' ? 'samePhotoTwice' : 'pictureUnknown')
  }

  async function rowsOf(member: MemberId): Promise<ReadonlyMap<Level, Row>> {
    const rows = await tables.rows<Row>(
      'select level, state, sealed, reason, photos from identity where member = $1',
      [member],
    )
    return new Map(rows.map((row) => [row.level, row]))
  }

  async function statesOf(member: MemberId): Promise<States> {
    const rows = await rowsOf(member)
    const [basic, advanced] = [rows.get('basic'), rows.get('advanced')]
    const name = verifiedName(sealing, member, basic)
    return { basic: basic?.state ?? 0, advanced: advanced?.state ?? 0, ...name }
  }

  return {
    async handInBasic(member, basic, photos) {
      const handed = await handIn(member, 'basic', basic, photos)
      return handed === 'done' ? undefined : whyNot(member, 'basic', handed)
    },

    async handInAdvanced(member, advanced, photos) {
      if (!isOfAge(advanced, now())) return refuse('tooYoung')
      const handed = await handIn(member, 'advanced', advanced, photos)
      if (handed === 'done') return undefined
      const { basic } = await statesOf(member)
      return basic === 2 ? whyNot(member, 'advanced', handed) : refuse('basicFirst')
    },

    statesOf,

    async of(member) {
      const rows = await rowsOf(member)
      return {
        basic: told<Basic>(sealing, member, rows.get('basic')),
        advanced: told<Advanced>(sealing, member, rows.get('advanced')),
      }
    },

    reviews: createReviews(options),
  }
}

function told<Fields>(sealing: Sealing, member: MemberId, row: Row | undefined): Told<Fields> {
  if (row === undefined) return { state: 0, photos: {} }
  const { state, photos } = row
  const reason = row.reason === null ? undefined : openReason(sealing, member, row.reason)
  const fields = fieldsOf<Partial<Fields>>(sealing, member, row)
  return {
    state,
    photos,
    ...(reason !== undefined && { reason }),
    ...(fields === undefined ? { isUnreadable: true } : { fields }),
  }
}

function verifiedName(sealing: Sealing, member: MemberId, row: Row | undefined) {
  if (row?.state !== 2) return {}
  const { name } = fieldsOf<Partial<Basic>>(sealing, member, row) ?? {}
  return name === undefined ? {} : { name }
}

function fieldsOf<Fields>(
  sealing: Sealing,
  member: MemberId,
  { level, sealed }: Row,
): Fields | undefined {
  const text = sealing.read(sealed, aboutFields(member, level))
  return text === undefined ? undefined : (JSON.parse(text) as Fields)
}

/** Where the fields of a level belong: they open nowhere else. */
export function aboutFields(member: MemberId, level: Level): string {
  return `identity ${level} ${member}`
}

/** A reason is private too; its column holds text. */
export function sealReason(sealing: Sealing, member: MemberId, reason: string): string {
  return sealing.seal(reason, `reason ${member}`).toString('base64')
}

function openReason(sealing: Sealing, member: MemberId, sealed: string): string | undefined {
  return sealing.read(Buffer.from(sealed, 'base64'), `reason ${member}`)
}

function idIndex(sealing: Sealing, { idNumber }: Basic): Buffer {
  return sealing.index('idNumber', indexed(idNumber))
}
