/** Passwords of members: set, checked, renewed; of somebody unknown they are checked just as long. */
import type { MemberId, Millis, Refused } from '@evenkeel/kernel'
import type { Keys, Tables } from '@evenkeel/wire/server'
import { faultOf } from './faults.ts'
import { createHasher, type Places } from './hasher.ts'
import { createHashing } from './hashing.ts'
import type { Parameters } from './phc.ts'
import type { PasswordRefusal } from './rules.ts'

export type { Places } from './hasher.ts'
export { namesOf, type PasswordRefusal } from './rules.ts'

export type PasswordKind = 'login' | 'transaction'
/** `exhausted`: 5 were wrong within 24 hours, and this one was not looked at. */
export type Checked<Kind extends PasswordKind> =
  | 'right'
  | 'wrong'
  | 'busy'
  | (Kind extends 'transaction' ? 'exhausted' : never)

export type Passwords = {
  /** Why this cannot be a password of somebody with these names. */
  fault(password: string, names: readonly string[]): Refused<PasswordRefusal> | undefined
  /** Places in the line, taken before anything is looked up; nothing, when it is full, or a member's part of it. */
  reserve(count: number, member?: MemberId): Places | undefined
  /** As it is kept; for who needs to have it before anything is changed. */
  hash(places: Places, password: string): Promise<string>
  /** Sets what was hashed before. */
  keep(member: MemberId, kind: PasswordKind, hash: string): Promise<void>
  /** In the caller's places, or in one that is taken now. Takes as long for nobody, and for somebody who has none. */
  check<Kind extends PasswordKind>(
    member: MemberId | undefined,
    kind: Kind,
    password: string,
    places?: Places,
  ): Promise<Checked<Kind>>
  has(member: MemberId, kind: PasswordKind): Promise<boolean>
  /** The same for a hash that is kept elsewhere. */
  isRight(places: Places, password: string, hash: string | undefined): Promise<boolean>
  stop(): Promise<void>
}

type Options = {
  readonly tables: Tables
  readonly keys: Keys
  readonly now: () => Millis
  /** How much work a hash is; what every server asks for when it is not given. */
  readonly parameters?: Parameters | undefined
  onFailure(error: unknown): void
}

const TRIES = 5
const TRIES_MS = 24 * 3_600_000
const NOBODY: MemberId = 0

export function createPasswords({ tables, keys, now, parameters, onFailure }: Options): Passwords {
  const hashing = createHashing(keys, parameters)
  const hasher = createHasher({ onFailure })

  /** In the caller's places, who gives them back; or in one that is taken now, of the member's few. */
  async function inLine<Done>(
    member: MemberId,
    places: Places | undefined,
    work: (line: Places) => Promise<Done>,
  ): Promise<Done | 'busy'> {
    if (places !== undefined) return work(places)
    const own = hasher.reserve(1, member)
    if (own === undefined) return 'busy'
    try {
      return await work(own)
    } finally {
      own.release()
    }
  }

  async function keep(member: MemberId, kind: PasswordKind, hash: string): Promise<void> {
    await tables.rows(
      `insert into password (member, kind, hash, changed_at)
       values ($1, $2, $3, to_timestamp($4::float8 / 1000))
       on conflict (member, kind) do update set hash = excluded.hash,
         changed_at = excluded.changed_at, failures = 0, failing_since = null`,
      [member, kind, hash, now()],
    )
  }

  async function keptLogin(member: MemberId): Promise<string | undefined> {
    const [row] = await tables.rows<{ hash: string }>(
      `select hash from password where member = $1 and kind = 'login'`,
      [member],
    )
    return row?.hash
  }

  /** Takes a try before the hash is told, so that many at once have no more of them. */
  async function tryTransaction(member: MemberId): Promise<string | undefined | 'exhausted'> {
    const [row] = await tables.rows<{ hash: string | null; has: boolean }>(
      `with at as (select to_timestamp($2::float8 / 1000) as now, to_timestamp($3::float8 / 1000) as since),
       tried as (update password set
           failures = case when failing_since > at.since then failures + 1 else 1 end,
           failing_since = case when failing_since > at.since then failing_since else at.now end
         from at where member = $1 and kind = 'transaction'
           and not coalesce(failing_since > at.since and failures >= $4, false)
         returning hash)
       select (select hash from tried) as hash,
         exists (select 1 from password where member = $1 and kind = 'transaction') as has`,
      [member, now(), now() - TRIES_MS, TRIES],
    )
    if (row?.hash === null && row.has) return 'exhausted'
    return row?.hash ?? undefined
  }

  async function forgive(member: MemberId): Promise<void> {
    await tables.rows(
      `update password set failures = 0, failing_since = null
       where member = $1 and kind = 'transaction'`,
      [member],
    )
  }

  /** Only what is still there: a password that was changed meanwhile stays changed. */
  async function renew(member: MemberId, kind: PasswordKind, was: string, is: string) {
    await tables.rows(
      'update password set hash = $4 where member = $1 and kind = $2 and hash = $3',
      [member, kind, was, is],
    )
  }

  return {
    fault: faultOf,
    reserve: hasher.reserve,
    hash: hashing.hash,
    keep,

    check: <Kind extends PasswordKind>(
      member: MemberId = NOBODY,
      kind: Kind,
      password: string,
      places?: Places,
    ) =>
      inLine<Checked<Kind>>(member, places, async (line) => {
        const text = await (kind === 'login' ? keptLogin : tryTransaction)(member)
        if (text === 'exhausted') return text as Checked<Kind>
        const isRight = await hashing.isRight(line, password, text)
        if (!isRight || text === undefined) return 'wrong'
        if (kind === 'transaction') await forgive(member)
        if (hashing.isWeak(text))
          await renew(member, kind, text, await hashing.hash(line, password))
        return 'right'
      }),

    async has(member, kind) {
      const sql = 'select 1 from password where member = $1 and kind = $2'
      return (await tables.rows(sql, [member, kind])).length > 0
    },

    isRight: hashing.isRight,
    stop: hasher.stop,
  }
}
