/** The calls of feedback, and the channel on which a member hears of replies and of answers in the chat. */
import { call, channel, cursor, millis, pageSize, picture, publicId, z } from '@evenkeel/wire'
import { FEEDBACK_MAX, FEEDBACK_TITLE_MAX, feedbackType } from './words.ts'

const unread = { notices: z.number(), feedback: z.number(), chat: z.number() }

export const supportChannel = channel({
  name: 'support',
  summary: 'Your feedback was replied to, or the chat has a new message: what is not read yet.',
  policy: 'member',
  data: z.object({
    about: z.enum(['feedback', 'chat']),
    feedback: z.number(),
    chat: z.number(),
  }),
})

export const getUnread = call({
  method: 'GET',
  path: 'support/get_unread',
  summary: 'How many notices, replies and chat messages you have not read.',
  policy: 'member',
  output: z.object(unread),
})

export const getFeedback = call({
  method: 'GET',
  path: 'support/get_feedback',
  summary: 'Your own feedback with its replies, newest first; and what it can be about.',
  policy: 'member',
  input: { after: z.optional(cursor), size: pageSize(50) },
  output: z.object({
    types: z.array(feedbackType),
    rows: z.array(
      z.object({
        id: publicId,
        at: millis,
        type: feedbackType,
        title: z.string(),
        content: z.string(),
        state: z.enum(['pendingReply', 'replied']),
        reply: z.optional(z.string()),
        replied_at: z.optional(millis),
        is_new: z.boolean(),
        has_picture: z.boolean(),
        /** A link for this session, good for a minute. */
        picture: z.optional(z.string()),
      }),
    ),
    next: z.optional(cursor),
  }),
})

export const sendFeedback = call({
  method: 'POST',
  path: 'support/send_feedback',
  summary: 'Sends feedback to the operators: what it is about, a title, words, and a picture.',
  policy: 'member',
  keyed: true,
  input: {
    type: feedbackType,
    title: z.string().check(z.maxLength(FEEDBACK_TITLE_MAX)),
    content: z.string().check(z.maxLength(FEEDBACK_MAX)),
    picture: z.optional(picture),
  },
  output: z.object({ id: publicId }),
  refusals: [
    'feedbackTypeClosed',
    'feedbackTitleMissing',
    'feedbackContentMissing',
    'feedbackPictureWrong',
    'feedbackTooOften',
  ],
})

export const readReplies = call({
  method: 'POST',
  path: 'support/read_replies',
  summary: 'Marks all replies to your feedback as read.',
  policy: 'member',
  output: z.object({}),
})
