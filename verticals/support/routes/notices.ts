/** How calls about notices are answered: everybody's, and those of members. */
import { type MemberId, refuse } from '@evenkeel/kernel'
import type { Language } from '@evenkeel/wire'
import { handle, type PublicIds, type Route } from '@evenkeel/wire/server'
import {
  getAnnouncement,
  getAnnouncements,
  getNotice,
  getNotices,
  readNotices,
} from '../contract/notices.ts'
import type { ShownNotice } from '../notices/notices.ts'
import type { Support } from '../open.ts'
import { excerptOf, textIn } from '../words/texts.ts'

/** Of whom nobody keeps what they have read. */
const VISITOR: MemberId = 0

type PageQuery = { readonly after?: string | undefined; readonly size: number }

/** Parts are looked up when a call comes: routes are also made where there are none. */
export function noticeRoutes(parts: Support): readonly Route[] {
  async function pageOf(member: MemberId, { after, size }: PageQuery, ids: PublicIds) {
    const from = after === undefined ? undefined : (ids.read('notice', after)?.id ?? 0)
    const found = await parts.notices.shown(member, { after: from, size: size + 1 })
    const rows = found.slice(0, size)
    const last = rows.at(-1)
    return { rows, next: found.length > size && last ? ids.of('notice', last.id) : undefined }
  }
  async function oneOf(id: string, ids: PublicIds, language: Language) {
    const found = await parts.notices.findShown(ids.read('notice', id)?.id ?? 0)
    if (found === undefined) return refuse('noticeDoesNotExist')
    return { id, at: found.publishAt ?? 0, ...textIn(found.texts, language) }
  }

  return [
    handle(getAnnouncements, async ({ input, ids, language }) => {
      const { rows, next } = await pageOf(VISITOR, input, ids)
      return { notices: rows.map((notice) => listed(notice, ids, language)), next }
    }),

    handle(getAnnouncement, async ({ input, ids, language }) => oneOf(input.id, ids, language)),

    handle(getNotices, async ({ input, member, ids, language }) => {
      const { rows, next } = await pageOf(member.id, input, ids)
      const notices = rows.map((notice) => ({
        ...listed(notice, ids, language),
        is_read: notice.isRead,
      }))
      return { notices, unread: await parts.notices.unread(member.id), next }
    }),

    handle(getNotice, async ({ input, ids, language }) => oneOf(input.id, ids, language)),

    handle(readNotices, async ({ input, member, ids }) => {
      const id = input.id === undefined ? undefined : (ids.read('notice', input.id)?.id ?? 0)
      await parts.notices.read(member.id, id)
      return { unread: await parts.notices.unread(member.id) }
    }),
  ]
}

function listed(notice: ShownNotice, ids: PublicIds, language: Language) {
  const { title, body } = textIn(notice.texts, language)
  return {
    id: ids.of('notice', notice.id),
    at: notice.publishAt,
    title,
    excerpt: excerptOf(body),
    is_pinned: notice.isPinned,
  }
}
