/** How the server gets a PostgreSQL: its own, embedded, or one outside named by DATABASE_URL. */

export type { DamageWatch } from './damage.ts'
export { watchDamage } from './damage.ts'
export { DatabaseInUse } from './in-use.ts'
export { inClient } from './inClient.ts'
export type { WriterLock } from './lock.ts'
export { takeLock } from './lock.ts'
export { migrate } from './migrate.ts'
export type { Database } from './open.ts'
export { openDatabase } from './open.ts'
