/** Broken exchanges of contracts, each of which the simulation must catch. */
import type { AnyCore } from '@evenkeel/kernel'
import { contracts } from '../core/index.ts'

export const plants: Readonly<Record<string, AnyCore>> = {
  contractsWithoutEncumbrance: { ...contracts, encumbered: () => 0n },
}
