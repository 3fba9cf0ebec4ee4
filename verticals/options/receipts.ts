/** The receipt of a settled option: what it was, both ticks, the arithmetic, the proofs of both ticks, its record and its signature. */
import type { Id } from '@evenkeel/kernel'
import { tickProofOf } from '@evenkeel/wire'
import {
  encoderOf,
  factsIn,
  type KeptProofs,
  type Platform,
  type ReceiptChain,
  type ReceiptSource,
  type SettledFacts,
  signReceipt,
} from '@evenkeel/wire/server'
import { signedReceipt } from './contract/receipt.ts'
import { ASSET, gainOf, profitOf } from './core/rules.ts'
import { factsOfRow, OPTION, type OptionRow } from './past.ts'

const VERSION = 2
const PRODUCT = 'option'
const write = encoderOf(signedReceipt)

type Needs = Pick<Platform, 'history' | 'ids'> & {
  readonly proofs: KeptProofs
  readonly chain: ReceiptChain
}
type SettledRow = OptionRow & { readonly settled_seq: string }

export async function receiptOf(id: Id, { history, ids, proofs, chain }: Needs) {
  const [row] = await history.rows<OptionRow>(
    `select ${OPTION} from option_order where id = $1 and outcome is not null`,
    [id],
  )
  if (row === undefined) return undefined
  const stated = statedOf(row, ids)
  const { symbol, acceptedAt, expiresAt, outcome } = stated
  const opening = await proofs.find({ symbol, moment: acceptedAt, kind: 'firstAfter' })
  const isOver = outcome !== 'unopened'
  const closing = isOver
    ? await proofs.find({ symbol, moment: expiresAt, kind: 'lastAt' })
    : undefined
  const proven = {
    opened: opening && tickProofOf(opening),
    closed: closing && tickProofOf(closing),
  }
  return signReceipt({ ...stated, proofs: proven }, write, chain, { product: PRODUCT, id })
}

/** TO29: every settled option is recorded, in the order of the journal. */
export const settledAfter: ReceiptSource['after'] = async (
  { history, ids },
  { seq, id },
  before,
  most,
) => {
  const rows = await history.rows<SettledRow>(
    `select ${OPTION}, settled_seq from option_order
     where settled_seq is not null and (settled_seq, id) > ($1, $2) and settled_at < $3
     order by settled_seq, id limit $4`,
    [seq, id, before, most],
  )
  return rows.map((row): SettledFacts => {
    const stated = statedOf(row, ids)
    const facts = factsIn(write, { ...stated, proofs: {} })
    return { seq: Number(row.settled_seq), id: Number(row.id), at: stated.settledAt, facts }
  })
}

/** All that the receipt of a settled option states. */
function statedOf(row: OptionRow, ids: Needs['ids']) {
  const { ended, opened, ...facts } = factsOfRow(row)
  if (ended === undefined) throw new Error('an option that is settled has ended')
  const { symbol, direction, seconds, stake, fee, payoutBps, acceptedAt, expiresAt } = facts
  const { outcome } = ended
  const profit = profitOf(stake, facts)
  const gain = gainOf(outcome, { stake, fee, profit })
  return {
    version: VERSION,
    product: PRODUCT,
    receipt: ids.of('optionReceipt', facts.id),
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
    profit: outcome === 'won' ? profit : 0n,
    paid: stake + fee + gain,
    gain,
    settledAt: ended.at,
  } as const
}
