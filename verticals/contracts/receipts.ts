/** The receipt of a closed position: every step of it, the prices that decided them with their proofs, and the arithmetic. */
import { type Amount, assert, type Id, type Machine, parseFigure } from '@evenkeel/kernel'
import { tickProofOf } from '@evenkeel/wire'
import { checkTickProof } from '@evenkeel/wire/proof'
import {
  type Context,
  type KeptProofs,
  type PublicIds,
  type ReferenceRow,
  referenceOf,
} from '@evenkeel/wire/server'
import type { Market, PositionSide } from './core/index.ts'
import { directionOf, priceAt } from './core/symbol.ts'
import { ASSET } from './core/working.ts'
import { averageOf, POSITION, type PositionRow } from './past.ts'
import { markAt } from './proofs.ts'
import { stateOf } from './view.ts'

const VERSION = 1
/** More steps than these are told as what they left. */
const STEPS_MAX = 100

type Needs = {
  readonly history: Context<unknown>['history']
  readonly ids: PublicIds
  readonly proofs: KeptProofs
  readonly machine: Machine
}
type Row = PositionRow & { readonly realm: 'real' | 'demo' }
type StepRow = ReferenceRow & {
  readonly what: 'open' | 'close' | 'settled' | 'funding'
  readonly role: string | null
  readonly at: string
  readonly tick: string
  readonly lots: string
  readonly value: string
  readonly cost: string
  readonly profit: string
  readonly fee: string
  readonly funding: string
  readonly kind: string | null
  readonly stop: string
  readonly is_rising: boolean
  readonly equity: string | null
  readonly maintenance: string | null
  readonly insured: string
  readonly uncovered: string
  readonly gave: string
}

/** The last steps of a position, from the newest on, and one more where there are more. */
const STEPS = `select * from (
    (select effect as what, role, seq, nth, at, tick, lots, value, cost, profit, fee, funding,
       kind, stop, is_rising, equity, maintenance, insured, uncovered, gave, reference, source,
       reference_at from contract_fill where position_id = $1
       order by seq desc, nth desc limit $2)
    union all
    (select case when profit = 0 then 'funding' else 'settled' end, null, seq, nth, at, 0, 0, 0, 0,
       profit, 0, funding, null, 0, false, null, null, 0, 0, 0, null, null, null
     from contract_settlement where position_id = $1 order by seq desc, nth desc limit $2)
  ) as steps order by seq desc, nth desc limit $2`

export async function receiptOf(id: Id, needs: Needs, most = STEPS_MAX) {
  const { history, ids, machine } = needs
  const [row] = await history.rows<Row>(
    `select realm, ${POSITION} from contract_position where id = $1 and opened = closed`,
    [id],
  )
  const market = row && stateOf(machine, row.realm).markets.get(row.symbol)
  if (row === undefined || market === undefined || row.why === null) return undefined
  const found = await history.rows<StepRow>(STEPS, [id, most + 1])
  const told = found.slice(0, most).reverse()
  const earlier = found.length > most ? await earlierThan(id, row, told, history) : undefined
  const steps = told.map((step) => stepOf(step, market))
  const [profit, fee, funding] = [row.profit, row.fee, row.funding].map(parseFigure)
  assert(profit !== undefined && fee !== undefined && funding !== undefined, 'figures are read')
  return {
    version: VERSION,
    receipt: ids.of('contractReceipt', id),
    realm: row.realm,
    symbol: row.symbol,
    side: row.side,
    asset: ASSET,
    priceStep: market.terms.tickSize,
    lotSize: market.terms.lotSize,
    lots: Number(row.opened),
    averageOpen: averageOf(row.opened_value, row.opened, market),
    averageClose: averageOf(row.closed_value, row.closed, market),
    why: row.why,
    openedAt: Number(row.opened_at),
    closedAt: Number(row.changed_at),
    earlier,
    steps: await withProofs(row.symbol, steps, needs.proofs),
    profit,
    fee,
    funding,
    net: profit + funding - fee,
  }
}

type Step = ReturnType<typeof stepOf>

function stepOf(row: StepRow, market: Market) {
  const isForced = row.role === 'liquidation' || row.role === 'deleveraging'
  const hasLots = row.what === 'open' || row.what === 'close'
  const isClosing = row.what === 'close'
  const forced = isForced ? parseFigure(row.insured) + parseFigure(row.uncovered) : 0n
  const gave = parseFigure(row.gave)
  return {
    what: (isForced ? row.role : row.what) as StepRow['what'] | 'liquidation' | 'deleveraging',
    at: Number(row.at),
    lots: Number(row.lots),
    price: hasLots ? priceAt(market, Number(row.tick)) : undefined,
    value: hasLots ? parseFigure(row.value) : undefined,
    cost: hasLots ? parseFigure(row.cost) : undefined,
    // The tables tell what it came to; here is the profit by its price alone.
    profit: parseFigure(row.profit) - forced + gave,
    fee: parseFigure(row.fee),
    funding: parseFigure(row.funding),
    kind: row.kind ?? undefined,
    trigger:
      isClosing && row.stop !== '0'
        ? { price: priceAt(market, Number(row.stop)), isRising: row.is_rising }
        : undefined,
    decidedBy: isClosing ? referenceOf(row) : undefined,
    equity: row.equity === null ? undefined : parseFigure(row.equity),
    maintenance: row.maintenance === null ? undefined : parseFigure(row.maintenance),
    insured: row.role === 'liquidation' ? parseFigure(row.insured) : undefined,
    uncovered: row.role === 'liquidation' ? parseFigure(row.uncovered) : undefined,
    gave: row.role === 'deleveraging' ? gave : undefined,
  }
}

/** Each with the proof of the price that decided it; the last one, which a member made, with the mark of its moment. */
async function withProofs(symbol: string, steps: readonly Step[], proofs: KeptProofs) {
  const proven = []
  const last = steps.findLastIndex(({ lots }) => lots > 0)
  for (const [nth, step] of steps.entries()) {
    const isLast = nth === last
    if (step.decidedBy === undefined && !isLast) {
      proven.push(step)
      continue
    }
    const found = await proofs.find(markAt(symbol, step.decidedBy?.at ?? step.at))
    const proof = found && tickProofOf(found)
    const tick = found && checkTickProof(found).tick
    const mark = step.decidedBy === undefined && tick ? markOf(tick) : undefined
    proven.push({ ...step, mark, proof: (step.decidedBy ?? mark) ? proof : undefined })
  }
  return proven
}

const markOf = ({ price, source, at }: { price: string; source: string; at: number }) => ({
  price: parseFigure(price),
  source,
  at,
})

/** What all steps before these have left: what they came to, and the lots and their cost. */
async function earlierThan(id: Id, row: Row, told: readonly StepRow[], history: Needs['history']) {
  const [counted] = await history.rows<{ count: string }>(
    `select (select count(*) from contract_fill where position_id = $1)
       + (select count(*) from contract_settlement where position_id = $1) as count`,
    [id],
  )
  const sum = (name: 'profit' | 'fee' | 'funding') =>
    told.reduce((left, step) => left - parseFigure(step[name]), parseFigure(row[name]))
  let lots = 0
  let cost = 0n
  // From the end, where nothing is left, back to the first step that is told.
  for (const step of [...told].reverse()) {
    const isOpening = step.what === 'open'
    lots += isOpening ? -Number(step.lots) : Number(step.lots)
    cost += costTaken(step, row.side)
  }
  return {
    steps: Number(counted?.count ?? 0) - told.length,
    lots,
    cost,
    profit: sum('profit'),
    fee: sum('fee'),
    funding: sum('funding'),
  }
}

/** What a step took from the cost; below zero of what it added. */
function costTaken({ what, cost, profit }: StepRow, side: PositionSide): Amount {
  if (what === 'close') return parseFigure(cost)
  return what === 'open' ? -parseFigure(cost) : -directionOf(side) * parseFigure(profit)
}
