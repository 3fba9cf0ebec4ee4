/** The calls of the queues: what waits, one case, who works on it, and the decision. */
import {
  asset,
  caseActions,
  caseAsks,
  caseEvents,
  caseFlags,
  caseLabels,
  casePictures,
  caseReasons,
  caseRefusals,
  caseStates,
  figure,
  millis,
  operatorCall,
  pageSize,
  publicId,
  z,
} from '@evenkeel/wire'
import { done, reason } from './words.ts'

/** Screens name them. */
export { caseReasons }

const workers = ['support', 'reviewer', 'finance'] as const
const queue = z.string().check(z.regex(/^[a-z]{1,20}$/))
const which = { queue, id: publicId }
/** Of what the server showed: who decides sends it back. */
const seen = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))
const action = z.enum(caseActions)

const row = {
  id: publicId,
  at: millis,
  state: z.enum(caseStates),
  uid: z.optional(z.number()),
  asset: z.optional(asset),
  amount: z.optional(figure),
  flags: z.array(z.enum(caseFlags)),
  /** Who works on it. */
  taken: z.optional(z.object({ name: z.string(), at: millis, is_mine: z.boolean() })),
}

export const getQueues = operatorCall({
  method: 'GET',
  path: 'get_queues',
  summary:
    'The queues that this operator works at: how many cases wait for this operator, and since when.',
  operators: workers,
  output: z.object({
    queues: z.array(
      z.object({ name: queue, waiting: z.number(), since: z.optional(millis), mine: z.number() }),
    ),
  }),
})

export const getCases = operatorCall({
  method: 'GET',
  path: 'get_cases',
  summary:
    'Cases of a queue: those that wait, the longest first, or what was decided, the latest first.',
  operators: workers,
  input: {
    queue,
    state: z.prefault(z.enum(['waiting', 'decided']), 'waiting'),
    /** A member's UID, or the id of a case. */
    search: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
    asset: z.optional(asset),
    taken: z.optional(z.enum(['mine', 'nobody'])),
    size: pageSize(500, 50),
  },
  output: z.object({ rows: z.array(z.object(row)), is_more: z.boolean() }),
  refusals: ['queueUnknown', 'notAllowed'],
})

export const openCase = operatorCall({
  method: 'GET',
  path: 'open_case',
  summary: 'One case with all that a decision needs. The look is written down.',
  operators: workers,
  audited: true,
  input: which,
  output: z.object({
    ...row,
    fields: z.array(
      z.object({
        label: z.enum(caseLabels),
        value: z.string(),
        as: z.enum(['text', 'amount', 'code', 'level', 'feedbackType', 'action']),
        asset: z.optional(asset),
        picture: z.optional(z.enum(casePictures)),
      }),
    ),
    /** What `get_case_picture` shows to this operator, within a minute. */
    pictures: z.array(z.object({ name: z.enum(casePictures), link: z.string() })),
    actions: z.array(
      z.object({
        name: action,
        is_danger: z.boolean(),
        needs_reason: z.boolean(),
        reasons: z.array(z.enum(caseReasons)),
        asks: z.array(
          z.object({
            name: z.enum(caseAsks),
            as: z.enum(['text', 'amount', 'choice']),
            is_optional: z.boolean(),
            options: z.optional(z.array(z.string())),
          }),
        ),
      }),
    ),
    history: z.array(
      z.object({
        at: millis,
        what: z.enum([...caseEvents, ...caseActions]),
        by: z.optional(z.string()),
        /** The first of two has said so: it is not done. */
        is_half: z.optional(z.boolean()),
      }),
    ),
    /** It is decided by `decide_money_case`. */
    moves_money: z.boolean(),
    seen,
  }),
  refusals: ['queueUnknown', 'notAllowed', 'caseUnknown'],
})

export const getCasePicture = operatorCall({
  method: 'GET',
  path: 'get_case_picture',
  summary: 'A picture of a case, marked with who looks at it. Each look is written down.',
  operators: workers,
  audited: true,
  gives: 'file',
  input: { link: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/)) },
  output: z.string(),
  refusals: ['pictureLinkOver', 'picturesBusy'],
})

export const assignCase = operatorCall({
  method: 'POST',
  path: 'assign_case',
  summary: 'Takes a case, or gives it back. An admin may take over what another has taken.',
  operators: workers,
  whileNew: true,
  input: { ...which, take: z.boolean() },
  output: done,
  refusals: ['queueUnknown', 'notAllowed', 'caseUnknown', 'caseTaken'],
})

const decision = {
  input: {
    ...which,
    action,
    /** In words, as the member reads it; and which of the usual reasons it is. */
    reason: z.optional(reason),
    reason_key: z.optional(z.enum(caseReasons)),
    answers: z.prefault(
      z.partialRecord(z.enum(caseAsks), z.string().check(z.minLength(1), z.maxLength(128))),
      {},
    ),
    seen,
  },
  /** `needsAnother`: it is done when another operator says the same. */
  output: z.object({ outcome: z.enum(['done', 'needsAnother']) }),
} as const
const refusals = ['queueUnknown', 'notAllowed', 'caseUnknown', 'caseTaken', 'caseChanged'] as const

export const decideCase = operatorCall({
  method: 'POST',
  path: 'decide_case',
  operators: ['support', 'reviewer'],
  whileNew: true,
  ...decision,
  summary: 'Decides a case about which no money moves.',
  refusals: [...refusals, ...caseRefusals],
})

export const decideMoneyCase = operatorCall({
  method: 'POST',
  path: 'decide_money_case',
  operators: ['finance'],
  stepUp: true,
  whileNew: true,
  ...decision,
  summary: 'Decides a case about money. Where it takes two operators, the first one proposes.',
  refusals: [...refusals, ...caseRefusals],
})
