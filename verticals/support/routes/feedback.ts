/** How members' calls about feedback are answered, and what they have not read. */
import { refuse } from '@evenkeel/kernel'
import { handle, type Route, reasonIn } from '@evenkeel/wire/server'
import { getFeedback, getUnread, readReplies, sendFeedback } from '../contract/feedback.ts'
import type { Support } from '../open.ts'
import { cleanLine, cleanText } from '../words/cleaning.ts'

/** Parts are looked up when a call comes: routes are also made where there are none. */
export function feedbackRoutes(parts: Support): readonly Route[] {
  return [
    handle(getUnread, async ({ member }) => ({
      notices: member.realm === 'real' ? await parts.notices.unread(member.id) : 0,
      feedback: await parts.feedback.unread(member.id),
      chat: await parts.chat.unread(member.id),
    })),

    handle(getFeedback, async ({ input, member, ids, language }) => {
      const { size } = input
      const after =
        input.after === undefined ? undefined : (ids.read('feedback', input.after)?.id ?? 0)
      const found = await parts.feedback.own(member.id, { after, size: size + 1 })
      const rows = found.slice(0, size)
      const last = rows.at(-1)
      return {
        types: [...(await parts.site.feedbackTypes())],
        rows: rows.map(({ id, at, type, title, content, picture, ...one }) => ({
          id: ids.of('feedback', id),
          at,
          type,
          title,
          content,
          state: one.repliedAt === undefined ? ('pendingReply' as const) : ('replied' as const),
          reply: one.reply && reasonIn(language, one.reply),
          replied_at: one.repliedAt,
          is_new: one.isNew,
          has_picture: picture !== undefined,
          // Pictures are shown in the real realm alone, where they were sent.
          picture:
            picture === undefined || member.realm !== 'real'
              ? undefined
              : parts.desk().pictureLink(member, picture),
        })),
        next: found.length > size && last ? ids.of('feedback', last.id) : undefined,
      }
    }),

    handle(sendFeedback, async ({ input, member, ids, key = '' }) => {
      const { type, picture } = input
      const [title, content] = [cleanLine(input.title), cleanText(input.content)]
      const types = await parts.site.feedbackTypes()
      if (!types.includes(type)) return refuse('feedbackTypeClosed')
      if (title === '') return refuse('feedbackTitleMissing')
      if (content === '') return refuse('feedbackContentMissing')
      const sent = { member: member.id, key, type, title, content, picture }
      const id = await parts.feedback.send(sent)
      if (typeof id !== 'number') return id
      parts.platform.tellOperators('queue.feedback')
      return { id: ids.of('feedback', id) }
    }),

    handle(readReplies, async ({ member }) => {
      await parts.feedback.readReplies(member.id)
      parts.telling.moved(member.id, 'feedback')
      return {}
    }),
  ]
}
