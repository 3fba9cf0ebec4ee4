/** What donors tell of themselves: sealed in a table, named in the journal by a salted hash, and erased with the member (rule CH7). */
import { createHash, randomBytes } from 'node:crypto'
import type { MemberId, Millis } from '@evenkeel/kernel'
import type { History, MemberDesk, Tables } from '@evenkeel/wire/server'
import type { Told } from './reading.ts'

type Request = {
  readonly member: MemberId
  readonly key: string
  readonly told: Told
  readonly publicName: string | undefined
}

export type Donors = {
  /** Written before the command that names it. For the same key and words it is the same; nothing, where the key stands for others. */
  keep(request: Request): Promise<string | undefined>
  /** What was kept for this key, if it was for these words. */
  find(request: Request): Promise<string | undefined>
  /** What a donor told, for the donor alone. */
  open(member: MemberId, details: string): Promise<Told | undefined>
  forget(member: MemberId): Promise<void>
  /** Forgets what no donation ever named. */
  clean(now: Millis): Promise<void>
}

type Options = {
  readonly tables: Tables
  readonly history: History
  readonly desk: () => Pick<MemberDesk, 'seal' | 'unseal' | 'index'>
  readonly now: () => Millis
}

/** Long after a command would have been decided or dropped. */
const UNUSED_MS = 3_600_000
const SALT_BYTES = 16

export function createDonors({ tables, history, desk, now }: Options): Donors {
  const spelled = ({ told, publicName }: Request) => JSON.stringify([told, publicName ?? null])
  const askedOf = (request: Request) => desk().index('donation', spelled(request))
  const aboutOf = (details: string) => `donation ${details}`

  async function find(request: Request): Promise<string | undefined> {
    const [row] = await tables.rows<{ details: string }>(
      'select details from charity_donor where member = $1 and request_key = $2 and asked = $3',
      [request.member, request.key, askedOf(request)],
    )
    return row?.details
  }

  return {
    find,
    async keep(request) {
      const { member, key, told, publicName } = request
      const salt = randomBytes(SALT_BYTES).toString('hex')
      const details = createHash('sha256')
        .update(`${salt} ${spelled(request)}`)
        .digest('hex')
      const sealed = desk().seal(JSON.stringify(told), aboutOf(details))
      await tables.rows(
        `insert into charity_donor (details, member, request_key, asked, sealed, public_name, made_at)
         values ($1, $2, $3, $4, $5, $6, $7) on conflict (member, request_key)
           do update set made_at = excluded.made_at where charity_donor.asked = excluded.asked`,
        [details, member, key, askedOf(request), sealed, publicName ?? null, now()],
      )
      return find(request)
    },

    async open(member, details) {
      const [row] = await tables.rows<{ sealed: Buffer }>(
        'select sealed from charity_donor where member = $1 and details = $2',
        [member, details],
      )
      return row && (JSON.parse(desk().unseal(row.sealed, aboutOf(details))) as Told)
    },

    async forget(member) {
      await tables.rows('delete from charity_donor where member = $1', [member])
    },

    async clean(at) {
      // Over the history, which answers only once all that was decided is in the table that is asked.
      await history.rows(
        `delete from charity_donor kept where made_at < $1
         and not exists (select 1 from charity_donation where details = kept.details)`,
        [at - UNUSED_MS],
      )
    },
  }
}
