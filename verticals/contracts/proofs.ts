/** Keeps what proves the prices that positions were closed by. */
import { KeptProofs, type Platform, type TickName } from '@evenkeel/wire/server'

type Row = { readonly seq: string; readonly symbol: string; readonly moment: string }
type Needs = ConstructorParameters<typeof KeptProofs>[0]

export function keepProofs(platform: Needs): KeptProofs {
  return new KeptProofs(platform, { prefix: 'contract', decided })
}

/** The mark at a moment. */
export const markAt = (symbol: string, moment: number): TickName => ({
  symbol,
  moment,
  kind: 'lastAt',
})

/** What a price closed, and the mark of the moment at which a member closed the last of a position. */
async function decided(
  history: Platform['history'],
  afterSeq: string,
  before: number,
  most: number,
) {
  const rows = await history.rows<Row>(
    `(select seq, symbol, reference_at as moment from contract_fill
        where reference_at is not null and effect = 'close' and seq > $1 and at < $2
        order by seq limit $3)
     union all
     (select seq, symbol, changed_at as moment from contract_position
        where opened = closed and why = 'order' and seq > $1 and changed_at < $2
        order by seq limit $3)
     order by seq limit $3`,
    [afterSeq, before, most],
  )
  return rows.map(({ seq, symbol, moment }) => ({ seq, ticks: [markAt(symbol, Number(moment))] }))
}
