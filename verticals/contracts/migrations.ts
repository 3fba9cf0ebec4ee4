/** The plain tables of contracts: the proofs of ticks that receipts need, kept after the ticks themselves are gone, and what programs have set. */

import { type Migration, proofTables } from '@evenkeel/wire/server'
import { leverages } from './htx/leverages.ts'

export const migrations: readonly Migration[] = [
  { id: 'contracts-0001-proofs', sql: proofTables('contract') },
  leverages,
]
