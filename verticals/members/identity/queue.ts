/** Identities as a queue of the console: the same reviews as at the terminal, by the same rules. */
import type { Millis } from '@evenkeel/kernel'
import type { CaseFlag, CaseLabel, CasePicture, CaseReason } from '@evenkeel/wire'
import {
  type CaseDetail,
  type CaseField,
  type CaseFilter,
  type CaseLinks,
  type CaseOffer,
  type CaseQueue,
  type CaseRow,
  type PublicIds,
  type Tables,
  uidIn,
} from '@evenkeel/wire/server'
import type { Level } from './fields.ts'
import type { Case, Reviews } from './reviews.ts'

type Options = {
  readonly tables: Tables
  readonly ids: PublicIds
  readonly reviews: Reviews
}
type Row = {
  readonly id: number
  readonly level: Level
  readonly state: 1 | 2 | 4
  readonly uid: number
  readonly since: Millis
  readonly decidedAt: Millis | null
  readonly decidedBy: string | null
  readonly sameNumber: boolean
  readonly samePicture: boolean
}

const states = { 1: 'underReview', 2: 'verified', 4: 'refused' } as const
const reasons: readonly CaseReason[] = [
  'photoUnreadable',
  'photoIncomplete',
  'documentExpired',
  'detailsDiffer',
  'notThePerson',
]
const actions: readonly CaseOffer[] = [
  { name: 'verify', isDanger: false, needsReason: false, reasons: [], asks: [] },
  { name: 'again', isDanger: true, needsReason: true, reasons, asks: [] },
]
const labels: Readonly<Record<string, CaseLabel>> = {
  name: 'name',
  idNumber: 'idNumber',
  city: 'city',
  address: 'homeAddress',
  birthDate: 'birthDate',
  country: 'country',
}

const SELECT = `select one.id::float8 as id, one.level, one.state, uid,
    extract(epoch from one.submitted_at)::float8 * 1000 as since,
    extract(epoch from one.decided_at)::float8 * 1000 as "decidedAt", one.decided_by as "decidedBy",
    exists (select 1 from identity other where other.lookup = one.lookup
      and other.member <> one.member) as "sameNumber",
    exists (select 1 from jsonb_each_text(one.photos) here
      join file mine on mine.name = here.value and mine.member = one.member
      join file other on other.fingerprint = mine.fingerprint and other.id <> mine.id
        and other.used_for like 'identity %') as "samePicture"
  from identity one join member on member.id = one.member`

export function createIdentityQueue({ tables, ids, reviews }: Options): CaseQueue {
  const numberOf = (id: string) => ids.read('identity', id)?.id

  async function rowOf(number: number): Promise<Row | undefined> {
    const [row] = await tables.rows<Row>(`${SELECT} where one.id = $1 and one.state <> 0`, [number])
    return row
  }

  function shown({ id, state, uid, since, sameNumber, samePicture }: Row): CaseRow {
    const flags: CaseFlag[] = [
      ...(sameNumber ? ['sameIdNumber' as const] : []),
      ...(samePicture ? ['samePicture' as const] : []),
    ]
    return { id: ids.of('identity', id), at: since, state: states[state], uid, flags }
  }

  return {
    roles: ['reviewer'],
    movesMoney: false,

    async count() {
      const [row] = await tables.rows<{ waiting: number; since: Millis | null }>(
        `select count(*)::float8 as waiting, extract(epoch from min(submitted_at))::float8 * 1000 as since
         from identity where state = 1`,
        [],
      )
      return { waiting: row?.waiting ?? 0, since: row?.since ?? undefined }
    },

    async list(filter) {
      const { among, without = [], size } = filter
      const numbers = (all: readonly string[]) => all.map((id) => numberOf(id) ?? 0)
      const rows = await tables.rows<Row>(
        `${SELECT} where one.state = any($1) and ($2::bigint is null or uid = $2)
           and ($3::bigint is null or one.id = $3) and ($4::bigint[] is null or one.id = any($4))
           and one.id <> all($5)
         order by ${filter.state === 'waiting' ? 'one.submitted_at, one.id' : 'one.decided_at desc, one.id desc'}
         limit $6`,
        [
          filter.state === 'waiting' ? [1] : [2, 4],
          ...searched(filter, numberOf),
          among === undefined ? null : numbers(among),
          numbers(without),
          size + 1,
        ],
      )
      return { rows: rows.slice(0, size).map(shown), isMore: rows.length > size }
    },

    async find(id) {
      const number = numberOf(id)
      const row = number === undefined ? undefined : await rowOf(number)
      if (row === undefined) return undefined
      const found = row.state === 1 ? await reviews.read(row.id) : undefined
      return detailOf(shown(row), row, found, (other) => ids.of('identity', other))
    },

    async look(id, operator): Promise<CaseLinks> {
      const found = await reviews.look(numberOf(id) ?? 0, operator.name)
      return found?.photos ?? {}
    },

    async decide(id, { action, reason }, operator) {
      if (action !== 'verify' && action !== 'again') return { outcome: 'malformed' }
      const decided = await reviews.decide(numberOf(id) ?? 0, operator.name, action, reason)
      return decided === 'done' ? { outcome: 'done' } : { outcome: 'refused', refusal: decided }
    },
  }
}

/** By whom and by which number it is searched: nothing is found by what is neither. */
function searched({ search }: CaseFilter, numberOf: (id: string) => number | undefined) {
  if (search === undefined) return [null, null] as const
  const uid = uidIn(search)
  if (uid !== undefined) return [uid, null] as const
  return [null, numberOf(search) ?? 0] as const
}

/** Once it is decided, nobody looks at what was told any more. */
function detailOf(
  shown: CaseRow,
  { level, since, decidedAt, decidedBy }: Row,
  found: Case | undefined,
  idOf: (number: number) => string,
): CaseDetail {
  const decision =
    decidedAt === null
      ? []
      : [{ at: decidedAt, what: 'decided' as const, by: decidedBy ?? undefined }]
  return {
    ...shown,
    fields: [
      { label: 'identityLevel', value: level, as: 'level' },
      ...(decidedBy === null
        ? []
        : [{ label: 'decidedBy', value: decidedBy, as: 'text' } as const]),
      ...(found === undefined ? [] : toldFields(found, idOf)),
    ],
    actions: found === undefined ? [] : actions,
    history: [{ at: since, what: 'submitted' }, ...decision],
  }
}

function toldFields(found: Case, idOf: (number: number) => string): readonly CaseField[] {
  const told = Object.entries(found.fields).flatMap(([name, value]): CaseField[] => {
    const label = labels[name]
    return label === undefined ? [] : [{ label, value, as: 'text' }]
  })
  const members = (isVerified: boolean) =>
    found.sameIdNumber.filter((one) => one.isVerified === isVerified).map(({ uid }) => String(uid))
  const same: readonly (readonly [CaseLabel, readonly string[]])[] = [
    ['sameIdNumber', members(false)],
    ['sameIdNumberVerified', members(true)],
  ]
  return [
    ...told,
    ...same
      .filter(([, uids]) => uids.length > 0)
      .map(([label, uids]): CaseField => ({ label, value: uids.join(', '), as: 'text' })),
    ...samePictures(found, idOf),
  ]
}

/** A field for each photo that is elsewhere too, with the cases in which it is. */
function samePictures(found: Case, idOf: (number: number) => string): readonly CaseField[] {
  const all = Map.groupBy(found.samePictures, ({ photo, isOtherMember }) =>
    JSON.stringify([photo, isOtherMember]),
  )
  return [...all].map(([key, pictures]) => {
    const [photo, isOther] = JSON.parse(key) as [CasePicture, boolean]
    const value = [...new Set(pictures.map((one) => idOf(one.case)))].join(', ')
    const label = isOther ? 'samePictureOther' : 'samePictureOwn'
    return { label, value, as: 'code', picture: photo }
  })
}
