/** Operators for tests: put into the tables and on the roster as an enrolment would, and signed in. */
import { hash, randomBytes } from 'node:crypto'
import type { OperatorRole } from '@evenkeel/wire'

export type OperatorWish = {
  readonly role?: OperatorRole
  /** One of its own, unless told. */
  readonly name?: string
  /** The second factor was shown so long ago. */
  readonly steppedUpAgoMs?: number
}
export type TestOperator = {
  readonly id: number
  readonly name: string
  readonly role: OperatorRole
  readonly token: string
}

type Query = (sql: string, values: readonly unknown[]) => Promise<readonly object[]>

const HOUR_MS = 3_600_000
const STEP_UP_MS = 5 * 60_000

export async function makeOperator(
  {
    query,
    enrol,
  }: { readonly query: Query; enrol(operator: number, role: OperatorRole): Promise<void> },
  wish: OperatorWish = {},
): Promise<TestOperator> {
  const { role = 'admin', name = `op.${randomBytes(5).toString('hex')}`, steppedUpAgoMs = 0 } = wish
  const token = `op_${randomBytes(32).toString('base64url')}`
  const [row] = await query(
    `with named as (insert into operator (name) values ($1) returning id),
     made as (
       insert into operator_access (operator, role, made_at, enrolled_at, password)
       select id, $2, $3, $3, 'none' from named returning operator),
     opened as (
       insert into operator_session (token_hash, operator, began_at, seen_at, expires_at,
         stepped_up_until, address, device)
       select $4, operator, $3, $3, $5, $6, '127.0.0.1', '' from made)
     select id::float8 as id from named`,
    [
      name,
      role,
      Date.now(),
      hash('sha256', token, 'buffer'),
      Date.now() + 12 * HOUR_MS,
      Date.now() + STEP_UP_MS - steppedUpAgoMs,
    ],
  )
  const { id } = row as { id: number }
  await enrol(id, role)
  return { id, name, role, token }
}
