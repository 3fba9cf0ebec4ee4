/** The sandbox's members: made without registration, with funds from nowhere. Never in production. */
import { type Exchange, parseAmount, type Realm } from '@evenkeel/kernel'
import { wallet } from '@evenkeel/verticals/wallet/core.ts'
import type pg from 'pg'
import type { Sessions } from './sessions.ts'

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

const FUNDS = { USDT: '100000', BTC: '1', ETH: '10' }

export async function makeSandboxMember(
  { pool, exchange, sessions }: { pool: pg.Pool; exchange: Exchange; sessions: Sessions },
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
    const decision = await exchange.submit(wallet, command, { realm })
    if (!decision.ok) throw new TypeError(`${asset} was refused: ${decision.refusal}`)
  }
  const { token } = await sessions.open(member, realm)
  return { member, realm, token }
}
