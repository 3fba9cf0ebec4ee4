/** A coin on a network, as one choice. */
import type { Answer } from '@evenkeel/wire'
import { chainTitles } from '../../contract/chainTitles.ts'
import type { getMoney } from '../../contract/console.ts'

export type Network = Answer<typeof getMoney>['networks'][number]

export const idOf = ({ asset, chain }: Network) => `${asset} ${chain}`

export const optionsOf = (networks: readonly Network[]) =>
  networks.map((one) => ({ id: idOf(one), label: `${one.asset} · ${chainTitles[one.chain]}` }))
