/** The cancel timer of a program, in HTX's dialect: its dead man's switch. Rule S50. */
import { eventOf } from '@evenkeel/kernel'
import type { SignedCall } from '@evenkeel/wire/server'
import { invalid, isFault, takes, wholeIn } from '@evenkeel/wire/server/htx'
import { type Event, spot } from '../core/index.ts'
import { faultOf } from './faults.ts'

const SECOND = 1_000
const [LEAST_S, MOST_S] = [5, 86_400]

export const timerCalls: readonly SignedCall[] = [
  {
    method: 'POST',
    path: '/v2/algo-orders/cancel-all-after',
    scope: 'trade',
    takes: takes(['timeout']),
    summary:
      'Cancels all open orders of pairs after `timeout` seconds, unless it is called again before; 0 ends that.',
    whileCancelOnly: true,
    async answer(context) {
      const { input, member, exchange, now } = context
      const range = { least: 0, most: MOST_S, usual: undefined }
      const seconds = wholeIn(input.fields, 'timeout', range)
      if (isFault(seconds)) return seconds
      if (seconds === undefined || (seconds > 0 && seconds < LEAST_S))
        return invalid(`\`timeout\` is 0, or ${LEAST_S} to ${MOST_S} seconds`)
      const after = seconds * SECOND
      const command = { type: 'setCancelTimer', member: member.id, after } as const
      const decision = await exchange.submit(spot, command)
      if (!decision.ok) return faultOf(context, decision)
      const events = decision.events as readonly Event[]
      const until = after === 0 ? 0 : eventOf(events, 'cancelTimerSet').until
      const data = { currentTime: until === 0 ? now : until - after, triggerTime: until }
      return { code: 200, message: 'success', data }
    },
  },
]
