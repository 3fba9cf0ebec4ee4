/** The calls of terms: rates and limits as they are, and changes that one operator proposes and another approves. */
import { millis, operatorCall, publicId, z } from '@evenkeel/wire'
import { done, reason } from './words.ts'

const TEXT_MAX = 10_000
const word = z.string().check(z.regex(/^[A-Za-z0-9.]{1,40}$/))
const values = z.record(z.string(), z.string())

/** `bps`: hundredths of a percent. `limit`: an amount, or nothing for none. `percent`: with decimals. `flag`: yes or no. `count`: a whole number. `choice`: one of the field's options. `dates`: as `2026-12-25 2027-01-01`, or nothing. */
const kinds = ['amount', 'bps', 'limit', 'percent', 'flag', 'count', 'choice', 'dates'] as const
const AMOUNT = /^[0-9]{1,12}(\.[0-9]{1,8})?$/
const BPS = /^(0|[1-9][0-9]{0,3})$/
const COUNT = /^[1-9][0-9]{0,8}$/
const DATES = /^[0-9]{4}-[0-9]{2}-[0-9]{2}( [0-9]{4}-[0-9]{2}-[0-9]{2})*$/
const VALUE_MAX = 500

/** Whether a field of terms can have this value, as far as its form goes: what its core says is asked there. */
export function isTerm(
  as: (typeof kinds)[number],
  value: string,
  options: readonly string[] = [],
): boolean {
  if (as === 'choice') return options.includes(value)
  if (as === 'dates') return value === '' || DATES.test(value)
  if (as === 'bps') return BPS.test(value)
  if (as === 'count') return COUNT.test(value)
  if (as === 'flag') return value === 'yes' || value === 'no'
  return AMOUNT.test(value) || (as === 'limit' && value === '')
}

export const getTerms = operatorCall({
  method: 'GET',
  path: 'get_terms',
  summary: 'Rates and limits as they are, by kind, with the fields that can be changed.',
  operators: ['finance'],
  output: z.object({
    groups: z.array(
      z.object({
        name: z.string(),
        fields: z.array(
          z.object({
            name: z.string(),
            as: z.enum(kinds),
            /** Of a choice. */
            options: z.optional(z.array(z.string())),
          }),
        ),
        /** What is not there yet can be proposed as well, under a name that this pattern fits. */
        new_name: z.optional(z.string()),
        rows: z.array(z.object({ id: z.string(), values })),
      }),
    ),
  }),
})

export const proposeTerms = operatorCall({
  method: 'POST',
  path: 'propose_terms',
  summary: 'Proposes other terms; they hold once another operator approves them within 24 hours.',
  operators: ['finance'],
  stepUp: true,
  keyed: true,
  input: {
    group: word,
    /** What they are the terms of: `btcusdt`, `USDT tron`. */
    id: z.string().check(z.regex(/^[A-Za-z0-9. -]{1,40}$/)),
    values: z.record(word, z.string().check(z.maxLength(VALUE_MAX))),
    reason,
  },
  output: z.object({ id: publicId }),
  refusals: [
    'parameterUnsound',
    'collectionExists',
    'collectionUnsound',
    'marketTermsUnsound',
    'termsUnchanged',
    'termsNeverChange',
    'termsUnsound',
    'networkTermsWrong',
    'coinDoesNotExist',
    'tooManyProposals',
    'proposalTooLong',
    'operatorNeeded',
  ],
})

export const getProposals = operatorCall({
  method: 'GET',
  path: 'get_proposals',
  summary: 'Proposals that are open, the latest first.',
  operators: ['finance'],
  output: z.object({
    proposals: z.array(
      z.object({
        id: publicId,
        /** As it is carried out, letter by letter: who approves it sends this back. */
        text: z.string(),
        /** The kind of terms, and of what; nothing for one of a kind that is not known here. */
        group: z.optional(z.string()),
        subject: z.optional(z.string()),
        before: z.optional(values),
        after: z.optional(values),
        by: z.optional(z.string()),
        is_own: z.boolean(),
        at: millis,
        expires_at: millis,
        /** Approved already, but not carried out: something was in the way. */
        approved_by: z.optional(z.string()),
      }),
    ),
  }),
})

export const approveProposal = operatorCall({
  method: 'POST',
  path: 'approve_proposal',
  summary: 'Agrees to what another operator proposed; it is carried out at once.',
  operators: ['finance'],
  stepUp: true,
  input: {
    id: publicId,
    /** The text that the operator saw. */
    seen: z.string().check(z.maxLength(TEXT_MAX)),
  },
  output: done,
  refusals: [
    'proposalChanged',
    'proposalDoesNotExist',
    'proposalExpired',
    'proposalNotOpen',
    'otherOperatorNeeded',
    'operatorNeeded',
    'termsNeverChange',
    'termsUnsound',
    'networkTermsWrong',
    'coinDoesNotExist',
    'parameterUnsound',
    'collectionExists',
    'collectionUnsound',
    'marketTermsUnsound',
  ],
})

export const rejectProposal = operatorCall({
  method: 'POST',
  path: 'reject_proposal',
  summary: 'Rejects a proposal, or takes back one of one’s own.',
  operators: ['finance'],
  input: { id: publicId, reason },
  output: done,
  refusals: ['proposalDoesNotExist', 'operatorNeeded'],
})
