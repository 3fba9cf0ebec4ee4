/** The calls about a member's own account: who they are, their realms, their devices, what happened. */
import { call, channel, cursor, millis, pageSize, publicId, z } from '@evenkeel/wire'
import { maybe, session, verification } from './words.ts'

export const getUserInfo = call({
  method: 'GET',
  path: 'user/get_user_info',
  summary: 'Who is signed in.',
  policy: 'member',
  output: z.object({
    /** The number that a member is known by, to the member and to support. */
    id: z.number(),
    /** The masked e-mail address, mobile number or wallet. */
    account_number: z.string(),
    is_realname: verification,
    high_realname: verification,
    is_imitate: z.union([z.literal(0), z.literal(1)]),
    credit_score: z.number(),
    /** In the real realm only: the demo realm is not for inviting. */
    invite_code: maybe,
    /** Of the verified identity, in the real realm only. */
    name: maybe,
    created_at: millis,
  }),
})

export const switchRealm = call({
  method: 'POST',
  path: 'user/switch_simulation',
  summary: 'Goes over to the other realm: from real to demo, or back. The old token is over.',
  policy: 'member',
  whileCancelOnly: true,
  output: session,
  refusals: ['simulationOff', 'sessionExpired'],
})

export const topUpDemo = call({
  method: 'POST',
  path: 'user/top_up_demo',
  summary: 'Fills the demo realm up to 100,000 USDT again.',
  policy: 'member',
  keyed: true,
  output: z.object({}),
  refusals: ['notPlayMoney', 'demoIsFull'],
})

export const logout = call({
  method: 'POST',
  path: 'user/logout',
  summary: 'Ends this session.',
  policy: 'member',
  whileCancelOnly: true,
  whileMaintenance: true,
  ends: 'session',
  output: z.object({}),
})

export const getDevices = call({
  method: 'GET',
  path: 'user/get_devices',
  summary: 'The sessions of this member, the newest first.',
  policy: 'realMember',
  output: z.array(
    z.object({
      id: publicId,
      /** As `Chrome, Android`. */
      device: z.string(),
      address: z.string(),
      began_at: millis,
      seen_at: millis,
      is_current: z.boolean(),
    }),
  ),
})

export const endDevice = call({
  method: 'POST',
  path: 'user/revoke_device',
  summary: 'Ends one session, or all but this one.',
  policy: 'realMember',
  whileCancelOnly: true,
  input: { id: z.optional(publicId) },
  output: z.object({ ended: z.number() }),
  refusals: ['deviceUnknown'],
})

/** What a member is told of. */
export const toldKinds = [
  'signedIn',
  'passwordChanged',
  'transactionPasswordChanged',
  'wrongPasswords',
  'secondFactorOn',
  'secondFactorOff',
  'recoveryCodeUsed',
  'recoveryCodesMade',
  'passkeyAdded',
  'passkeyRemoved',
  'emailChanged',
  'phoneChanged',
  'walletLinked',
  'antiPhishingChanged',
  'allowListOn',
  'allowListOff',
  'apiKeyMade',
  'apiKeyRemoved',
  'frozen',
  'thawed',
  'frozenByOperator',
  'thawedByOperator',
  'identityVerified',
  'identityRefused',
  'advancedVerified',
  'advancedRefused',
] as const
export type ToldKind = (typeof toldKinds)[number]

/** What is only written down: a registration, and a sign-in on a device that is known. */
export const notedKinds = ['registered', 'signedInAgain'] as const
export type NotedKind = (typeof notedKinds)[number]

/** What is listed as recent activity: each has a text `members.event.NAME`. */
export const eventKinds = [...toldKinds, ...notedKinds] as const
export type EventKind = (typeof eventKinds)[number]

const event = z.object({
  id: publicId,
  at: millis,
  kind: z.enum(eventKinds),
  /** From where, for what was done with a device. */
  device: maybe,
  address: maybe,
  /** Why, for what was refused. */
  reason: maybe,
  /** How many recovery codes are left, after one was used. */
  left: z.optional(z.number()),
})

export const getEvents = call({
  method: 'GET',
  path: 'user/get_events',
  summary: 'What happened to the account, the newest first.',
  policy: 'realMember',
  input: { after: z.optional(cursor), size: pageSize(50) },
  output: z.object({ rows: z.array(event), next: z.optional(cursor) }),
})

export const eventsChannel = channel({
  name: 'account',
  summary: 'What happens to the account, the moment it is written down; in the real realm only.',
  policy: 'realMember',
  data: event,
})
