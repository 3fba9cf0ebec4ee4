/** Keeps what proves the ticks that options were opened and settled by. */
import { KeptProofs, type Platform, type TickName } from '@evenkeel/wire/server'

type Settled = {
  readonly symbol: string
  readonly accepted_at: string
  readonly expires_at: string
  readonly outcome: string
  readonly settled_seq: string
}

type Needs = ConstructorParameters<typeof KeptProofs>[0]

export function keepProofs(platform: Needs): KeptProofs {
  return new KeptProofs(platform, { prefix: 'option', decided })
}

async function decided(
  history: Platform['history'],
  afterSeq: string,
  before: number,
  most: number,
) {
  const rows = await history.rows<Settled>(
    `select symbol, accepted_at, expires_at, outcome, settled_seq from option_order
     where settled_seq > $1 and settled_at < $2 order by settled_seq limit $3`,
    [afterSeq, before, most],
  )
  return rows.map((row) => ({ seq: row.settled_seq, ticks: ticksOf(row) }))
}

function ticksOf({ symbol, accepted_at, expires_at, outcome }: Settled): TickName[] {
  const opening = { symbol, moment: Number(accepted_at), kind: 'firstAfter' } as const
  const closing = { symbol, moment: Number(expires_at), kind: 'lastAt' } as const
  return outcome === 'unopened' ? [opening] : [opening, closing]
}
