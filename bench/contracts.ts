/** Leveraged contracts: a crash made durable, a tick over many positions, and what an order costs beside spot and beside many others. */

import { benchCrash } from './contractsCrash.ts'
import { benchContractOrders } from './contractsOrders.ts'
import { benchManyAccounts, benchTick } from './contractsTicks.ts'
import type { Figure } from './figures.ts'

export async function benchContracts(): Promise<Figure[]> {
  return [...(await benchCrash()), ...benchTick(), ...benchContractOrders(), ...benchManyAccounts()]
}
