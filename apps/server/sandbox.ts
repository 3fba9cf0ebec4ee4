/** The sandbox's members: made without registration, with funds from nowhere. Never in production. */
import { EXCHANGE, type Exchange, type Millis, parseAmount, type Realm } from '@evenkeel/kernel'
import { wallet } from '@evenkeel/verticals/wallet/core.ts'
import type { OperatorRole } from '@evenkeel/wire'
import type { Sessions } from '@evenkeel/wire/server'
import type pg from 'pg'

export type SandboxMember = {
  readonly member: number
  readonly realm: Realm
  readonly token: string
}
export type SandboxWish = {
  readonly realm?: Realm
  /** Decimal strings by coin. */
  readonly funds?: Readonly<Record<string, string>>
}

/** `subject`: of a mail. */
export type OutboxMessage = {
  readonly at: Millis
  readonly to: string
  readonly subject?: string
  readonly text: string
}

const OUTBOX_SHOWN = 20
const FUNDS = { USDT: '100000', BTC: '1', ETH: '10' }

type Parts = {
  readonly pool: pg.Pool
  readonly exchange: Exchange
  readonly sessions: Sessions
  readonly enrolOperator: (operator: number, role: OperatorRole) => Promise<void>
  readonly messenger: { outbox(limit: number): Promise<readonly OutboxMessage[]> }
}

export type Sandbox = {
  makeMember(wish: SandboxWish): Promise<SandboxMember>
  /** Puts one who is in the tables on the roster. */
  enrolOperator(operator: number, role: OperatorRole): Promise<void>
  /** The last messages that could not be sent. */
  outbox(): Promise<readonly OutboxMessage[]>
}

export function sandboxOf(parts: Parts): Sandbox {
  return {
    makeMember: (wish) => makeMember(parts, wish),
    enrolOperator: parts.enrolOperator,
    outbox: () => parts.messenger.outbox(OUTBOX_SHOWN),
  }
}

async function makeMember(
  { pool, exchange, sessions }: Parts,
  { realm = 'real', funds = FUNDS }: SandboxWish,
): Promise<SandboxMember> {
  const made = await pool.query<{ id: string }>(
    'insert into member (sandbox) values (true) returning id',
  )
  const member = Number(made.rows[0]?.id)
  for (const [asset, text] of Object.entries(funds)) {
    const amount = parseAmount(text)
    if (amount === undefined) throw new TypeError(`${text} is not an amount`)
    const command = { type: 'grantSandboxFunds', member, asset, amount } as const
    const decision = await exchange.submit(wallet, command, { realm, actor: EXCHANGE })
    if (!decision.ok) throw new TypeError(`${asset} was refused: ${decision.refusal}`)
  }
  const from = { address: '127.0.0.1', agent: '', host: '' }
  const { token } = await sessions.open(member, realm, from)
  return { member, realm, token }
}
