/** The receipt of a settled option: what it was, both ticks, the arithmetic, and the proofs of both ticks. */
import type { Id } from '@evenkeel/kernel'
import { tickProofOf } from '@evenkeel/wire'
import type { Context, KeptProofs, PublicIds } from '@evenkeel/wire/server'
import { ASSET, gainOf, profitOf } from './core/rules.ts'
import { factsOfRow, OPTION, type OptionRow } from './past.ts'

const VERSION = 1

type Needs = {
  readonly history: Context<unknown>['history']
  readonly ids: PublicIds
  readonly proofs: KeptProofs
}

export async function receiptOf(id: Id, { history, ids, proofs }: Needs) {
  const [row] = await history.rows<OptionRow>(
    `select ${OPTION} from option_order where id = $1 and outcome is not null`,
    [id],
  )
  if (row === undefined) return undefined
  const facts = factsOfRow(row)
  const { symbol, direction, seconds, stake, fee, payoutBps, acceptedAt, expiresAt } = facts
  const { ended, opened } = facts
  if (ended === undefined) return undefined
  const { outcome } = ended
  const opening = await proofs.find({ symbol, moment: acceptedAt, kind: 'firstAfter' })
  const isOver = outcome !== 'unopened'
  const closing = isOver
    ? await proofs.find({ symbol, moment: expiresAt, kind: 'lastAt' })
    : undefined
  const gain = gainOf(outcome, { stake, fee, profit: profitOf(stake, facts) })
  return {
    version: VERSION,
    receipt: ids.of('optionReceipt', id),
    realm: row.realm,
    symbol,
    direction,
    seconds,
    asset: ASSET,
    stake,
    fee,
    payoutBps,
    acceptedAt,
    expiresAt,
    outcome,
    opened,
    closed: ended.tick,
    profit: outcome === 'won' ? profitOf(stake, facts) : 0n,
    paid: stake + fee + gain,
    gain,
    settledAt: ended.at,
    proofs: {
      opened: opening && tickProofOf(opening),
      closed: closing && tickProofOf(closing),
    },
  }
}
