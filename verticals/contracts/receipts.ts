/** The receipt of a closed position: every step of it, the prices that decided them with their proofs, the arithmetic, its record and its signature. */
import { type Amount, assert, type Id, parseFigure } from '@evenkeel/kernel'
import { tickProofOf } from '@evenkeel/wire'
import { checkTickProof } from '@evenkeel/wire/proof'
import {
  encoderOf,
  factsIn,
  type KeptProofs,
  type Platform,
  type ReceiptChain,
  type ReceiptSource,
  type ReferenceRow,
  referenceOf,
  type SettledFacts,
  signReceipt,
} from '@evenkeel/wire/server'
import { signedReceipt } from './contract/receipt.ts'
import type { Market, PositionSide } from './core/index.ts'
import { netOf } from './core/risk.ts'
import { directionOf, priceAt } from './core/symbol.ts'
import { ASSET } from './core/working.ts'
import { averageOf, POSITION, type PositionRow, profitsOf } from './past.ts'
import { markAt } from './proofs.ts'
import { stateOf } from './view.ts'

const VERSION = 2
const PRODUCT = 'position'
/** More steps than these are told as what they left. */
const STEPS_MAX = 100
/** The steps of so many positions are read at once. */
const POSITIONS_AT_ONCE = 64
const write = encoderOf(signedReceipt)

type Reading = Pick<Platform, 'history' | 'ids' | 'machine'>
type Needs = Reading & { readonly proofs: KeptProofs; readonly chain: ReceiptChain }
type Row = PositionRow & { readonly realm: 'real' | 'demo'; readonly seq: string }
type StepRow = ReferenceRow & {
  readonly position_id: string
  readonly what: 'open' | 'close' | 'settled' | 'funding'
  readonly role: 'maker' | 'taker' | 'liquidation' | 'deleveraging' | 'none'
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

/** The last steps of positions, from the newest on, and one more of those that have more. */
const STEPS = `select position.id as position_id, steps.*
  from unnest($1::bigint[]) as position (id) cross join lateral (select * from (
    (select effect as what, role, seq, nth, at, tick, lots, value, cost, profit, fee, funding,
       kind, stop, is_rising, equity, maintenance, insured, uncovered, gave, reference, source,
       reference_at from contract_fill where position_id = position.id
       order by seq desc, nth desc limit $2)
    union all
    (select case when profit = 0 then 'funding' else 'settled' end, 'none', seq, nth, at, 0, 0, 0,
       0, profit, 0, funding, null, 0, false, null, null, 0, 0, 0, null, null, null
     from contract_settlement where position_id = position.id
       order by seq desc, nth desc limit $2)
  ) as all_steps order by seq desc, nth desc limit $2) as steps
  order by position.id, seq desc, nth desc`

export async function receiptOf(id: Id, needs: Needs, most = STEPS_MAX) {
  const rows = await needs.history.rows<Row>(
    `select realm, seq, ${POSITION} from contract_position where id = $1 and opened = closed`,
    [id],
  )
  const [stated] = await statedOf(rows, needs, most)
  if (stated === undefined) return undefined
  const steps = await withProofs(stated.symbol, stated.steps, needs.proofs)
  return signReceipt({ ...stated, steps }, write, needs.chain, { product: PRODUCT, id })
}

/** LC41: every closed position is recorded, in the order of the journal. */
export const settledAfter: ReceiptSource['after'] = async (platform, { seq, id }, before, most) => {
  const rows = await platform.history.rows<Row>(
    `select realm, seq, ${POSITION} from contract_position
     where opened = closed and (seq, id) > ($1, $2) and changed_at < $3
     order by seq, id limit $4`,
    [seq, id, before, most],
  )
  const settled: SettledFacts[] = []
  for (let from = 0; from < rows.length; from += POSITIONS_AT_ONCE) {
    const some = rows.slice(from, from + POSITIONS_AT_ONCE)
    for (const [nth, stated] of (await statedOf(some, platform, STEPS_MAX)).entries()) {
      const row = some[nth] as Row
      const facts = factsIn(write, stated)
      settled.push({ seq: Number(row.seq), id: Number(row.id), at: stated.closedAt, facts })
    }
  }
  return settled
}

/** All that the receipts of closed positions state, in the order of the rows. */
async function statedOf(rows: readonly Row[], reading: Reading, most: number) {
  const { history, ids, machine } = reading
  const found = await history.rows<StepRow>(STEPS, [rows.map(({ id }) => id), most + 1])
  const stepsOf = Map.groupBy(found, ({ position_id }) => position_id)
  const stated = []
  for (const row of rows) {
    const market = stateOf(machine, row.realm).markets.get(row.symbol)
    assert(market !== undefined && row.why !== null, 'what was closed was listed, and has a reason')
    const newest = stepsOf.get(row.id) ?? []
    const told = newest.slice(0, most).reverse()
    const earlier = newest.length > most ? await earlierThan(row, told, history) : undefined
    const [fee, funding] = [parseFigure(row.fee), parseFigure(row.funding)]
    const realised = parseFigure(row.realised)
    stated.push({
      version: VERSION,
      product: PRODUCT,
      receipt: ids.of('contractReceipt', Number(row.id)),
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
      steps: told.map((step) => stepOf(step, market)),
      profit: parseFigure(row.profit),
      realised,
      fee,
      funding,
      net: netOf({ realised, funding, fee }),
    } as const)
  }
  return stated
}

type Step = ReturnType<typeof stepOf>

function stepOf(row: StepRow, market: Market) {
  const isForced = row.role === 'liquidation' || row.role === 'deleveraging'
  const hasLots = row.what === 'open' || row.what === 'close'
  const isClosing = row.what === 'close'
  return {
    what: (isForced ? row.role : row.what) as StepRow['what'] | 'liquidation' | 'deleveraging',
    at: Number(row.at),
    lots: Number(row.lots),
    price: hasLots ? priceAt(market, Number(row.tick)) : undefined,
    value: hasLots ? parseFigure(row.value) : undefined,
    cost: hasLots ? parseFigure(row.cost) : undefined,
    ...profitsOf(row),
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
async function earlierThan(row: Row, told: readonly StepRow[], history: Needs['history']) {
  const [counted] = await history.rows<{ count: string }>(
    `select (select count(*) from contract_fill where position_id = $1)
       + (select count(*) from contract_settlement where position_id = $1) as count`,
    [row.id],
  )
  const sum = (name: 'profit' | 'fee' | 'funding') =>
    told.reduce((left, step) => left - parseFigure(step[name]), parseFigure(row[name]))
  let lots = 0
  let cost = 0n
  let realised = parseFigure(row.realised)
  // From the end, where nothing is left, back to the first step that is told.
  for (const step of [...told].reverse()) {
    const isOpening = step.what === 'open'
    lots += isOpening ? -Number(step.lots) : Number(step.lots)
    cost += costTaken(step, row.side)
    realised -= profitsOf(step).realised
  }
  return {
    steps: Number(counted?.count ?? 0) - told.length,
    lots,
    cost,
    profit: sum('profit'),
    realised,
    fee: sum('fee'),
    funding: sum('funding'),
  }
}

/** What a step took from the cost; below zero of what it added. */
function costTaken({ what, cost, profit }: StepRow, side: PositionSide): Amount {
  if (what === 'close') return parseFigure(cost)
  return what === 'open' ? -parseFigure(cost) : -directionOf(side) * parseFigure(profit)
}
