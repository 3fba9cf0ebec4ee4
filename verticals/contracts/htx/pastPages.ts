/** What everybody may read of the past of linear swaps, in HTX's dialect: fixed funding rates, open interest, liquidations. Rule LC47. */
import { formatAmount, type Millis, notionalDown } from '@evenkeel/kernel'
import { HistoryBehind, type PlainPage, type Platform, type Query } from '@evenkeel/wire/server'
import {
  BUSY,
  type Fault,
  faultText,
  isFault,
  type Json,
  json,
  momentIn,
  wholeIn,
} from '@evenkeel/wire/server/htx'
import type { Market, PositionSide } from '../core/index.ts'
import { priceAt, valueAt } from '../core/symbol.ts'
import { stateOf } from '../view.ts'
import { numbered, UNKNOWN_CONTRACT } from './faults.ts'
import { type Codes, success, tradeSideOf } from './words.ts'

type Parts = Pick<Platform, 'machine' | 'history' | 'ids' | 'now' | 'offered'>

const MOST = 100
const POINTS_MOST = 200
const POINTS_USUAL = 48
/** A question for the tables counts as much. */
const COST = 3
/** A millionth, in units of 10^-8. */
const PPM = 100n
const HOUR_MS: Millis = 3_600_000
const PERIODS: ReadonlyMap<unknown, Millis> = new Map([
  ['60min', HOUR_MS],
  ['4hour', 4 * HOUR_MS],
  ['12hour', 12 * HOUR_MS],
  ['1day', 24 * HOUR_MS],
])
const [IN_LOTS, IN_COINS] = [1, 2]

type Listed = { readonly code: string; readonly symbol: string; readonly market: Market }

export function pastPages(parts: Parts, codes: Codes): readonly PlainPage[] {
  const page = (
    path: string,
    answer: (query: Query, listed: Listed) => Promise<Json | Fault>,
  ): PlainPage => ({
    path,
    policy: 'public',
    cost: () => COST,
    async answer(query) {
      const listed = listedIn(parts, codes, query)
      const told = isFault(listed) ? listed : await unlessBehind(() => answer(query, listed))
      return isFault(told) ? faultText(path, told, parts.now()) : json(told)
    },
  })
  return [
    page('/v5/market/funding_rate_history', (query, listed) => rates(parts, query, listed)),
    page('/v5/market/liquidation_orders', (query, listed) => liquidations(parts, query, listed)),
    page('/linear-swap-api/v1/swap_his_open_interest', (query, listed) =>
      interest(parts, query, listed),
    ),
  ]
}

async function unlessBehind(answer: () => Promise<Json | Fault>): Promise<Json | Fault> {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof HistoryBehind) return BUSY
    throw error
  }
}

function listedIn({ machine }: Parts, codes: Codes, { contract_code: code }: Query) {
  const symbol = typeof code === 'string' ? codes.symbolOf(code) : undefined
  if (symbol === undefined) return UNKNOWN_CONTRACT
  const market = stateOf(machine, 'real').markets.get(symbol)
  return market === undefined
    ? UNKNOWN_CONTRACT
    : { code: codes.codeOf(symbol) ?? '', symbol, market }
}

type Span = { readonly from: Millis; readonly to: Millis; readonly size: number }

function spanIn(query: Query): Span | Fault {
  const from = momentIn(query, 'start_time')
  const to = momentIn(query, 'end_time')
  const size = wholeIn(query, 'limit', { least: 1, most: MOST, usual: MOST })
  for (const one of [from, to, size]) if (isFault(one)) return one
  return { from: from ?? 0, to: to ?? Number.MAX_SAFE_INTEGER, size } as Span
}

type RateRow = { readonly at: string; readonly ppm: number }

async function rates(
  { history, now }: Parts,
  query: Query,
  { code, symbol }: Listed,
): Promise<Json | Fault> {
  const span = spanIn(query)
  if (isFault(span)) return span
  const rows = await history.rows<RateRow>(
    `select at, ppm from contract_funding_rate where symbol = $1 and at >= $2 and at <= $3
     order by at desc limit $4`,
    [symbol, span.from, span.to, span.size],
  )
  const data = rows.map(({ at, ppm }) => ({
    id: at,
    contract_code: code,
    funding_rate: formatAmount(BigInt(ppm) * PPM),
    funding_time: at,
  }))
  return success(data, now())
}

type LiquidationRow = Readonly<Record<'id' | 'at' | 'tick' | 'lots', string>> & {
  readonly side: PositionSide
}

async function liquidations(
  { history, ids, now }: Parts,
  query: Query,
  { code, symbol, market }: Listed,
): Promise<Json | Fault> {
  const span = spanIn(query)
  if (isFault(span)) return span
  const rows = await history.rows<LiquidationRow>(
    `select id, at, side, tick, lots from contract_liquidation
     where symbol = $1 and at >= $2 and at <= $3 order by id desc limit $4`,
    [symbol, span.from, span.to, span.size],
  )
  const data = rows.map(({ id, at, side, ...row }) => {
    const [tick, lots] = [Number(row.tick), Number(row.lots)]
    return {
      id: ids.of('contractFill', Number(id)),
      contract_code: code,
      liquidation_time: at,
      side: tradeSideOf({ side, effect: 'close' }),
      position_side: side,
      volume: row.lots,
      amount: formatAmount(BigInt(lots) * market.terms.lotSize),
      bankrupt_price: formatAmount(priceAt(market, tick)),
      trade_turnover: formatAmount(valueAt(market, tick, lots)),
    }
  })
  return success(data, now())
}

type InterestRow = Readonly<Record<'hour' | 'long_lots' | 'short_lots', string>>
type Point = { readonly at: Millis; readonly lots: number }

/** Open interest at whole periods, newest first; values are at the closing price of the coin. */
async function interest(
  { history, now, offered }: Parts,
  query: Query,
  { code, symbol, market }: Listed,
): Promise<Json | Fault> {
  const period = PERIODS.get(query.period)
  const size = wholeIn(query, 'size', { least: 1, most: POINTS_MOST, usual: POINTS_USUAL })
  const kind = wholeIn(query, 'amount_type', { least: IN_LOTS, most: IN_COINS, usual: IN_LOTS })
  if (period === undefined) return numbered(1030, `\`period\` is ${[...PERIODS.keys()].join()}`)
  if (isFault(size)) return size
  if (isFault(kind)) return kind
  const last = now() - (now() % period)
  const first = last - (size - 1) * period
  const rows = await history.rows<InterestRow>(
    `select greatest(hour, $2) as hour, sum(long_lots) as long_lots, sum(short_lots) as short_lots
     from contract_interest where symbol = $1 and hour < $3 group by 1 order by 1`,
    [symbol, first - HOUR_MS, last],
  )
  const points = pointsOf(rows, { first, last, period })
  const prices = await offered.closesAt?.(
    symbol,
    points.map(({ at }) => at),
    'open interest',
  )
  if (prices === 'busy') return BUSY
  const tick = points.map(({ at, lots }, nth) => {
    const amount = BigInt(lots) * market.terms.lotSize
    return {
      volume: kind === IN_COINS ? formatAmount(amount) : `${lots}`,
      amount_type: `${kind}`,
      ts: `${at}`,
      value: formatAmount(notionalDown(prices?.[nth] ?? 0n, amount)),
    }
  })
  const [base = ''] = code.split('-')
  const told = { symbol: base, contract_code: code, business_type: 'swap', pair: code }
  const data = { ...told, contract_type: 'swap', trade_partition: 'USDT', tick }
  return { status: 'ok', data, ts: now() }
}

/** What rows of hours come to at each moment: the larger side, as open interest is counted now. */
function pointsOf(
  rows: readonly InterestRow[],
  { first, last, period }: Readonly<Record<'first' | 'last' | 'period', Millis>>,
): readonly Point[] {
  const points: Point[] = []
  let [long, short, nth] = [0, 0, 0]
  for (let at = first; at <= last; at += period) {
    for (let row = rows[nth]; row !== undefined && Number(row.hour) < at; row = rows[++nth]) {
      long += Number(row.long_lots)
      short += Number(row.short_lots)
    }
    points.push({ at, lots: Math.max(long, short) })
  }
  return points.reverse()
}
