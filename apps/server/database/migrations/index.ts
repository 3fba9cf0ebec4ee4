/** All migrations, in the order in which they run; a published one never changes. */
import { verticals } from '@evenkeel/verticals/all.server.ts'
import type { Migration } from '@evenkeel/wire/server'
import { sql as journal } from './0001-journal.ts'
import { sql as members } from './0002-members.ts'
import { sql as candles } from './0003-candles.ts'
import { sql as watching } from './0004-watching.ts'
import { sql as settings } from './0005-settings.ts'
import { sql as accounts } from './0006-accounts.ts'
import { sql as recoveryCodes } from './0007-recovery-codes.ts'
import { sql as fingerprints } from './0008-fingerprints.ts'
import { sql as codeLanes } from './0009-code-lanes.ts'
import { sql as snapshotRows } from './0010-snapshot-rows.ts'

export const migrations: readonly Migration[] = [
  { id: '0001-journal', sql: journal },
  { id: '0002-members', sql: members },
  { id: '0003-candles', sql: candles },
  { id: '0004-watching', sql: watching },
  { id: '0005-settings', sql: settings },
  { id: '0006-accounts', sql: accounts },
  { id: '0007-recovery-codes', sql: recoveryCodes },
  { id: '0008-fingerprints', sql: fingerprints },
  { id: '0009-code-lanes', sql: codeLanes },
  { id: '0010-snapshot-rows', sql: snapshotRows },
  ...verticals.flatMap((one) => one.migrations ?? []),
]
