/** What a core's state and the ledger must agree on beyond what is frozen: checked from nothing but the state, `makerCovered` with prices. */

export const auditChecks = [
  'positionsNet',
  'clearingExplained',
  'receivablesExplained',
  'promisesCovered',
  'makerCovered',
] as const
export type AuditCheck = (typeof auditChecks)[number]

export type Audit = {
  /** How many things there are to look at, counted another way than they are walked. */
  expect(check: AuditCheck, count: number): void
  /** One thing that was looked at, and what is wrong with it, if so. */
  look(check: AuditCheck, fault?: string): void
}
