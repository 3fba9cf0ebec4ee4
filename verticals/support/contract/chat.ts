/** The calls of the support chat, as members make them. */
import { call, cursor, millis, pageSize, picture, publicId, z } from '@evenkeel/wire'
import { CHAT_MAX } from './words.ts'

export const getMessages = call({
  method: 'GET',
  path: 'support/get_messages',
  summary: 'Your conversation with customer service, newest first.',
  policy: 'member',
  input: { after: z.optional(cursor), size: pageSize(50) },
  output: z.object({
    rows: z.array(
      z.object({
        id: publicId,
        at: millis,
        by: z.enum(['member', 'service']),
        text: z.string(),
        has_picture: z.boolean(),
        /** A link for this session, good for a minute. */
        picture: z.optional(z.string()),
      }),
    ),
    unread: z.number(),
    next: z.optional(cursor),
  }),
})

export const sendMessage = call({
  method: 'POST',
  path: 'support/send_message',
  summary: 'Writes to customer service: words, a picture, or both.',
  policy: 'member',
  keyed: true,
  whileCancelOnly: true,
  input: {
    text: z.string().check(z.maxLength(CHAT_MAX)),
    picture: z.optional(picture),
  },
  output: z.object({ id: publicId, at: millis }),
  refusals: ['chatMessageEmpty', 'chatPictureWrong', 'chatTooOften'],
})

export const readMessages = call({
  method: 'POST',
  path: 'support/read_messages',
  summary: 'Marks the conversation as read.',
  policy: 'member',
  output: z.object({}),
})
