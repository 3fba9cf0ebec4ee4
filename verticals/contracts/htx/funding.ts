/** Funding that a member's positions received and paid, for a program in HTX's dialect. Rule LC47. */
import { formatAmount, parseFigure } from '@evenkeel/kernel'
import type { SignedCall, SignedContext } from '@evenkeel/wire/server'
import {
  costBy,
  type Fault,
  isFault,
  type Json,
  momentIn,
  takes,
  textIn,
  wholeIn,
} from '@evenkeel/wire/server/htx'
import { MODE } from './asked.ts'
import { UNKNOWN_CONTRACT } from './faults.ts'
import { type Codes, success } from './words.ts'

const ROWS = { most: 100, usual: 100 }
/** HTX's numbers for funding that was received, and that was paid. */
const [RECEIVED, PAID] = ['30', '31']
const TYPES = [RECEIVED, PAID, `${RECEIVED},${PAID}`, `${PAID},${RECEIVED}`]

export function fundingCalls(codes: Codes): readonly SignedCall[] {
  return [
    {
      method: 'GET',
      path: '/v5/account/bills',
      scope: 'read',
      takes: takes(['contract_code', 'start_time', 'end_time', 'limit'], { ...MODE, type: TYPES }),
      summary: 'Funding received (`type` 30) and paid (31), newest first: up to 100.',
      cost: costBy('limit', ROWS),
      answer: (context) => bills(codes, context),
    },
  ]
}

type FundingRow = Readonly<Record<'symbol' | 'seq' | 'at' | 'amount', string>> & {
  readonly nth: number
}

async function bills(codes: Codes, context: SignedContext): Promise<Json | Fault> {
  const { input, member, history, ids, now } = context
  const { fields } = input
  const code = textIn(fields, 'contract_code')
  const symbol = code === undefined ? undefined : codes.symbolOf(code)
  const from = momentIn(fields, 'start_time')
  const to = momentIn(fields, 'end_time')
  const size = wholeIn(fields, 'limit', { least: 1, ...ROWS })
  if (code !== undefined && symbol === undefined) return UNKNOWN_CONTRACT
  for (const one of [from, to, size]) if (isFault(one)) return one
  const types = textIn(fields, 'type')?.split(',') ?? [RECEIVED, PAID]
  const rows = await history.rows<FundingRow>(
    `select symbol, seq, nth, at, amount from contract_funding
     where realm = $1 and member = $2 and symbol = any($3) and at >= $4 and at <= $5
       and ((amount > 0 and $6) or (amount < 0 and $7))
     order by seq desc, nth desc limit $8`,
    [
      member.realm,
      member.id,
      symbol === undefined ? codes.coins.map((coin) => coin.symbol) : [symbol],
      from ?? 0,
      to ?? Number.MAX_SAFE_INTEGER,
      types.includes(RECEIVED as string),
      types.includes(PAID as string),
      size,
    ],
  )
  const data = rows.map((row) => {
    const amount = parseFigure(row.amount)
    return {
      id: ids.of('contractFunding', Number(row.seq), row.nth),
      type: amount > 0n ? RECEIVED : PAID,
      currency: 'USDT',
      amount: formatAmount(amount),
      contract_code: codes.codeOf(row.symbol) ?? '',
      margin_mode: 'cross',
      created_time: row.at,
    } as const
  })
  return success(data as Json, now)
}
