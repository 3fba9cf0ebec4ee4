/** Pays inviters their share of fees, every hour: what the journal says was paid in fees, less what they have. Rules E33, E34, E39: README.md. */
import { type Amount, type Exchange, type MemberId, parseFigure } from '@evenkeel/kernel'
import type { History } from '@evenkeel/wire/server'
import { members, SHARE_BPS } from './core.ts'
import { isVerified } from './verified.ts'

export type Commissions = {
  /** Pays all that is owed; answers with how many payments that took. Any number may run at once. */
  pay(): Promise<number>
  /** Pays now, and every hour from now on. */
  start(): void
  /** Waits for nothing: what is decided by then is paid, and the rest is owed still. */
  stop(): void
}

type Options = {
  readonly exchange: Exchange
  /** With the plain tables beside it: who was invited and who is verified is read there. */
  readonly history: History
  onFailure(error: unknown): void
}
type Owed = { readonly member: MemberId; readonly asset: string; readonly fees: Amount }

const EVERY_MS = 3_600_000
const AT_ONCE = 500
const house = { realm: 'real' } as const

export function createCommissions({ exchange, history, onFailure }: Options): Commissions {
  let ticking: NodeJS.Timeout | undefined
  let isOver = false

  /** Whoever registered while the exchange could not be told of the invitation: rule E32. */
  async function tellInvitations(): Promise<void> {
    const untold = await history.rows<{ member: string; inviter: string }>(
      `select m.id as member, m.invited_by as inviter from member m
         left join invitation i on i.member = m.id
       where m.invited_by is not null and i.member is null limit ${AT_ONCE}`,
      [],
    )
    await Promise.all(
      untold.map(({ member, inviter }) => {
        const told = { type: 'invite', member: Number(member), inviter: Number(inviter) } as const
        return exchange.submit(members, told, house)
      }),
    )
  }

  async function payOne({ member, asset, fees }: Owed): Promise<number> {
    const command = { type: 'payCommission', member, asset, fees } as const
    const decision = await exchange.submit(members, command, house)
    return decision.ok ? decision.events.length : 0
  }

  async function pay(): Promise<number> {
    await tellInvitations()
    let payments = 0
    let after: Pick<Owed, 'member' | 'asset'> | undefined = { member: 0, asset: '' }
    while (after !== undefined) {
      const owed: readonly Owed[] = await owedAfter(history, after)
      const paid = await Promise.all(owed.map(payOne))
      payments += paid.reduce((sum, count) => sum + count, 0)
      after = owed.length < AT_ONCE ? undefined : owed[owed.length - 1]
    }
    return payments
  }

  function payInTime(): void {
    pay().catch((error) => {
      if (!isOver) onFailure(error)
    })
  }

  return {
    pay,
    start() {
      payInTime()
      ticking = setInterval(payInTime, EVERY_MS)
    },
    stop() {
      isOver = true
      clearInterval(ticking)
    },
  }
}

/**
 * Page by page, by member and coin: what the house cannot pay now is asked for once a round. Only
 * between two who are verified: the core knows no persons, and pays whatever it is asked for from here.
 */
async function owedAfter(
  history: History,
  { member, asset }: Pick<Owed, 'member' | 'asset'>,
): Promise<readonly Owed[]> {
  // By a factor, not a quotient: a product of numerics is exact.
  const rows = await history.rows<{ member: string; asset: string; fees: string }>(
    `select member, asset, fees from commission join invitation using (member)
     where trunc(fees * $1::numeric * 0.0001, 8) > paid and (member, asset) > ($2, $3)
       and ${isVerified('invitation.member')} and ${isVerified('invitation.inviter')}
     order by member, asset limit ${AT_ONCE}`,
    [SHARE_BPS, member, asset],
  )
  return rows.map((row) => ({
    member: Number(row.member),
    asset: row.asset,
    fees: parseFigure(row.fees),
  }))
}
