/** Every call that is answered and every channel that is told, one line a vertical. */
import type { Route, Teller } from '@evenkeel/wire/server'
import * as spot from './spot/routes.ts'
import * as wallet from './wallet/routes.ts'

export const routes: readonly Route[] = [...wallet.routes, ...spot.routes]
export const tellers: readonly Teller[] = [...wallet.tellers, ...spot.tellers]
