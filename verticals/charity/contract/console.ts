/** The calls of the console about charity: projects, what they tell, payouts by two operators, and a member's donations. */
import {
  amount,
  asset,
  cursor,
  figure,
  languages,
  memberUid,
  millis,
  operatorCall,
  pageSize,
  publicId,
  reason,
  writtenText,
  z,
} from '@evenkeel/wire'
import { donation } from './index.ts'
import { custody, ending, priority } from './words.ts'

const language = z.enum(languages)
const keeps = ['support', 'finance'] as const
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))
const link = z.string().check(z.regex(/^https:\/\/[^\s<>"']{3,200}$/))
const documentName = z.string().check(z.regex(/^[0-9a-f]{32}$/))
export const documentPart = { most: 45_000, parts: 60 } as const

const proposed = z.object({
  id: publicId,
  at: millis,
  /** Absent of the general fund. */
  project: z.optional(publicId),
  asset,
  amount,
  custody,
  proof: z.string(),
  recipient: z.string(),
  purpose: z.string(),
  /** Whether the one who looks has proposed it. */
  is_own: z.boolean(),
  /** Whoever proposed it has been disabled or changed since: it is not approved any more. */
  is_lapsed: z.boolean(),
})

export const getCharity = operatorCall({
  method: 'GET',
  path: 'get_charity',
  summary:
    'All projects with what they tell in every language, what they hold, and payouts that wait.',
  operators: keeps,
  output: z.object({
    projects: z.array(
      z.object({
        id: publicId,
        slug: z.string(),
        title: z.string(),
        priority,
        goal: amount,
        raised: figure,
        participants: z.number(),
        opened_at: millis,
        ends_at: millis,
        ended_at: z.optional(millis),
        ending: z.optional(ending),
        takes_royalties: z.boolean(),
        coins: z.array(z.object({ asset, held: figure, free: figure })),
        texts: z.array(
          z.object({ language, title: z.string(), summary: z.string(), story: z.string() }),
        ),
        updates: z.array(z.object({ number: z.number(), at: millis, title: z.string() })),
        partners: z.array(
          z.object({ number: z.number(), name: z.string(), link: z.optional(z.string()) }),
        ),
      }),
    ),
    general: z.array(z.object({ asset, held: figure, free: figure })),
    payouts: z.array(proposed),
    custodies: z.array(z.object({ name: custody, asset, held: figure })),
  }),
})

export const openProject = operatorCall({
  method: 'POST',
  path: 'open_project',
  summary: 'Opens a project that takes donations from then on.',
  operators: keeps,
  keyed: true,
  input: {
    slug,
    goal: amount,
    priority,
    ends_at: millis,
    title: writtenText(120),
    summary: writtenText(300),
    story: writtenText(4_000),
  },
  output: z.object({ id: publicId }),
  refusals: ['projectExists', 'projectUnsound', 'operatorNeeded'],
})

export const changeProject = operatorCall({
  method: 'POST',
  path: 'change_project',
  summary: 'Changes goal, priority and end of a project that has not ended.',
  operators: keeps,
  keyed: true,
  input: { id: publicId, goal: amount, priority, ends_at: millis },
  output: z.object({}),
  refusals: ['projectDoesNotExist', 'fundraisingEnded', 'projectUnsound', 'operatorNeeded'],
})

export const closeProject = operatorCall({
  method: 'POST',
  path: 'close_project',
  summary: 'Ends a project before its time: it takes no more.',
  operators: keeps,
  stepUp: true,
  keyed: true,
  input: { id: publicId, reason },
  output: z.object({}),
  refusals: ['projectDoesNotExist', 'fundraisingEnded', 'operatorNeeded'],
})

export const markRoyalties = operatorCall({
  method: 'POST',
  path: 'mark_royalties',
  summary: 'Says which project royalties of NFT sales go to; without one, to the general fund.',
  operators: keeps,
  keyed: true,
  input: { project: z.optional(publicId) },
  output: z.object({}),
  refusals: ['projectDoesNotExist', 'fundraisingEnded', 'operatorNeeded'],
})

export const setProjectText = operatorCall({
  method: 'POST',
  path: 'set_project_text',
  summary: 'Sets what a project tells in one language.',
  operators: keeps,
  input: {
    id: publicId,
    language,
    title: writtenText(120),
    summary: writtenText(300),
    story: writtenText(4_000),
  },
  output: z.object({}),
  refusals: ['projectDoesNotExist'],
})

export const addProjectUpdate = operatorCall({
  method: 'POST',
  path: 'add_project_update',
  summary: 'Adds news of a project, in one language or in several.',
  operators: keeps,
  input: {
    id: publicId,
    texts: z
      .array(z.strictObject({ language, title: writtenText(120), body: writtenText(2_000) }))
      .check(z.minLength(1), z.maxLength(13)),
  },
  output: z.object({}),
  refusals: ['projectDoesNotExist'],
})

export const removeProjectUpdate = operatorCall({
  method: 'POST',
  path: 'remove_project_update',
  summary: 'Takes news of a project off its page.',
  operators: keeps,
  input: { id: publicId, number: z.number() },
  output: z.object({}),
  refusals: ['projectDoesNotExist'],
})

export const setProjectPartners = operatorCall({
  method: 'POST',
  path: 'set_project_partners',
  summary: 'Says who a project is carried out with.',
  operators: keeps,
  input: {
    id: publicId,
    partners: z
      .array(z.strictObject({ name: writtenText(80), link: z.optional(link) }))
      .check(z.maxLength(12)),
  },
  output: z.object({}),
  refusals: ['projectDoesNotExist'],
})

export const addDocumentPart = operatorCall({
  method: 'POST',
  path: 'add_document_part',
  summary: 'Brings a part of a document that shows a payout, in base64.',
  operators: ['finance'],
  input: {
    document: documentName,
    nth: z.number(),
    data: z.string().check(z.regex(/^[A-Za-z0-9+/]{4,60000}={0,2}$/)),
  },
  output: z.object({}),
  refusals: ['documentWrong'],
})

export const proposePayout = operatorCall({
  method: 'POST',
  path: 'propose_payout',
  summary: 'Proposes a payout of what a project raised, with the document that shows it.',
  operators: ['finance'],
  stepUp: true,
  keyed: true,
  input: {
    project: z.optional(publicId),
    asset,
    amount,
    custody,
    document: documentName,
    recipient: writtenText(120),
    purpose: writtenText(300),
  },
  output: z.object({ id: publicId }),
  refusals: [
    'projectDoesNotExist',
    'payoutUnsound',
    'raisedExceeded',
    'operatorNeeded',
    'documentWrong',
  ],
})

export const approvePayout = operatorCall({
  method: 'POST',
  path: 'approve_payout',
  summary: 'Approves a payout that another operator proposed.',
  operators: ['finance'],
  stepUp: true,
  keyed: true,
  input: { id: publicId },
  output: z.object({}),
  refusals: [
    'payoutDoesNotExist',
    'otherOperatorNeeded',
    'proposalLapsed',
    'custodyExceeded',
    'operatorNeeded',
  ],
})

export const rejectPayout = operatorCall({
  method: 'POST',
  path: 'reject_payout',
  summary: 'Rejects a payout that was proposed.',
  operators: ['finance'],
  stepUp: true,
  whileNew: true,
  keyed: true,
  input: { id: publicId, reason },
  output: z.object({}),
  refusals: ['payoutDoesNotExist', 'operatorNeeded'],
})

export const openDocument = operatorCall({
  method: 'GET',
  path: 'open_document',
  summary: 'The document of a payout that waits, as a file.',
  operators: ['finance'],
  gives: 'file',
  input: { id: publicId },
  output: z.string(),
  refusals: ['payoutDoesNotExist'],
})

export const getMemberDonations = operatorCall({
  method: 'GET',
  path: 'get_member_donations',
  summary: 'The donations of a member, the newest first; nothing of what they told of themselves.',
  operators: 'operator',
  input: { member: memberUid, after: z.optional(cursor), size: pageSize(100) },
  output: z.object({ rows: z.array(donation), next: z.optional(cursor) }),
  refusals: ['memberUnknown'],
})
