/** What the console's calls about notices, articles and chats are about, for the first row of each in the audit log. */
import { type PublicIds, type Subjects, subjectOf } from '@evenkeel/wire/server'
import {
  addChatPicture,
  answerChat,
  assignChat,
  closeChat,
  openChat,
  publishNotice,
  removeReadyAnswer,
  saveArticle,
  saveNotice,
  saveReadyAnswer,
  unpublishNotice,
} from '../contract/console.ts'
import type { Support } from '../open.ts'
import { cleanLine } from '../words/cleaning.ts'

type Asked = { readonly input: { readonly id: string }; readonly ids: PublicIds }

export function subjectsOf(parts: Support): readonly Subjects[] {
  async function chat({ input, ids }: Asked): Promise<string | undefined> {
    const found = await parts.chat.find(ids.read('chat', input.id)?.id ?? 0)
    return found && `chat of member ${found.uid}`
  }
  return [
    subjectOf(saveNotice, ({ input }) => `notice ${input.id ?? 'new'}`),
    subjectOf(publishNotice, ({ input }) => `notice ${input.id}`),
    subjectOf(unpublishNotice, ({ input }) => `notice ${input.id}`),
    subjectOf(saveArticle, ({ input }) => `article ${input.slug}`),
    subjectOf(openChat, chat),
    subjectOf(answerChat, chat),
    subjectOf(addChatPicture, chat),
    subjectOf(assignChat, chat),
    subjectOf(closeChat, chat),
    subjectOf(saveReadyAnswer, ({ input }) => `ready answer ${cleanLine(input.title)}`),
    subjectOf(removeReadyAnswer, ({ input }) => `ready answer ${input.number}`),
  ]
}
