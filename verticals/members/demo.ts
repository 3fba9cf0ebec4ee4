/** Filling the demo realm: once when it is opened for the first time, and when its owner asks for it. */
import type { Exchange, MemberId } from '@evenkeel/kernel'
import type { CallerExchange } from '@evenkeel/wire/server'
import { members } from './core.ts'

/** In the realm of the caller: the real one refuses. */
export async function fillDemo(exchange: CallerExchange, member: MemberId) {
  const decision = await exchange.submit(members, { type: 'topUpDemo', member })
  return decision.ok ? {} : decision
}

/** Before somebody goes over to the demo realm. Where that is not possible now they find it as it is. */
export async function beginDemo(exchange: Exchange, member: MemberId): Promise<void> {
  await exchange.submit(
    members,
    { type: 'beginDemo', member },
    { realm: 'demo', owner: member, actor: { kind: 'member', id: member } },
  )
}
