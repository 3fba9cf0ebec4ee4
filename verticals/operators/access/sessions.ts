/** Sessions of operators: an opaque token of their own kind, of which only the hash is kept. Rule P5. */
import { hash, randomBytes } from 'node:crypto'
import type { Millis } from '@evenkeel/kernel'
import type { OperatorRole } from '@evenkeel/wire'
import {
  createTurns,
  deviceOf,
  type OperatorDoor,
  type OperatorSession,
  type Origin,
  type Tables,
} from '@evenkeel/wire/server'

export type OwnSession = {
  readonly id: number
  readonly operator: number
  readonly device: string
  readonly address: string
  readonly beganAt: Millis
  readonly seenAt: Millis
}

export type Sessions = OperatorDoor['sessions'] & {
  /** Its token, and how many seconds it lasts. Who signs in has just shown the second factor. */
  open(
    operator: number,
    from: Pick<Origin, 'address' | 'agent'>,
  ): Promise<{ readonly token: string; readonly expires_in: number }>
  /** The second factor was shown again. */
  stepUp(session: number): Promise<Millis>
  of(operator: number): Promise<readonly OwnSession[]>
  /** Ends sessions of an operator, or one of them; tells how many there were. */
  end(operator: number, only?: number): Promise<number>
  /** Ends all sessions of an operator but this one. */
  endOthers(operator: number, but: number): Promise<void>
  /** How long this one goes on. */
  lasts(session: number): Promise<Lasting>
  /** Whose it is, if it goes on. */
  ownerOf(session: number): Promise<number | undefined>
}

export type Lasting = {
  readonly expiresAt: Millis
  readonly seenAt: Millis
  readonly steppedUpUntil: Millis
}

type Options = { readonly tables: Tables; readonly now: () => Millis }
type Row = {
  session: number
  id: number
  name: string
  role: OperatorRole
  expires_at: Millis
  seen_at: Millis
  stepped_up_until: Millis
}

const PREFIX = 'op_'
const TOKEN = /^op_[A-Za-z0-9_-]{43}$/
const LASTS_MS = 12 * 3_600_000
export const IDLE_MS = 30 * 60_000
export const STEP_UP_MS = 5 * 60_000
/** A use is written down when the last one that was is so old. */
const SEEN_MS = 60_000
/** Of one operator: who opens more loses the oldest. */
const OWN_MOST = 10

export function createSessions({ tables, now }: Options): Sessions {
  const listeners = new Set<(session: number) => void>()
  const inTurn = createTurns()

  function over(rows: readonly { readonly id: number }[]): void {
    for (const { id } of rows) for (const listener of listeners) listener(id)
  }

  return {
    ...createLooking({ tables, now }),
    onOver: (listener) => void listeners.add(listener),

    async open(operator, { address, agent }) {
      const token = PREFIX + randomBytes(32).toString('base64url')
      const at = now()
      const insert = () =>
        tables.rows<{ id: number }>(
          `with opened as (
           insert into operator_session (token_hash, operator, began_at, seen_at, expires_at,
             stepped_up_until, address, device)
           values ($1, $2, $3, $3, $4, $5, $6, $7))
         delete from operator_session where operator = $2 and (expires_at < $3 or seen_at < $8
           or id in (select id from operator_session where operator = $2
             order by seen_at desc, id desc offset $9))
         returning id::float8 as id`,
          [
            hashed(token),
            operator,
            at,
            at + LASTS_MS,
            at + STEP_UP_MS,
            address,
            deviceOf(agent),
            at - IDLE_MS,
            OWN_MOST - 1,
          ],
        )
      over(await inTurn(operator, insert))
      return { token, expires_in: LASTS_MS / 1_000 }
    },

    async stepUp(session) {
      const until = now() + STEP_UP_MS
      await tables.rows('update operator_session set stepped_up_until = $2 where id = $1', [
        session,
        until,
      ])
      return until
    },

    async end(operator, only) {
      const ended = await tables.rows<{ id: number }>(
        `delete from operator_session where operator = $1 and ($2::bigint is null or id = $2)
         returning id::float8 as id`,
        [operator, only ?? null],
      )
      over(ended)
      return ended.length
    },

    async endOthers(operator, but) {
      const sql = `delete from operator_session where operator = $1 and id <> $2
         returning id::float8 as id`
      over(await tables.rows<{ id: number }>(sql, [operator, but]))
    },
  }
}

/** What is read of sessions. */
function createLooking({ tables, now }: Options) {
  async function seen(session: number): Promise<void> {
    await tables.rows('update operator_session set seen_at = $2 where id = $1', [session, now()])
  }

  return {
    async find(token: string) {
      if (!TOKEN.test(token)) return undefined
      const [row] = await tables.rows<Row>(
        `select session.id::float8 as session, operator.id::float8 as id, operator.name, role,
           expires_at::float8 as expires_at, seen_at::float8 as seen_at,
           stepped_up_until::float8 as stepped_up_until
         from operator_session session
           join operator_access access on access.operator = session.operator
           join operator on operator.id = session.operator
         where token_hash = $1 and disabled_at is null`,
        [hashed(token)],
      )
      if (row === undefined) return undefined
      const { session, id, name, role, stepped_up_until: steppedUpUntil } = row
      const isOpen = Math.min(row.expires_at, row.seen_at + IDLE_MS) > now()
      const isWritten = isOpen && now() - row.seen_at > SEEN_MS
      if (isWritten) await seen(session)
      const seenAt = isWritten ? now() : row.seen_at
      const expiresAt = Math.min(row.expires_at, seenAt + IDLE_MS)
      return { session, id, name, role, steppedUpUntil, expiresAt } satisfies OperatorSession
    },

    async isOpen(session: number) {
      const open = await tables.rows(
        'select 1 from operator_session where id = $1 and expires_at > $2 and seen_at > $3',
        [session, now(), now() - IDLE_MS],
      )
      return open.length > 0
    },

    of: (operator: number) =>
      tables.rows<OwnSession>(
        `select id::float8 as id, operator::float8 as operator, device, address,
           began_at::float8 as "beganAt", seen_at::float8 as "seenAt"
         from operator_session where operator = $1 and expires_at > $2 and seen_at > $3
         order by seen_at desc, id desc`,
        [operator, now(), now() - IDLE_MS],
      ),

    async lasts(session: number) {
      const [row] = await tables.rows<Lasting>(
        `select expires_at::float8 as "expiresAt", seen_at::float8 as "seenAt",
           stepped_up_until::float8 as "steppedUpUntil"
         from operator_session where id = $1`,
        [session],
      )
      return row ?? { expiresAt: 0, seenAt: 0, steppedUpUntil: 0 }
    },

    async ownerOf(session: number) {
      const [row] = await tables.rows<{ operator: number }>(
        `select operator::float8 as operator from operator_session
         where id = $1 and expires_at > $2 and seen_at > $3`,
        [session, now(), now() - IDLE_MS],
      )
      return row?.operator
    },
  } satisfies Partial<Sessions>
}

function hashed(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
