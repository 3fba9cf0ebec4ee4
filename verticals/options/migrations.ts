/** The plain tables of options: the proofs of ticks that receipts need, kept after the ticks themselves are gone. */
import { type Migration, proofTables } from '@evenkeel/wire/server'

export const migrations: readonly Migration[] = [
  { id: 'options-0001-proofs', sql: proofTables('option') },
]
