/** The calls of an operator who is signed in: their own session, and those of an admin about operators. */
import { millis, operatorCall, publicId, z } from '@evenkeel/wire'
import {
  credential,
  done,
  operatorName,
  ownPasskey,
  reason,
  role,
  secret,
  sixDigits,
} from './words.ts'

export const getMe = operatorCall({
  method: 'GET',
  path: 'get_me',
  summary: 'Who is signed in, with which role, and how long this session lasts.',
  operators: 'operator',
  output: z.object({
    id: publicId,
    name: z.string(),
    role,
    has_totp: z.boolean(),
    passkeys: z.array(ownPasskey),
    /** Over then, whatever is done meanwhile; and when nothing is done until `idle_at`. */
    expires_at: millis,
    idle_at: millis,
    /** Until then no second factor is asked for again. */
    stepped_up_until: z.optional(millis),
  }),
})

export const signOut = operatorCall({
  method: 'POST',
  path: 'sign_out',
  summary: 'Ends this session.',
  operators: 'operator',
  whileNew: true,
  output: done,
})

const steppedUp = z.object({ until: millis })

export const stepUp = operatorCall({
  method: 'POST',
  path: 'step_up',
  summary: 'Shows the second factor again, for the next five minutes, with a code.',
  operators: 'operator',
  whileNew: true,
  input: { totp: sixDigits },
  output: steppedUp,
  refusals: ['operatorCodeWrong', 'tooManyAttempts'],
})

export const askPasskey = operatorCall({
  method: 'POST',
  path: 'ask_passkey',
  summary: 'What a passkey of this operator has to answer, to step up with.',
  operators: 'operator',
  whileNew: true,
  output: z.object({ ticket: secret, options: credential }),
  refusals: ['passkeysNeedADomain', 'noPasskey'],
})

export const stepUpPasskey = operatorCall({
  method: 'POST',
  path: 'step_up_passkey',
  summary: 'Shows the second factor again, for the next five minutes, with a passkey.',
  operators: 'operator',
  whileNew: true,
  input: { ticket: secret, credential },
  output: steppedUp,
  refusals: ['passkeyWrong', 'ticketOver', 'tooManyAttempts'],
})

export const getSessions = operatorCall({
  method: 'GET',
  path: 'get_sessions',
  summary: 'Where an operator is signed in: the caller, or for an admin anybody.',
  operators: 'operator',
  input: { operator: z.optional(publicId) },
  output: z.object({
    sessions: z.array(
      z.object({
        id: publicId,
        device: z.string(),
        address: z.string(),
        began_at: millis,
        seen_at: millis,
        is_current: z.boolean(),
      }),
    ),
  }),
  refusals: ['operatorUnknown', 'notAllowed'],
})

export const endSession = operatorCall({
  method: 'POST',
  path: 'end_session',
  summary: "Ends a session: one's own, or for an admin anybody's.",
  operators: 'operator',
  whileNew: true,
  input: { id: publicId },
  output: done,
  refusals: ['operatorSessionOver'],
})

/** `invited`: the link is not used yet, and nobody can sign in by this name. */
export const operatorStates = ['invited', 'active', 'disabled'] as const

export const getOperators = operatorCall({
  method: 'GET',
  path: 'get_operators',
  summary: 'Every operator, with what they sign in by and when they were last here.',
  operators: [],
  output: z.object({
    operators: z.array(
      z.object({
        id: publicId,
        name: z.string(),
        role,
        state: z.enum(operatorStates),
        has_totp: z.boolean(),
        passkeys: z.number(),
        sessions: z.number(),
        made_at: millis,
        seen_at: z.optional(millis),
        /** Of a link that can still be used. */
        invited_until: z.optional(millis),
        /** Of one who is new: from then on their approvals count. */
        counts_from: z.optional(millis),
        /** Of an admin whom nobody but this one has disabled: another admin confirms it by doing so too. */
        disabled_by: z.optional(z.string()),
      }),
    ),
    /** Whether giving access takes another admin. */
    needs_second: z.boolean(),
  }),
})

/** A one-time link, shown this once; or, where another admin has to agree, the proposal. */
const invitation = z.object({
  id: publicId,
  link: z.optional(z.string()),
  expires_at: z.optional(millis),
  proposal: z.optional(publicId),
})
const accessRefusals = [
  'adminNeeded',
  'otherAdminCanDoIt',
  'tooManyProposals',
  'proposalTooLong',
  'operatorNeeded',
] as const

export const inviteOperator = operatorCall({
  method: 'POST',
  path: 'invite_operator',
  summary: 'Makes an operator, and a one-time link by which they enrol within 24 hours.',
  operators: [],
  stepUp: true,
  input: { name: operatorName, role },
  output: invitation,
  refusals: ['operatorNameTaken', 'operatorUnknown', 'ownAccess', 'lastAdmin', ...accessRefusals],
})

export const resetOperator = operatorCall({
  method: 'POST',
  path: 'reset_operator',
  summary:
    'Takes password, second factor and sessions of another operator away; they enrol anew by a one-time link. Brings back one who was disabled.',
  operators: [],
  stepUp: true,
  input: { operator: publicId, reason },
  output: invitation,
  refusals: ['operatorUnknown', 'ownAccess', 'lastAdmin', ...accessRefusals],
})

export const setRole = operatorCall({
  method: 'POST',
  path: 'set_role',
  summary: 'Gives another operator another role; their sessions end.',
  operators: [],
  stepUp: true,
  input: { operator: publicId, role, reason },
  /** `proposal`: done when another admin agrees. */
  output: z.object({ proposal: z.optional(publicId) }),
  refusals: ['operatorUnknown', 'ownAccess', 'lastAdmin', ...accessRefusals],
})

export const disableOperator = operatorCall({
  method: 'POST',
  path: 'disable_operator',
  summary: 'Ends every session of an operator, who cannot sign in any more; the last admin stays.',
  operators: [],
  stepUp: true,
  input: { operator: publicId, reason },
  output: done,
  refusals: ['operatorUnknown', 'lastAdmin', 'adminNeeded'],
})

/** Not an envelope but a stream of events: each is a topic of which there is something new. */
export const follow = operatorCall({
  method: 'GET',
  path: 'follow',
  summary: 'A stream of server-sent events: each names a topic that has changed.',
  operators: 'operator',
  gives: 'events',
  output: z.object({ topic: z.string() }),
})
