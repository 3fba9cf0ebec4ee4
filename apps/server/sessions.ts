/** Sessions: an opaque token names a member on one book; only the token's hash is kept. */
import { hash, randomBytes } from 'node:crypto'
import type { MemberId, Realm } from '@evenkeel/kernel'
import type { Caller } from '@evenkeel/wire/server'
import type pg from 'pg'

export type Session = Caller & { readonly expiresAt: number }

export type Sessions = {
  /** The session of a token, known or looked up; expired ones are found too. */
  find(token: string): Session | undefined | Promise<Session | undefined>
  open(member: MemberId, realm: Realm): Promise<{ token: string; expiresAt: number }>
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/
const LASTS_MS = 7 * 24 * 3_600_000
const KNOWN_MAX = 100_000

type Row = { member: string; realm: Realm; expires_at: Date }

export function createSessions(pool: pg.Pool, now: () => number): Sessions {
  /** By the token itself, in memory only. */
  const known = new Map<string, Session>()

  async function lookUp(token: string): Promise<Session | undefined> {
    if (!TOKEN.test(token)) return undefined
    const found = await pool.query<Row>({
      name: 'find-session',
      text: 'select member, realm, expires_at from session where token_hash = $1',
      values: [hash('sha256', token, 'buffer')],
    })
    const row = found.rows[0]
    if (row === undefined) return undefined
    if (known.size >= KNOWN_MAX) known.clear()
    const session = {
      id: Number(row.member),
      realm: row.realm,
      expiresAt: row.expires_at.getTime(),
    }
    known.set(token, session)
    return session
  }

  return {
    find: (token) => known.get(token) ?? lookUp(token),
    async open(member, realm) {
      const token = randomBytes(32).toString('base64url')
      const expiresAt = now() + LASTS_MS
      await pool.query(
        'insert into session (token_hash, member, realm, expires_at) values ($1, $2, $3, $4)',
        [hash('sha256', token, 'buffer'), member, realm, new Date(expiresAt)],
      )
      return { token, expiresAt }
    },
  }
}
