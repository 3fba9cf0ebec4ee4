/** The calls of terms: rates and limits as they are, and changes that one operator proposes and another approves. */
import { millis, operatorCall, publicId, z } from '@evenkeel/wire'
import { done, reason } from './words.ts'

const TEXT_MAX = 10_000
const word = z.string().check(z.regex(/^[A-Za-z0-9.]{1,40}$/))
const values = z.record(z.string(), z.string())

/** What each of them is, `wire/server/terms.ts` says. */
const kinds = [
  ...(['amount', 'bps', 'limit', 'percent', 'flag', 'count'] as const),
  ...(['wholes', 'tiers', 'choice', 'dates', 'address'] as const),
] as const
const AMOUNT = /^[0-9]{1,12}(\.[0-9]{1,8})?$/
const BPS = /^(0|[1-9][0-9]{0,3})$/
const COUNT = /^(0|[1-9][0-9]{0,9})$/
const DATE = /^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$/
const ADDRESS = /^0x[0-9a-fA-F]{40}$/
/** Tiers and holidays of a contract are the longest. */
const VALUE_MAX = 1_000

/** Whether a field of terms can have this value, as far as its form goes: what its core says is asked there. */
export function isTerm(
  as: (typeof kinds)[number],
  value: string,
  options: readonly string[] = [],
): boolean {
  if (as === 'choice') return options.includes(value)
  if (as === 'dates') return value === '' || value.split(' ').every((one) => DATE.test(one))
  if (as === 'bps') return BPS.test(value)
  if (as === 'count') return COUNT.test(value)
  if (as === 'flag') return value === 'yes' || value === 'no'
  if (as === 'address') return ADDRESS.test(value)
  // Whether a list may be empty is its vertical's to say.
  if (as === 'wholes') return value === '' || value.split(', ').every((one) => COUNT.test(one))
  if (as === 'tiers') return value === '' || value.split('; ').every(isTier)
  return AMOUNT.test(value) || (as === 'limit' && value === '')
}

/** Whether a count is within the bounds of its field. */
export function isInRange(
  { least, most }: { readonly least: number; readonly most: number },
  value: string,
): boolean {
  return COUNT.test(value) && Number(value) >= least && Number(value) <= most
}

function isTier(text: string): boolean {
  const [value = '', bps = '', leverage = '', ...more] = text.split(' ')
  return more.length === 0 && AMOUNT.test(value) && BPS.test(bps) && COUNT.test(leverage)
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
            /** Of a count that is bounded. */
            range: z.optional(z.object({ least: z.number(), most: z.number() })),
            /** It never changes once it is listed: chosen then, or given by what is listed. */
            once: z.optional(z.enum(['chosen', 'given'])),
          }),
        ),
        /** What is not there yet can be proposed as well, under a name that this pattern fits. */
        new_name: z.optional(z.string()),
        /** What is there never changes. */
        is_fixed: z.boolean(),
        rows: z.array(z.object({ id: z.string(), values })),
        /** What is not there yet and can be listed, with the terms that are proposed for it; nothing where none ever can. */
        listable: z.optional(z.array(z.object({ id: z.string(), values }))),
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
    /** It is to be listed: refused where it is already, or where there is nothing to list. */
    is_new: z.optional(z.boolean()),
    reason,
  },
  output: z.object({ id: publicId }),
  refusals: [
    'parameterUnsound',
    'valueOutOfRange',
    'marketListed',
    'instrumentUnknown',
    'collectionExists',
    'collectionUnsound',
    'marketTermsUnsound',
    'termsUnchanged',
    'termsNeverChange',
    'termsUnsound',
    'contractTermsUnsound',
    'maintenanceRaised',
    'networkTermsWrong',
    'coinDoesNotExist',
    'tokenUnsound',
    'tokenKnown',
    'contractKnown',
    'tooManyProposals',
    'proposalTooLong',
    'operatorNeeded',
    'notAllowed',
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
        /** P82: the member holds something else by now, so nobody can agree to it any more. */
        is_outdated: z.boolean(),
        by: z.optional(z.string()),
        is_own: z.boolean(),
        /** Why, in the words of who proposed it. */
        reason: z.optional(z.string()),
        at: millis,
        expires_at: millis,
        /** Approved already, but not carried out: something was in the way. */
        approved_by: z.optional(z.string()),
      }),
    ),
  }),
})

export const getWaitingProposals = operatorCall({
  method: 'GET',
  path: 'get_waiting_proposals',
  summary: 'How many proposals of others wait for a decision of this operator, by kind.',
  operators: 'operator',
  output: z.object({
    switches: z.number(),
    terms: z.number(),
    access: z.number(),
    /** Erasures, which are decided at the page of the member. */
    members: z.number(),
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
    'proposalLapsed',
    'proposalNotOpen',
    'nothingToProlong',
    'proposalOutdated',
    'otherOperatorNeeded',
    'operatorNeeded',
    'termsNeverChange',
    'termsUnsound',
    'contractTermsUnsound',
    'maintenanceRaised',
    'networkTermsWrong',
    'coinDoesNotExist',
    'tokenUnsound',
    'tokenKnown',
    'contractKnown',
    'parameterUnsound',
    'collectionExists',
    'collectionUnsound',
    'marketTermsUnsound',
    'notAllowed',
  ],
})

export const rejectProposal = operatorCall({
  method: 'POST',
  path: 'reject_proposal',
  summary: 'Rejects a proposal, or takes back one of one’s own.',
  operators: ['finance'],
  whileNew: true,
  input: { id: publicId, reason },
  output: done,
  refusals: ['proposalDoesNotExist', 'operatorNeeded'],
})
