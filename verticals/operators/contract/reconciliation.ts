/** The calls about the invariants of the ledger. */
import { millis, operatorCall, z } from '@evenkeel/wire'

export const invariants = [
  'sumsToZero',
  'noneNegative',
  'frozenExplained',
  'booksUncrossed',
  'positionsNet',
  'clearingExplained',
  'receivablesExplained',
  'promisesCovered',
  'makerCovered',
  'replayAgrees',
] as const
export type Invariant = (typeof invariants)[number]

export const getReconciliation = operatorCall({
  method: 'GET',
  path: 'get_reconciliation',
  summary: 'Each invariant of the ledger, when it was last checked, and what was found.',
  operators: ['finance'],
  output: z.object({
    is_checking: z.boolean(),
    /** When the last check could not be finished; absent if it was. */
    failed_at: z.optional(millis),
    every_minutes: z.number(),
    checks: z.array(
      z.object({
        invariant: z.enum(invariants),
        /** Absent, as all below, as long as it was never checked. */
        last: z.optional(
          z.object({
            at: millis,
            /** The journal's last batch that it was true of. */
            batch: z.number(),
            /** How many balances, claims, order books or positions were looked at. */
            looked_at: z.number(),
            /** How many there are, counted another way; fewer looked at than this breaks it. */
            expected: z.number(),
            took_ms: z.number(),
            /** What broke it, the first few; none where it holds. */
            faults: z.array(z.string()),
          }),
        ),
      }),
    ),
  }),
})

export const checkInvariants = operatorCall({
  method: 'POST',
  path: 'check_invariants',
  summary: 'Checks every invariant now, in the background; the page is told when it is done.',
  operators: ['finance'],
  whileNew: true,
  output: z.object({}),
})
