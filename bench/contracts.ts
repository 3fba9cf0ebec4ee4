/** Leveraged contracts: a crash made durable, a tick over many positions, all positions closed at once, and what an order costs beside spot and beside many others. */

import { benchClose } from './contractsClose.ts'
import { benchCrash } from './contractsCrash.ts'
import { benchContractOrders } from './contractsOrders.ts'
import { benchManyAccounts, benchTick } from './contractsTicks.ts'
import type { Figure } from './figures.ts'

export async function benchContracts(): Promise<Figure[]> {
  return [
    ...(await benchCrash()),
    ...benchTick(),
    ...benchClose(),
    ...benchContractOrders(),
    ...benchManyAccounts(),
  ]
}
