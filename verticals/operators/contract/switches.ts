/** The calls of the switches: what is held up, and holding it up. */
import { millis, type OperatorRole, operatorCall, z } from '@evenkeel/wire'
import { done, reason } from './words.ts'

/** All but a market, which is halted by its symbol, are for everything. */
export const switchNames = [
  'cancelOnly',
  'withdrawalsFrozen',
  'marketHalted',
  'maintenance',
  'everythingFrozen',
] as const
export type SwitchName = (typeof switchNames)[number]

/** Rule P51. */
export const maySwitch = (role: OperatorRole, name: SwitchName): boolean =>
  role === 'admin' || (role === 'finance' && name === 'withdrawalsFrozen')

/** Those that an operator can give. The exchange itself has one more: `velocity`. */
export const switchReasons = [
  'incident',
  'security',
  'market',
  'maintenance',
  'regulator',
  'drill',
] as const

const symbol = z.string().check(z.regex(/^[a-z0-9]{1,20}$/))

export const getSwitches = operatorCall({
  method: 'GET',
  path: 'get_switches',
  summary: 'What is switched on, since when, by whom and why; and the markets that can be halted.',
  operators: 'operator',
  output: z.object({
    switches: z.array(
      z.object({
        name: z.enum(switchNames),
        /** Of a market. */
        symbol: z.optional(z.string()),
        reason: z.enum([...switchReasons, 'velocity']),
        since: millis,
        /** Nobody, where the exchange froze withdrawals by itself. */
        by: z.optional(z.string()),
      }),
    ),
    markets: z.array(z.string()),
  }),
})

export const setSwitch = operatorCall({
  method: 'POST',
  path: 'set_switch',
  summary:
    'Switches something on or off, in both realms at once. Finance may freeze withdrawals, and end that.',
  operators: ['finance'],
  stepUp: true,
  input: {
    name: z.enum(switchNames),
    symbol: z.optional(symbol),
    is_on: z.boolean(),
    /** For the journal; the words go to the audit log. */
    code: z.enum(switchReasons),
    reason,
  },
  output: done,
  refusals: ['notAllowed', 'switchUnknown', 'operatorNeeded'],
})
