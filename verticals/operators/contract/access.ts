/** The calls of admins about access that takes two of them, and what operators are notified of. */
import { millis, operatorCall, publicId, z } from '@evenkeel/wire'
import { done, reason, role } from './words.ts'

const TEXT_MAX = 10_000

export const getAccessChanges = operatorCall({
  method: 'GET',
  path: 'get_access_changes',
  summary: 'What admins proposed about the access of operators, the latest first.',
  operators: [],
  output: z.object({
    changes: z.array(
      z.object({
        id: publicId,
        /** As it is carried out, letter by letter: who approves it sends this back. */
        text: z.string(),
        kind: z.enum(['admit', 'role']),
        operator: z.string(),
        role,
        by: z.optional(z.string()),
        is_own: z.boolean(),
        reason: z.optional(z.string()),
        at: millis,
        expires_at: millis,
      }),
    ),
  }),
})

export const approveAccess = operatorCall({
  method: 'POST',
  path: 'approve_access',
  summary:
    'Agrees to what another admin proposed about access, and carries it out; a one-time link is shown this once.',
  operators: [],
  stepUp: true,
  input: { id: publicId, seen: z.string().check(z.maxLength(TEXT_MAX)) },
  output: z.object({ link: z.optional(z.string()), expires_at: z.optional(millis) }),
  refusals: [
    'proposalChanged',
    'proposalDoesNotExist',
    'proposalExpired',
    'proposalLapsed',
    'proposalNotOpen',
    'otherOperatorNeeded',
    'operatorNeeded',
    'operatorUnknown',
    'adminNeeded',
    'ownAccess',
    'lastAdmin',
  ],
})

export const rejectAccess = operatorCall({
  method: 'POST',
  path: 'reject_access',
  summary: 'Rejects what an admin proposed about access, or takes back one’s own.',
  operators: [],
  whileNew: true,
  input: { id: publicId, reason },
  output: done,
  refusals: ['proposalDoesNotExist', 'operatorNeeded'],
})

export const noticeKinds = [
  'operatorInvited',
  'operatorEnrolled',
  'operatorReset',
  'operatorResetAtTerminal',
  'operatorRoleChanged',
  'operatorDisabled',
] as const

export const getAccessNotices = operatorCall({
  method: 'GET',
  path: 'get_access_notices',
  summary: 'What this operator was notified of and has not read: changes of access.',
  operators: 'operator',
  output: z.object({
    notices: z.array(
      z.object({ id: publicId, kind: z.enum(noticeKinds), about: z.string(), at: millis }),
    ),
  }),
})

export const readAccessNotice = operatorCall({
  method: 'POST',
  path: 'read_access_notice',
  summary: 'Marks a notice as read.',
  operators: 'operator',
  whileNew: true,
  input: { id: publicId },
  output: done,
})
