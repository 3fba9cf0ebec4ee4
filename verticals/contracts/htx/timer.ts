/** The cancel timer of a program for linear swaps, in HTX's dialect, under its older path and its newer. Rule LC48. */
import { eventOf } from '@evenkeel/kernel'
import type { SignedCall, SignedContext } from '@evenkeel/wire/server'
import { type Fault, isFault, type Json, takes, wholeIn } from '@evenkeel/wire/server/htx'
import { contracts, type Event } from '../core/index.ts'
import { faultOf, numbered } from './faults.ts'
import { success } from './words.ts'

const [LEAST_MS, MOST_MS] = [5_000, 86_400_000]

const call = {
  method: 'POST',
  scope: 'trade',
  takes: takes(['on_off', 'time_out']),
  whileCancelOnly: true,
} as const
const summary =
  'Cancels all open orders after `time_out` milliseconds, but for those that wait to close, unless it is called again before; `on_off` 0 ends that.'

export const timerCalls: readonly SignedCall[] = [
  {
    ...call,
    path: '/v5/trade/cancel-after',
    summary,
    async answer(context) {
      const data = await setTimer(context)
      return isFault(data) ? data : success(data, context.now)
    },
  },
  {
    ...call,
    path: '/linear-swap-api/v1/linear-cancel-after',
    summary: 'The older call of `/v5/trade/cancel-after`.',
    async answer(context) {
      const data = await setTimer(context)
      return isFault(data) ? data : { status: 'ok', data, ts: context.now }
    },
  },
]

async function setTimer(context: SignedContext): Promise<Json | Fault> {
  const { input, member, exchange, now } = context
  const isOn = wholeIn(input.fields, 'on_off', { least: 0, most: 1, usual: undefined })
  const time = { least: LEAST_MS, most: MOST_MS, usual: LEAST_MS }
  const after = wholeIn(input.fields, 'time_out', time)
  if (isFault(isOn)) return isOn
  if (isFault(after)) return after
  if (isOn === undefined) return numbered(1030, '`on_off` is 0 or 1')
  const command = {
    type: 'setContractCancelTimer',
    member: member.id,
    after: isOn === 1 ? after : 0,
  } as const
  const decision = await exchange.submit(contracts, command)
  if (!decision.ok) return faultOf(context, decision)
  if (isOn === 0) return { current_time: now, trigger_time: 0 }
  const { until } = eventOf(decision.events as readonly Event[], 'contractCancelTimerSet')
  return { current_time: until - after, trigger_time: until }
}
