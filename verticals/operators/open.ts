/** Opens operators on the server: their tables, and what they are checked by, which is what members are. */
import type { Platform } from '@evenkeel/wire/server'
import { createOperators, type Operators } from './operators.ts'

/** Connections of their own: what an operator does waits for no member. */
const CONNECTIONS = 2

export async function open(platform: Platform): Promise<Operators> {
  const { config, ids, now, offered } = platform
  const { credentials } = offered
  if (credentials === undefined) throw new Error('no vertical checks passwords')
  return createOperators({
    tables: platform.openTables(CONNECTIONS),
    credentials,
    ids,
    site: config.consoleSite,
    isSandbox: !config.production,
    now,
    tellOperators: platform.tellOperators,
  })
}
