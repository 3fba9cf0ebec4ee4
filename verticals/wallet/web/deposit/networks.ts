/** A network, as the screens of deposits know it. */
import type { Answer } from '@evenkeel/wire'
import type { getNetworks } from '../../contract/deposits.ts'

export type Network = Answer<typeof getNetworks>['networks'][number]
