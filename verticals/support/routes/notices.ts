/** How members' calls about notices are answered. */
import { refuse } from '@evenkeel/kernel'
import { handle, type Route } from '@evenkeel/wire/server'
import { getNotice, getNotices, readNotices } from '../contract/notices.ts'
import type { Support } from '../open.ts'
import { excerptOf, textIn } from '../words/texts.ts'

/** Parts are looked up when a call comes: routes are also made where there are none. */
export function noticeRoutes(parts: Support): readonly Route[] {
  return [
    handle(getNotices, async ({ input, member, ids, language }) => {
      const { size } = input
      const after =
        input.after === undefined ? undefined : (ids.read('notice', input.after)?.id ?? 0)
      const found = await parts.notices.shown(member.id, { after, size: size + 1 })
      const rows = found.slice(0, size)
      const last = rows.at(-1)
      return {
        notices: rows.map((notice) => {
          const { title, body } = textIn(notice.texts, language)
          return {
            id: ids.of('notice', notice.id),
            at: notice.publishAt,
            title,
            excerpt: excerptOf(body),
            is_pinned: notice.isPinned,
            is_read: notice.isRead,
          }
        }),
        unread: await parts.notices.unread(member.id),
        next: found.length > size && last ? ids.of('notice', last.id) : undefined,
      }
    }),

    handle(getNotice, async ({ input, ids, language }) => {
      const found = await parts.notices.findShown(ids.read('notice', input.id)?.id ?? 0)
      if (found === undefined) return refuse('noticeDoesNotExist')
      return { id: input.id, at: found.publishAt ?? 0, ...textIn(found.texts, language) }
    }),

    handle(readNotices, async ({ input, member, ids }) => {
      const id = input.id === undefined ? undefined : (ids.read('notice', input.id)?.id ?? 0)
      await parts.notices.read(member.id, id)
      return { unread: await parts.notices.unread(member.id) }
    }),
  ]
}
