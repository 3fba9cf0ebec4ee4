/** The call about the server itself. */
import { millis, operatorCall, z } from '@evenkeel/wire'

export const getSystem = operatorCall({
  method: 'GET',
  path: 'get_system',
  summary: 'How the server is: health, journal, history, sockets, versions.',
  operators: [],
  output: z.object({
    /** What needs an operator though it serves; none when all is well. */
    troubles: z.array(
      z.enum([
        'diskNearlyFull',
        'databaseDamaged',
        'journalBroken',
        'snapshotDamaged',
        'clockWrong',
        'auditBroken',
        'payoutStuck',
      ]),
    ),
    started_at: millis,
    now: millis,
    batches: z.number(),
    entries: z.number(),
    /** Batches that the tables of history do not hold yet. */
    projection_lag: z.number(),
    /** Commands that wait to be decided. */
    waiting: z.number(),
    sockets: z.number(),
    consoles: z.number(),
    memory_bytes: z.number(),
    /** Entries a second between two readings, the oldest first. */
    rates: z.array(z.object({ at: millis, per_second: z.number() })),
    versions: z.object({ evenkeel: z.string(), node: z.string(), database: z.string() }),
    is_embedded: z.boolean(),
    is_sandbox: z.boolean(),
    /** Where Prometheus reads, on the machine itself. */
    metrics_url: z.optional(z.string()),
  }),
})
