/** The calls of the console about members. What is private is masked in all of them but one, which is noted. */
import {
  asset,
  cursor,
  figure,
  memberUid,
  millis,
  operatorCall,
  pageSize,
  pair,
  publicId,
  reason,
  writtenText,
  z,
} from '@evenkeel/wire'
import { eventKinds } from './account.ts'
import { maybe, verification } from './words.ts'

/** `frozenByOperator` is ended by an operator alone. */
export const memberStates = ['active', 'frozen', 'frozenByOperator', 'erased'] as const
/** What is shown masked, and opened one at a time. */
export const privateFields = [
  'email',
  'phone',
  'wallet',
  'name',
  'idNumber',
  'city',
  'address',
  'birthDate',
  'country',
  'sessionAddress',
  'eventAddress',
] as const
export type PrivateField = (typeof privateFields)[number]
export const NOTE_MAX = 2_000

const named = { member: memberUid }
/** Nothing is shown of what is missing, or of what is kept and cannot be read: rule E56. */
const masked = z.object({
  field: z.enum(privateFields),
  shown: maybe,
  is_unreadable: z.boolean(),
})

export const findMembers = operatorCall({
  // What is typed is about people: it stays out of addresses, which end up in logs.
  method: 'POST',
  path: 'find_members',
  summary:
    'Whose this is: a UID, an e-mail address, a mobile number, a wallet or deposit address, or the id of an order, deposit or withdrawal.',
  operators: 'operator',
  whileNew: true,
  input: { term: z.string().check(z.minLength(1), z.maxLength(254)) },
  output: z.object({
    members: z.array(
      z.object({
        uid: memberUid,
        /** Masked: the first way in which the member can be reached. */
        account: z.string(),
        is_unreadable: z.boolean(),
        state: z.enum(memberStates),
        basic: verification,
        advanced: verification,
        created_at: millis,
      }),
    ),
  }),
})

export const erasingStates = ['proposed', 'agreed'] as const

export const getMember = operatorCall({
  method: 'GET',
  path: 'get_member',
  summary: 'Who a member is, masked, and what guards the account.',
  operators: 'operator',
  input: named,
  output: z.object({
    uid: memberUid,
    state: z.enum(memberStates),
    frozen_at: z.optional(millis),
    created_at: millis,
    language: z.string(),
    invited_by: z.optional(memberUid),
    credit_score: z.number(),
    basic: verification,
    advanced: verification,
    /** Whatever there is of them, in part. */
    private: z.array(masked),
    has_password: z.boolean(),
    has_transaction_password: z.boolean(),
    has_totp: z.boolean(),
    passkeys: z.number(),
    api_keys: z.number(),
    is_allow_listed: z.boolean(),
    withdrawals_held_until: z.optional(millis),
    /** `50 USDT; 1 open order`: what nobody could reach once they are erased. */
    holds: z.string(),
    /** Giving that up is proposed by you, or agreed to by another admin, so that you can erase. */
    erasing: z.optional(z.enum(erasingStates)),
  }),
  refusals: ['memberUnknown'],
})

export const openPrivate = operatorCall({
  method: 'GET',
  path: 'open_private',
  summary: 'One private field of a member, in full.',
  operators: 'operator',
  audited: true,
  input: {
    ...named,
    field: z.enum(privateFields),
    /** Of an address of the internet: the session or the event that it belongs to. */
    of: z.optional(publicId),
  },
  output: z.object({ value: z.string() }),
  refusals: ['memberUnknown', 'nothingPrivate'],
})

export const getMemberSessions = operatorCall({
  method: 'GET',
  path: 'get_member_sessions',
  summary: 'Where a member is signed in, the latest first.',
  operators: 'operator',
  input: named,
  output: z.object({
    sessions: z.array(
      z.object({
        id: publicId,
        device: z.string(),
        /** Masked. */
        address: z.string(),
        began_at: millis,
        seen_at: millis,
      }),
    ),
  }),
  refusals: ['memberUnknown'],
})

export const endMemberSession = operatorCall({
  method: 'POST',
  path: 'end_member_session',
  summary: 'Ends a session of a member.',
  operators: ['support'],
  whileNew: true,
  input: { ...named, session: publicId },
  output: z.object({}),
  refusals: ['memberUnknown', 'deviceUnknown'],
})

export const getMemberEvents = operatorCall({
  method: 'GET',
  path: 'get_member_events',
  summary: 'What happened to the account of a member, the latest first.',
  operators: 'operator',
  input: { ...named, after: z.optional(cursor), size: pageSize(100) },
  output: z.object({
    rows: z.array(
      z.object({
        id: publicId,
        at: millis,
        kind: z.enum(eventKinds),
        device: maybe,
        /** Masked. */
        address: maybe,
      }),
    ),
    next: z.optional(cursor),
  }),
  refusals: ['memberUnknown'],
})

export const getMemberNotes = operatorCall({
  method: 'GET',
  path: 'get_member_notes',
  summary: 'What operators noted about a member, the latest first.',
  operators: 'operator',
  input: { ...named, after: z.optional(cursor), size: pageSize(100) },
  output: z.object({
    rows: z.array(z.object({ id: publicId, at: millis, operator: z.string(), text: maybe })),
    next: z.optional(cursor),
  }),
  refusals: ['memberUnknown'],
})

export const addMemberNote = operatorCall({
  method: 'POST',
  path: 'add_member_note',
  summary: 'Notes something about a member, for other operators. It cannot be changed.',
  operators: 'operator',
  whileNew: true,
  input: { ...named, text: writtenText(NOTE_MAX) },
  output: z.object({ id: publicId }),
  refusals: ['memberUnknown', 'noteIsEmpty'],
})

/** What a timeline has of this vertical, beside the events of the account. */
export const ownHappenings = ['registered', 'noted'] as const

export const getMemberTimeline = operatorCall({
  method: 'GET',
  path: 'get_member_timeline',
  summary: 'All that happened to a member in the real realm, whichever part of the exchange knows.',
  operators: 'operator',
  input: { ...named, after: z.optional(cursor), size: pageSize(100) },
  output: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        at: millis,
        /** `event` and `kind` together name its text: `event.signedIn`, `happened.deposit`. */
        of: z.enum(['event', 'happened']),
        kind: z.string(),
        operator: maybe,
        asset: z.optional(asset),
        amount: z.optional(figure),
        pair: z.optional(pair),
        /** An item of the NFT market. */
        item: maybe,
        /** The average of its fills. */
        price: z.optional(figure),
      }),
    ),
    next: z.optional(cursor),
  }),
  refusals: ['memberUnknown'],
})

export const freezeMember = operatorCall({
  method: 'POST',
  path: 'freeze_member',
  summary: 'Freezes an account: every session ends at once, and only an operator can thaw it.',
  operators: ['support'],
  stepUp: true,
  whileNew: true,
  input: { ...named, reason },
  output: z.object({}),
  refusals: ['memberUnknown', 'memberFrozen'],
})

export const thawMember = operatorCall({
  method: 'POST',
  path: 'thaw_member',
  summary: 'Ends the freeze of an operator; one that the member made stays theirs to end.',
  operators: ['support'],
  stepUp: true,
  input: { ...named, reason },
  output: z.object({}),
  refusals: ['memberUnknown', 'memberNotFrozen'],
})

export const eraseMember = operatorCall({
  method: 'POST',
  path: 'erase_member',
  summary:
    'Forgets a member for good; one who holds something only if two admins give exactly that up, by this call of each.',
  operators: [],
  stepUp: true,
  /** What is given up is what was shown. */
  input: { ...named, reason, abandons: z.optional(z.string().check(z.maxLength(10_000))) },
  /** Proposed: another admin has to agree, and nobody is erased yet. */
  output: z.object({ is_proposed: z.optional(z.boolean()) }),
  refusals: [
    'memberUnknown',
    'memberHoldsFunds',
    'withdrawalsOpen',
    'parameterUnsound',
    'proposalTooLong',
    'tooManyProposals',
  ],
})

export const getErasures = operatorCall({
  method: 'GET',
  path: 'get_erasures',
  summary: 'Members whose erasure one admin has proposed, and another can agree to.',
  operators: [],
  output: z.object({
    erasures: z.array(
      z.object({
        member: memberUid,
        at: millis,
        is_own: z.boolean(),
        /** They hold something else by now: it has to be proposed anew. */
        is_outdated: z.boolean(),
      }),
    ),
  }),
})

export const getOutbox = operatorCall({
  method: 'GET',
  path: 'get_outbox',
  summary: 'Messages that a sandbox would have sent, the newest first.',
  operators: ['support'],
  output: z.object({
    messages: z.array(
      z.object({
        at: millis,
        to: z.string(),
        /** Of a mail. */
        subject: z.optional(z.string()),
        text: z.string(),
      }),
    ),
  }),
  refusals: ['noOutbox'],
})
