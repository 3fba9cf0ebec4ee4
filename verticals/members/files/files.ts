/** Pictures of members: drawn anew, sealed each under a key of its own, shown through links of a minute. */
import { createHmac, randomBytes } from 'node:crypto'
import { type MemberId, type Millis, type Refused, refuse } from '@evenkeel/kernel'
import { PICTURE_MAX_BYTES } from '@evenkeel/wire'
import type { Caller, Keys, ShownPicture, Tables, Visit } from '@evenkeel/wire/server'
import { networkOf } from '@evenkeel/wire/server'
import { openWith, sealWith } from '../sealing.ts'
import { createDrawers, type DrawersOptions } from './drawers.ts'
import { createLinks, type Links, type Reviewer } from './links.ts'
import { kindOf } from './sniff.ts'
import { createTurnstile, type Sender, type Turnstile } from './turnstile.ts'

export type FileRefusal = 'imageFailed' | 'tooManyUploads' | 'uploadsBusy'

export type Files = {
  /** Lets a member send a picture, before any of it is read; who was let in says what they hold, and when they are through. */
  enter(member: MemberId, address: string): Promise<Visit | Refused<FileRefusal>>
  /** The same for an operator, who writes to a member. */
  enterOperator(operator: number, address: string): Promise<Visit | Refused<FileRefusal>>
  /** Takes a picture as it came, of the member or of an operator who writes to them; tells its name. */
  keep(
    member: MemberId,
    bytes: Buffer,
    operator?: number,
  ): Promise<{ name: string } | Refused<FileRefusal>>
  /** A link for its owner, good for a minute and in this session alone. */
  link(owner: Caller, name: string): string
  /** What an operator who reviews can open within a minute, at the operator's own door. */
  operatorLink(name: string, reviewer: Reviewer): string
  /** The picture of a link that was made for this caller, while it is good. */
  show(link: string, caller: Caller): Promise<Buffer | undefined>
  /** The same for an operator: written down, and marked with whom it is shown to and in which case. */
  showMarked(link: string): Promise<Marked>
  /** The same at the console, where it is known who asks: one that was made for another shows nothing. */
  showTo(operator: string, link: string): Promise<ShownPicture | 'busy' | undefined>
  stop(): Promise<void>
}

/** `busy`, where it could not be marked now: nobody gets it without. */
export type Marked = Buffer | 'busy' | undefined

type Options = DrawersOptions & {
  readonly tables: Tables
  readonly keys: Keys
  readonly now: () => Millis
  onFailure(error: unknown): void
}
type Row = { member: MemberId; sealed_key: Buffer; sealed: Buffer }
/** Whose picture it is, and who of the operators sent it, if one did. */
type Kept = {
  readonly member: MemberId
  readonly operator: number | undefined
  readonly size: number
}

const refusals = { full: 'uploadsBusy', tooOften: 'tooManyUploads' } as const

const PICTURES_A_DAY = 20
const BYTES_A_DAY = 50 * 1_048_576
/** An operator writes to many. */
const OF_OPERATOR_A_DAY = 10
const SWEEP_MS = 3_600_000

/** What somebody has sent within a day before $2, in pictures and bytes. */
const sentBy = (sender: 'member' | 'operator') =>
  `select count(*)::float8 as pictures, coalesce(sum(size), 0)::float8 as bytes from file
   where ${sender === 'member' ? 'member = $1 and operator is null' : 'operator = $1'}
     and created_at > to_timestamp($2::float8 / 1000) - interval '1 day'`

export async function openFiles(options: Options): Promise<Files> {
  const { tables, keys, now, onFailure } = options
  const pictureKey = keys.key('pictures', 32)
  const fingerprintKey = keys.key('fingerprints of pictures', 32)
  const links = createLinks(keys.key('sealed picture links', 32), now)
  const drawers = createDrawers(options)
  const turnstile = createTurnstile(now)
  /** One after the other: two that come together must not both be the last of the day. */
  let storing: Promise<unknown> = Promise.resolve()

  const sweep = () =>
    tables.rows(
      `delete from file where used_for is null
       and created_at < to_timestamp($1::float8 / 1000) - interval '1 day'`,
      [now()],
    )
  await sweep()
  const sweeping = setInterval(() => sweep().catch(onFailure), SWEEP_MS).unref()

  async function store(picture: Buffer, { member, operator, size }: Kept) {
    const name = randomBytes(16).toString('base64url')
    const key = randomBytes(32)
    const about = `picture ${member} ${name}`
    const times = operator === undefined ? 1 : OF_OPERATOR_A_DAY
    const stored = await tables.rows(
      `with sent as (${sentBy(operator === undefined ? 'member' : 'operator')})
       insert into file (name, member, operator, sealed_key, sealed, size, fingerprint, created_at)
       select $3, $8, $9, $4, $5, $6, $7, to_timestamp($2::float8 / 1000) from sent
       where pictures < ${times * PICTURES_A_DAY} and bytes + $6::int <= ${times * BYTES_A_DAY}
       returning id`,
      [
        operator ?? member,
        now(),
        name,
        sealWith(pictureKey, key, about),
        sealWith(key, picture, about),
        size,
        fingerprintOf(picture),
        member,
        operator ?? null,
      ],
    )
    return stored.length > 0 ? { name } : refuse('tooManyUploads')
  }

  /** Of the picture as it was drawn anew: the same for the same drawing, by the same version of what draws. */
  const fingerprintOf = (picture: Buffer) =>
    createHmac('sha256', fingerprintKey).update(picture).digest()

  function open(name: string, { member, sealed_key, sealed }: Row): Buffer {
    const about = `picture ${member} ${name}`
    return openWith(openWith(pictureKey, sealed_key, about), sealed, about)
  }

  return {
    ...letting({ tables, now, turnstile }),

    async keep(member, bytes, operator) {
      const isPicture = bytes.length <= PICTURE_MAX_BYTES && kindOf(bytes) !== undefined
      const drawn = isPicture ? await drawers.draw(bytes) : undefined
      if (drawn === 'busy') return refuse('uploadsBusy')
      if (drawn === undefined) {
        const sender: Sender = operator === undefined ? member : `operator ${operator}`
        turnstile.failed(sender)
        return refuse('imageFailed')
      }
      const kept = { member, operator, size: bytes.length }
      const stored = storing.then(() => store(drawn, kept))
      storing = stored.catch(() => undefined)
      return stored
    },

    link({ id: member, session }, name) {
      return `/api/common/file?link=${links.make(name, { kind: 'member', member, session })}`
    },

    operatorLink(name, reviewer) {
      return `/review/picture?link=${links.make(name, { kind: 'operator', ...reviewer })}`
    },

    async show(link, caller) {
      const found = links.read(link)
      if (found?.viewer.kind !== 'member') return undefined
      const { member, session } = found.viewer
      if (member !== caller.id || session !== caller.session) return undefined
      const [row] = await tables.rows<Row>(
        `select member::float8 as member, sealed_key, sealed from file
         where name = $1 and member = $2`,
        [found.name, member],
      )
      return row && open(found.name, row)
    },

    ...showingMarked({ ...options, links, drawers, open }),

    async stop() {
      clearInterval(sweeping)
      await drawers.stop()
      await storing
    },
  }
}

type Letting = Pick<Options, 'tables' | 'now'> & { readonly turnstile: Turnstile }

/** Who may send a picture now. */
function letting({ tables, now, turnstile }: Letting): Pick<Files, 'enter' | 'enterOperator'> {
  return {
    async enter(member, address) {
      const visit = turnstile.enter(member, networkOf(address))
      if (typeof visit === 'string') return refuse(refusals[visit])
      try {
        const sql = sentBy('member')
        const [sent] = await tables.rows<{ pictures: number; bytes: number }>(sql, [member, now()])
        const { pictures = 0, bytes = 0 } = sent ?? {}
        if (pictures < PICTURES_A_DAY && bytes < BYTES_A_DAY) return visit
      } catch (error) {
        visit.leave('whole')
        throw error
      }
      visit.leave('whole')
      return refuse('tooManyUploads')
    },

    async enterOperator(operator, address) {
      const visit = turnstile.enter(`operator ${operator}`, networkOf(address))
      return typeof visit === 'string' ? refuse(refusals[visit]) : visit
    },
  }
}

type Showing = Pick<Options, 'tables' | 'now'> & {
  readonly links: Links
  readonly drawers: Pick<ReturnType<typeof createDrawers>, 'mark'>
  open(name: string, row: Row): Buffer
}

function showingMarked({ tables, now, links, drawers, open }: Showing) {
  async function marked(name: string, reviewer: Reviewer): Promise<Marked> {
    const [row] = await tables.rows<Row>(
      'select member::float8 as member, sealed_key, sealed from file where name = $1',
      [name],
    )
    if (row === undefined) return undefined
    const { mark, number } = caseOf(reviewer)
    const drawn = await drawers.mark(open(name, row), mark)
    if (!Buffer.isBuffer(drawn)) return 'busy'
    // Before it is sent, and not before there is something to see: rule E25 asks by this.
    const seen = await tables.rows(
      `insert into file_view (file, viewer, case_number, at)
       select id, $2, $3::text, to_timestamp($4::float8 / 1000) from file where name = $1
       returning 1`,
      [name, reviewer.operator, number, now()],
    )
    return seen.length > 0 ? drawn : undefined
  }

  const showMarked: Files['showMarked'] = async (link) => {
    const found = links.read(link)
    return found?.viewer.kind === 'operator' ? marked(found.name, found.viewer) : undefined
  }

  const showTo: Files['showTo'] = async (operator, link) => {
    const found = links.read(link)
    if (found?.viewer.kind !== 'operator' || found.viewer.operator !== operator) return undefined
    const picture = await marked(found.name, found.viewer)
    if (!Buffer.isBuffer(picture)) return picture
    return { picture, about: caseOf(found.viewer).about }
  }

  return { showMarked, showTo }
}

/** A look at a deposit is none at the identity that happens to have its number. */
function caseOf({ operator, caseNumber, of }: Reviewer) {
  const number = of === undefined ? `${caseNumber}` : `${of} ${caseNumber}`
  const about = of === undefined ? `case ${number}` : number
  return { number, about, mark: `${about} ${operator}` }
}
