/** Every projection of the journal, one line a vertical. */
import type { Projection } from '@evenkeel/wire/server'
import * as members from './members/history.ts'
import * as spot from './spot/history.ts'
import * as wallet from './wallet/history.ts'

export const projections: readonly Projection[] = [
  wallet.bill({ ...wallet.reasons, ...spot.reasons, ...members.reasons }),
  spot.orders,
  members.commission,
]
