/** Every call that is answered and every channel that is told, one line a vertical. */
import type { AnyChannel } from '@evenkeel/wire'
import type { Route, Teller } from '@evenkeel/wire/server'
import { alertsChannel } from './market/contract/index.ts'
import * as market from './market/routes.ts'
import { eventsChannel } from './members/contract/index.ts'
import * as members from './members/routes/index.ts'
import * as spot from './spot/routes.ts'
import * as support from './support/routes.ts'
import * as wallet from './wallet/routes.ts'

/** What the answers need that lives beside the exchange. */
export type Parts = market.Parts & members.Parts & support.Parts

export function routesOf(parts: Parts): readonly Route[] {
  return [
    ...wallet.routes,
    ...spot.routes,
    ...market.routesOf(parts),
    ...members.routesOf(parts),
    ...support.routesOf(parts),
  ]
}

export const tellers: readonly Teller[] = [...wallet.tellers, ...spot.tellers]
/** Every channel: of what is in the journal, and of what is not. */
export const channels: readonly AnyChannel[] = [
  ...tellers.map(({ channel }) => channel),
  alertsChannel,
  eventsChannel,
]
