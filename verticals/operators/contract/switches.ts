/** The calls of the switches: what is held up, and holding it up. */
import { millis, type OperatorRole, operatorCall, publicId, z } from '@evenkeel/wire'
import { reason } from './words.ts'

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
        /** When it ends, or holds up triggers and liquidations no longer, where one operator set it alone. */
        ends_at: z.optional(millis),
        /** Everything is frozen, and triggers and liquidations go on again. */
        is_spent: z.boolean(),
        /** Turning it off takes another operator. */
        takes_two: z.boolean(),
      }),
    ),
    markets: z.array(z.string()),
    /** Markets whose next halt takes two operators: one alone has held them up within 24 hours. */
    held_alone: z.array(z.string()),
    /** P80: the next cancel-only or maintenance takes two operators. */
    closed_alone: z.boolean(),
    /** So long one operator alone may hold up triggers and liquidations. */
    hold_minutes: z.number(),
    /** What waits for another operator. */
    proposals: z.array(
      z.object({
        id: publicId,
        /** As it is carried out: who approves it sends this back. */
        text: z.string(),
        name: z.enum(switchNames),
        symbol: z.optional(z.string()),
        is_on: z.boolean(),
        /** What is on goes on for longer. */
        prolongs: z.boolean(),
        code: z.enum([...switchReasons, 'velocity']),
        by: z.optional(z.string()),
        is_own: z.boolean(),
        /** Why, in the words of who proposed it. */
        reason: z.optional(z.string()),
        at: millis,
        expires_at: millis,
      }),
    ),
  }),
})

export const setSwitch = operatorCall({
  method: 'POST',
  path: 'set_switch',
  summary:
    'Switches something on or off, in both realms at once; where that takes two operators, proposes it. Finance may freeze withdrawals, and end that.',
  operators: ['finance'],
  stepUp: true,
  whileNew: true,
  input: {
    name: z.enum(switchNames),
    symbol: z.optional(symbol),
    is_on: z.boolean(),
    /** For the journal; the words go to the audit log. */
    code: z.enum(switchReasons),
    /** A halt or a freeze without an end of its own, which takes two operators. */
    is_lasting: z.prefault(z.boolean(), false),
    reason,
  },
  /** `needsAnother`: it is done when another operator approves it within 24 hours. */
  output: z.object({ outcome: z.enum(['done', 'needsAnother']) }),
  refusals: [
    'notAllowed',
    'switchUnknown',
    'operatorNeeded',
    'approvalNeeded',
    'tooManyProposals',
    'proposalTooLong',
  ],
})
