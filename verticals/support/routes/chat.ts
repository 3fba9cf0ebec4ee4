/** How members' calls in the support chat are answered. */
import { refuse } from '@evenkeel/kernel'
import { handle, type Route } from '@evenkeel/wire/server'
import { getMessages, readMessages, sendMessage } from '../contract/chat.ts'
import type { Support } from '../open.ts'
import { cleanText } from '../words/cleaning.ts'

/** Parts are looked up when a call comes: routes are also made where there are none. */
export function chatRoutes(parts: Support): readonly Route[] {
  return [
    handle(getMessages, async ({ input, member, ids }) => {
      const { size } = input
      const after = input.after === undefined ? undefined : (ids.read('chat', input.after)?.id ?? 0)
      const found = await parts.chat.own(member.id, { after, size: size + 1 })
      const rows = found.slice(0, size)
      const last = rows.at(-1)
      return {
        rows: rows.map(({ id, at, by, text, picture }) => ({
          id: ids.of('chat', id),
          at,
          by: by === undefined ? ('member' as const) : ('service' as const),
          text,
          has_picture: picture !== undefined,
          // Pictures are shown in the real realm alone, where they were sent.
          picture:
            picture === undefined || member.realm !== 'real'
              ? undefined
              : parts.desk().pictureLink(member, picture),
        })),
        unread: await parts.chat.unread(member.id),
        next: found.length > size && last ? ids.of('chat', last.id) : undefined,
      }
    }),

    handle(sendMessage, async ({ input, member, ids, key = '' }) => {
      const text = cleanText(input.text)
      if (text === '' && input.picture === undefined) return refuse('chatMessageEmpty')
      const said = { member: member.id, key, text, picture: input.picture }
      const made = await parts.chat.say(said)
      if (!('id' in made)) return made
      parts.platform.tellOperators('chats')
      // The member's other devices show it too.
      parts.telling.moved(member.id, 'chat')
      return { id: ids.of('chat', made.id), at: made.at }
    }),

    handle(readMessages, async ({ member }) => {
      await parts.chat.read(member.id)
      parts.telling.moved(member.id, 'chat')
      return {}
    }),
  ]
}
