/** Has inviters paid their share of fees, every hour: what the core owes them, while both are verified. Rules E33, E34, E39: README.md. */

import type { Exchange, Machine, MemberId } from '@evenkeel/kernel'
import { EXCHANGE } from '@evenkeel/kernel'
import type { History } from '@evenkeel/wire/server'
import { members, owedFor, type State } from './core.ts'
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
type Pair = { readonly member: MemberId; readonly inviter: MemberId }

const EVERY_MS = 3_600_000
const AT_ONCE = 500
const house = { realm: 'real', actor: EXCHANGE } as const

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

  async function payOne(member: MemberId): Promise<number> {
    const decision = await exchange.submit(members, { type: 'payCommission', member }, house)
    return decision.ok ? decision.events.length : 0
  }

  async function pay(): Promise<number> {
    await tellInvitations()
    let payments = 0
    // Slice by slice, so that nobody's order waits for a look at all of them.
    const counted = await exchange.read((machine) => [...stateOf(machine).counted.keys()])
    for (let from = 0; from < counted.length; from += AT_ONCE) {
      const slice = counted.slice(from, from + AT_ONCE)
      const owed = await exchange.read((machine) => owedAmong(slice, stateOf(machine)))
      const paid = await Promise.all((await verifiedAmong(owed, history)).map(payOne))
      payments += paid.reduce((sum, count) => sum + count, 0)
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

function stateOf(machine: Machine): State {
  return machine.state('real', members) as State
}

/** For whose fees something is owed, and to whom. How much, the core works out when it pays. */
function owedAmong(invited: readonly MemberId[], state: State): readonly Pair[] {
  return invited.flatMap((member) => {
    const inviter = state.invitations.get(member)?.inviter
    return inviter === undefined || owedFor(member, state).length === 0 ? [] : [{ member, inviter }]
  })
}

/** Those who are verified, as their inviters are: the core knows no persons, and pays for whom it is asked to. */
async function verifiedAmong(
  pairs: readonly Pair[],
  history: History,
): Promise<readonly MemberId[]> {
  if (pairs.length === 0) return []
  const rows = await history.rows<{ member: string }>(
    `select member from unnest($1::bigint[], $2::bigint[]) as pair (member, inviter)
     where ${isVerified('pair.member')} and ${isVerified('pair.inviter')}`,
    [pairs.map(({ member }) => member), pairs.map(({ inviter }) => inviter)],
  )
  return rows.map(({ member }) => Number(member))
}
