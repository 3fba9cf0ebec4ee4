/** The call about the server itself. */
import { handleOperator, type OperatorRoute } from '@evenkeel/wire/server'
import { getSystem } from '../contract/index.ts'
import type { OpenOperators } from '../open.ts'

export function systemRoutes(parts: OpenOperators): readonly OperatorRoute[] {
  return [
    handleOperator(getSystem, async ({ tables }) => {
      const { facts, rates } = parts.readings
      const now = facts()
      const sql = "select current_setting('server_version') as version"
      const [database] = await tables.rows<{ version: string }>(sql, [])
      return {
        troubles: [...now.troubles],
        started_at: now.startedAt,
        now: parts.now(),
        batches: now.batches,
        entries: now.entries,
        projection_lag: Math.max(0, now.batches - now.projected),
        waiting: now.waiting,
        sockets: now.sockets,
        consoles: now.consoles,
        memory_bytes: now.memoryBytes,
        rates: rates(),
        versions: {
          evenkeel: now.version,
          node: now.node,
          database: database?.version.split(' ')[0] ?? '',
        },
        is_embedded: now.isEmbedded,
        is_sandbox: parts.isSandbox,
        metrics_url: now.metricsUrl,
      }
    }),
  ]
}
