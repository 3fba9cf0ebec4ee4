/** All migrations, in the order in which they run; a published one never changes. */
import { sql as journal } from './0001-journal.ts'
import { sql as members } from './0002-members.ts'

export type Migration = { readonly id: string; readonly sql: string }

export const migrations: readonly Migration[] = [
  { id: '0001-journal', sql: journal },
  { id: '0002-members', sql: members },
]
