/** Every vertical that the server runs, one line each. */
import type { Vertical } from '@evenkeel/wire/server'
import { server as charity } from './charity/server.ts'
import { server as contracts } from './contracts/server.ts'
import { server as market } from './market/server.ts'
import { server as members } from './members/server.ts'
import { server as nft } from './nft/server.ts'
import { server as notifications } from './notifications/server.ts'
import { server as operators } from './operators/server.ts'
import { server as options } from './options/server.ts'
import { server as portfolio } from './portfolio/server.ts'
import { server as proof } from './proof/server.ts'
import { server as spot } from './spot/server.ts'
import { server as support } from './support/server.ts'
import { server as wallet } from './wallet/server.ts'

export const verticals: readonly Vertical[] = [
  wallet,
  spot,
  members,
  market,
  support,
  contracts,
  operators,
  proof,
  options,
  charity,
  portfolio,
  nft,
  notifications,
]

export const cores = verticals.flatMap(({ core }) => core ?? [])
const billReasons = Object.assign({}, ...verticals.map((one) => one.billReasons))
export const billSources = verticals.flatMap((one) => one.billSources ?? [])
const notified = verticals.flatMap((one) => one.notifications ?? [])
export const projections = verticals.flatMap(
  (one) => one.projections?.(billReasons, billSources, notified) ?? [],
)
