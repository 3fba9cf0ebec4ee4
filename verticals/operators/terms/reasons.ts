/** Why proposals were made, in the words of who made them: kept beside the journal for as long as one can be open. */
import type { Id, Millis } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'
import { PROPOSAL_MS } from '../core.ts'

export type ProposalReasons = {
  /** Kept once: a request that is repeated changes nothing. */
  keep(proposal: Id, reason: string): Promise<void>
  /** By the numbers of the proposals. */
  all(): Promise<ReadonlyMap<Id, string>>
}

export function createProposalReasons(tables: Tables, now: () => Millis): ProposalReasons {
  return {
    async keep(proposal, reason) {
      await tables.rows('delete from operator_proposal where at < $1', [now() - 2 * PROPOSAL_MS])
      await tables.rows(
        `insert into operator_proposal (proposal, reason, at) values ($1, $2, $3)
         on conflict (proposal) do nothing`,
        [proposal, reason, now()],
      )
    },
    async all() {
      const rows = await tables.rows<{ proposal: Id; reason: string }>(
        'select proposal::float8 as proposal, reason from operator_proposal',
        [],
      )
      return new Map(rows.map(({ proposal, reason }) => [proposal, reason]))
    },
  }
}
