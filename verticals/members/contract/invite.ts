/** The calls of invitations. */
import { amount, asset, call, cursor, millis, pageSize, publicId, z } from '@evenkeel/wire'

const earned = z.array(z.object({ asset, amount }))

export const getInvite = call({
  method: 'GET',
  path: 'user/get_invite',
  summary: 'The own invitation code, and what it has brought.',
  policy: 'realMember',
  output: z.object({
    invite_code: z.string(),
    invited: z.number(),
    /** In hundredths of a percent of the fees, and for so many days. */
    share_bps: z.number(),
    days: z.number(),
    /** Whether the own identity is: before that nothing is paid. */
    is_verified: z.boolean(),
    earned,
  }),
})

export const getInvited = call({
  method: 'GET',
  path: 'user/get_invited',
  summary: 'Whom this member has invited, the newest first.',
  policy: 'realMember',
  input: { after: z.optional(cursor), size: pageSize(50) },
  output: z.object({
    rows: z.array(
      z.object({
        id: publicId,
        account: z.string(),
        joined_at: millis,
        /** Fees count until then. */
        until: millis,
        /** Nothing is paid for who is not; how far they are is not told. */
        is_verified: z.boolean(),
        earned,
      }),
    ),
    next: z.optional(cursor),
  }),
})
