/** The calls and the channel of platform notices. */
import { call, channel, cursor, millis, pageSize, publicId, z } from '@evenkeel/wire'
import { readText } from './words.ts'

export const noticesChannel = channel({
  name: 'notices',
  summary: 'A notice was published or taken back: `support/get_notices` has what there is.',
  policy: 'realMember',
  data: z.object({ id: publicId, is_shown: z.boolean() }),
})

/** How a notice is listed. */
const listed = {
  id: publicId,
  at: millis,
  title: z.string(),
  /** How it begins. */
  excerpt: z.string(),
  is_pinned: z.boolean(),
}
const page = { after: z.optional(cursor), size: pageSize(50) }

export const getAnnouncements = call({
  method: 'GET',
  path: 'common/get_announcement',
  summary: 'Platform notices for everybody: what is pinned first, then the newest.',
  policy: 'public',
  input: page,
  output: z.object({ notices: z.array(z.object(listed)), next: z.optional(cursor) }),
})

export const getAnnouncement = call({
  method: 'GET',
  path: 'common/get_announcement_info',
  summary: 'One notice for everybody, in the language of the caller, or in English.',
  policy: 'public',
  input: { id: publicId },
  output: z.object({ id: publicId, at: millis, ...readText }),
  refusals: ['noticeDoesNotExist'],
})

export const getNotices = call({
  method: 'GET',
  path: 'support/get_notices',
  summary:
    'Platform notices: what is pinned first, then the newest; and how many you have not read.',
  policy: 'realMember',
  input: page,
  output: z.object({
    notices: z.array(z.object({ ...listed, is_read: z.boolean() })),
    unread: z.number(),
    next: z.optional(cursor),
  }),
})

export const getNotice = call({
  method: 'GET',
  path: 'support/get_notice',
  summary: 'One notice, in your language, or in English where it was not translated.',
  policy: 'realMember',
  input: { id: publicId },
  output: z.object({ id: publicId, at: millis, ...readText }),
  refusals: ['noticeDoesNotExist'],
})

export const readNotices = call({
  method: 'POST',
  path: 'support/read_notices',
  summary: 'Marks a notice as read; without an id, all of them.',
  policy: 'realMember',
  input: { id: z.optional(publicId) },
  output: z.object({ unread: z.number() }),
})
