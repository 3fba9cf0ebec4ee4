/** The calls of the console about support: notices, articles, the chat with members, and answers that are ready. */
import { millis, operatorCall, picture, publicId, z } from '@evenkeel/wire'
import { CHAT_MAX, category, language, writtenText, writtenTexts } from './words.ts'

const keeps = ['support'] as const
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))
const state = z.enum(['draft', 'scheduled', 'published'])

export const getNoticeDrafts = operatorCall({
  method: 'GET',
  path: 'get_notices',
  summary:
    'All notices with their texts: drafts, those that wait for their time, and what is published.',
  operators: keeps,
  output: z.object({
    notices: z.array(
      z.object({
        id: publicId,
        state,
        is_pinned: z.boolean(),
        publish_at: z.optional(millis),
        changed_at: millis,
        changed_by: z.string(),
        /** How many members have read it. */
        reads: z.number(),
        texts: z.array(writtenText),
      }),
    ),
  }),
})

export const saveNotice = operatorCall({
  method: 'POST',
  path: 'save_notice',
  summary: 'Writes a notice, a new one or another version; it is published by a call of its own.',
  operators: keeps,
  input: { id: z.optional(publicId), is_pinned: z.boolean(), texts: writtenTexts },
  output: z.object({ id: publicId }),
  refusals: ['noticeDoesNotExist', 'englishMissing', 'linkUnsound'],
})

export const publishNotice = operatorCall({
  method: 'POST',
  path: 'publish_notice',
  summary: 'Publishes a notice, now or at a moment to come; every open app shows it at once.',
  operators: keeps,
  input: { id: publicId, at: z.optional(millis) },
  output: z.object({}),
  refusals: ['noticeDoesNotExist', 'momentPassed'],
})

export const unpublishNotice = operatorCall({
  method: 'POST',
  path: 'unpublish_notice',
  summary: 'Takes a notice back, published or about to be: it is a draft again.',
  operators: keeps,
  whileNew: true,
  input: { id: publicId },
  output: z.object({}),
  refusals: ['noticeDoesNotExist'],
})

export const getArticleDrafts = operatorCall({
  method: 'GET',
  path: 'get_articles',
  summary:
    'All articles with their texts and what readers said, and the figures that they may name.',
  operators: keeps,
  output: z.object({
    articles: z.array(
      z.object({
        id: publicId,
        slug,
        category,
        is_published: z.boolean(),
        changed_at: millis,
        changed_by: z.string(),
        helpful: z.number(),
        unhelpful: z.number(),
        texts: z.array(writtenText),
      }),
    ),
    /** What `{name}` stands for in a text, in the language of whoever asks. */
    figures: z.array(z.object({ name: z.string(), value: z.string() })),
  }),
})

export const saveArticle = operatorCall({
  method: 'POST',
  path: 'save_article',
  summary: 'Writes an article of the help centre, a new one or another version, shown or not.',
  operators: keeps,
  input: {
    id: z.optional(publicId),
    slug,
    category,
    is_published: z.boolean(),
    texts: writtenTexts,
  },
  output: z.object({ id: publicId }),
  refusals: ['articleDoesNotExist', 'slugTaken', 'englishMissing', 'linkUnsound', 'figureUnknown'],
})

const taken = z.optional(z.object({ name: z.string(), is_mine: z.boolean() }))

export const getChats = operatorCall({
  method: 'GET',
  path: 'get_chats',
  summary:
    'Conversations with members: those that wait for an answer first, the longest of them first.',
  operators: keeps,
  input: {
    search: z.optional(z.string().check(z.regex(/^[0-9]{1,8}$/))),
    show: z.prefault(z.enum(['open', 'closed']), 'open'),
  },
  output: z.object({
    chats: z.array(
      z.object({
        id: publicId,
        uid: z.number(),
        last_at: millis,
        unread: z.number(),
        /** Since when a message of the member waits. */
        waiting_since: z.optional(millis),
        taken,
      }),
    ),
    waiting: z.number(),
  }),
})

export const openChat = operatorCall({
  method: 'GET',
  path: 'open_chat',
  summary: 'The last messages of a conversation. The look is written down.',
  operators: keeps,
  audited: true,
  input: { id: publicId },
  output: z.object({
    id: publicId,
    uid: z.number(),
    /** What the member reads. */
    language,
    is_closed: z.boolean(),
    taken,
    messages: z.array(
      z.object({
        id: publicId,
        at: millis,
        by: z.enum(['member', 'service']),
        /** Who of the operators wrote it. */
        name: z.optional(z.string()),
        text: z.string(),
        /** What `get_chat_picture` shows to this operator, within a minute. */
        picture: z.optional(z.string()),
      }),
    ),
    /** To whom it can be handed over. */
    operators: z.array(z.string()),
  }),
  refusals: ['chatDoesNotExist'],
})

export const answerChat = operatorCall({
  method: 'POST',
  path: 'answer_chat',
  summary: 'Writes to a member. Who answers what nobody has taken takes it.',
  operators: keeps,
  whileNew: true,
  keyed: true,
  input: {
    id: publicId,
    text: z.string().check(z.maxLength(CHAT_MAX)),
    /** One that `add_chat_picture` took from the same operator for the same conversation. */
    picture: z.optional(picture),
  },
  output: z.object({}),
  refusals: ['chatDoesNotExist', 'chatMessageEmpty', 'chatPictureWrong', 'chatTaken'],
})

export const addChatPicture = operatorCall({
  method: 'POST',
  path: 'add_chat_picture',
  summary: 'Takes a picture for a member, as the field `file` of a form, and tells its name.',
  operators: keeps,
  whileNew: true,
  takes: 'file',
  input: { id: publicId },
  output: z.object({ name: picture }),
  refusals: ['chatDoesNotExist', 'chatTaken', 'imageFailed', 'tooManyUploads', 'uploadsBusy'],
})

export const assignChat = operatorCall({
  method: 'POST',
  path: 'assign_chat',
  summary: 'Takes a conversation, hands it over to another operator, or gives it back.',
  operators: keeps,
  whileNew: true,
  input: {
    id: publicId,
    to: z.enum(['me', 'nobody', 'another']),
    /** Who the other one is. */
    name: z.optional(z.string().check(z.minLength(2), z.maxLength(60))),
  },
  output: z.object({}),
  refusals: ['chatDoesNotExist', 'chatTaken', 'chatOperatorUnknown'],
})

export const closeChat = operatorCall({
  method: 'POST',
  path: 'close_chat',
  summary: 'Closes a conversation; the next message of the member opens it again.',
  operators: keeps,
  whileNew: true,
  input: { id: publicId },
  output: z.object({}),
  refusals: ['chatDoesNotExist', 'chatTaken'],
})

export const getChatPicture = operatorCall({
  method: 'GET',
  path: 'get_chat_picture',
  summary: 'A picture of a conversation, marked with who looks at it. Each look is written down.',
  operators: keeps,
  audited: true,
  gives: 'file',
  input: { link: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,200}$/)) },
  output: z.string(),
  refusals: ['pictureLinkOver', 'picturesBusy'],
})

const answerTitle = z.string().check(z.minLength(1), z.maxLength(60))
const answerText = z.strictObject({
  language,
  text: z.string().check(z.minLength(1), z.maxLength(CHAT_MAX)),
})

export const getReadyAnswers = operatorCall({
  method: 'GET',
  path: 'get_ready_answers',
  summary:
    'Answers that are ready to be sent in the chat, in the languages that they were written in.',
  operators: keeps,
  output: z.object({
    answers: z.array(
      z.object({ number: z.number(), title: z.string(), texts: z.array(answerText) }),
    ),
  }),
})

export const saveReadyAnswer = operatorCall({
  method: 'POST',
  path: 'save_ready_answer',
  summary: 'Writes an answer that is ready to be sent, a new one or another version.',
  operators: keeps,
  input: {
    number: z.optional(z.number()),
    title: answerTitle,
    /** None at all lacks the English one, too. */
    texts: z.array(answerText).check(z.maxLength(13)),
  },
  output: z.object({ number: z.number() }),
  refusals: ['englishMissing', 'answerDoesNotExist'],
})

export const removeReadyAnswer = operatorCall({
  method: 'POST',
  path: 'remove_ready_answer',
  summary: 'Removes an answer that was ready to be sent.',
  operators: keeps,
  input: { number: z.number() },
  output: z.object({}),
  refusals: ['answerDoesNotExist'],
})
