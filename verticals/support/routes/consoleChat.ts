/** How the console's calls about the chat are answered: each look and each answer is in the audit log, without a word of it. */
import { refuse } from '@evenkeel/kernel'
import type { Language } from '@evenkeel/wire'
import {
  badRequest,
  handleOperator,
  handleOperatorFile,
  type Operator,
  type OperatorRoute,
  type PublicIds,
} from '@evenkeel/wire/server'
import { writtenAnswer } from '../chat/answers.ts'
import type { Conversation, Message } from '../chat/chat.ts'
import {
  addChatPicture,
  answerChat,
  assignChat,
  closeChat,
  getChatPicture,
  getChats,
  getReadyAnswers,
  openChat,
  removeReadyAnswer,
  saveReadyAnswer,
} from '../contract/console.ts'
import type { Support } from '../open.ts'
import { cleanLine, cleanText } from '../words/cleaning.ts'

/** Parts are looked up when a call comes: routes are also made where there are none. */
export function consoleChatRoutes(parts: Support): readonly OperatorRoute[] {
  return [...readingRoutes(parts), ...actingRoutes(parts), ...answerRoutes(parts)]
}

/** Conversations and messages are numbered apart: the one stands first in its id. */
const chatId = (ids: PublicIds, chat: number) => ids.of('chat', chat, 1)
function chatIn(ids: PublicIds, text: string): number {
  const read = ids.read('chat', text)
  return read?.nth === 1 ? read.id : 0
}

const takenBy = ({ operator, operatorName }: Conversation, { id }: Operator) =>
  operator === undefined ? undefined : { name: operatorName ?? '', is_mine: operator === id }

/** What another has taken is theirs; an admin may take it over. */
const isOthers = ({ operator }: Conversation, { id }: Operator) =>
  operator !== undefined && operator !== id

function readingRoutes(parts: Support): readonly OperatorRoute[] {
  function shown(
    { id, at, by, text, picture }: Message,
    chat: number,
    ids: PublicIds,
    who: string,
  ) {
    const reviewer = { operator: who, caseNumber: chat, of: 'chat' } as const
    const link = picture === undefined ? undefined : parts.desk().reviewLink(picture, reviewer)
    return {
      id: ids.of('chat', id),
      at,
      by: by === undefined ? ('member' as const) : ('service' as const),
      name: by,
      text,
      picture: link?.slice(link.indexOf('=') + 1),
    }
  }

  return [
    handleOperator(getChats, async ({ input, operator, ids }) => {
      const uid = input.search === undefined ? undefined : Number(input.search)
      const chats = await parts.chat.list({ uid, isClosed: input.show === 'closed' })
      return {
        chats: chats.map((one) => ({
          id: chatId(ids, one.id),
          uid: one.uid,
          last_at: one.lastAt,
          unread: one.unread,
          waiting_since: one.waitingSince,
          taken: takenBy(one, operator),
        })),
        waiting: await parts.chat.waiting(),
      }
    }),

    handleOperator(openChat, async ({ input, operator, ids, note }) => {
      const found = await parts.chat.find(chatIn(ids, input.id))
      if (found === undefined) return refuse('chatDoesNotExist')
      note({ subject: `chat of member ${found.uid}` })
      const messages = await parts.chat.messages(found.id)
      if (found.unread > 0) parts.platform.tellOperators('chats')
      return {
        id: input.id,
        uid: found.uid,
        language: await parts.desk().languageOf(found.member),
        is_closed: found.isClosed,
        taken: takenBy(found, operator),
        messages: messages.map((one) => shown(one, found.id, ids, operator.name)),
        operators: (await parts.chat.operators())
          .filter(({ id }) => id !== operator.id)
          .map(({ name }) => name),
      }
    }),

    handleOperatorFile(getChatPicture, async ({ input: { link }, operator, note }) => {
      const picture = await parts.platform.offered.pictures?.showTo(operator.name, link)
      if (picture === undefined) return refuse('pictureLinkOver')
      if (picture === 'busy') return refuse('picturesBusy')
      note({ subject: `picture of ${picture.about}` })
      return { name: 'picture.jpg', type: 'image/jpeg', parts: once(picture.picture) }
    }),
  ]
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

function actingRoutes(parts: Support): readonly OperatorRoute[] {
  const told = () => parts.platform.tellOperators('chats')
  return [
    handleOperator(answerChat, async ({ input, operator, ids, note, key = '' }) => {
      const found = await parts.chat.find(chatIn(ids, input.id))
      if (found === undefined) return refuse('chatDoesNotExist')
      note({ subject: `chat of member ${found.uid}` })
      const text = cleanText(input.text)
      const { picture } = input
      if (text === '' && picture === undefined) return refuse('chatMessageEmpty')
      if (isOthers(found, operator)) return refuse('chatTaken', { name: found.operatorName ?? '' })
      if (picture !== undefined) note({ after: { picture: true } })
      const outcome = await parts.chat.answer(found, operator, { key, text, picture })
      if (outcome === 'pictureWrong') return refuse('chatPictureWrong')
      if (outcome === 'taken') return refuse('chatTaken', { name: found.operatorName ?? '' })
      told()
      parts.telling.answered(found.member, 'chat')
      return {}
    }),

    handleOperator(addChatPicture, async ({ input, operator, ids, note, file }) => {
      const found = await parts.chat.find(chatIn(ids, input.id))
      if (found === undefined) return refuse('chatDoesNotExist')
      note({ subject: `chat of member ${found.uid}` })
      if (isOthers(found, operator)) return refuse('chatTaken', { name: found.operatorName ?? '' })
      if (file === undefined) return badRequest(['file'])
      return parts.desk().keepPicture(found.member, file, operator.id)
    }),

    handleOperator(assignChat, async ({ input, operator, ids, note }) => {
      const found = await parts.chat.find(chatIn(ids, input.id))
      if (found === undefined) return refuse('chatDoesNotExist')
      if (isOthers(found, operator) && operator.role !== 'admin')
        return refuse('chatTaken', { name: found.operatorName ?? '' })
      const to = await receiverOf(parts, input, operator)
      if (to === 'unknown') return refuse('chatOperatorUnknown')
      note({
        subject: `chat of member ${found.uid}`,
        before: { taken: found.operatorName ?? null },
        after: { taken: to?.name ?? null },
      })
      await parts.chat.assign(found.id, to)
      told()
      return {}
    }),

    handleOperator(closeChat, async ({ input, operator, ids, note }) => {
      const found = await parts.chat.find(chatIn(ids, input.id))
      if (found === undefined) return refuse('chatDoesNotExist')
      if (isOthers(found, operator)) return refuse('chatTaken', { name: found.operatorName ?? '' })
      note({ subject: `chat of member ${found.uid}`, after: { closed: true } })
      await parts.chat.close(found.id)
      told()
      return {}
    }),
  ]
}

type Receiver = { readonly to: 'me' | 'nobody' | 'another'; readonly name?: string | undefined }

async function receiverOf(parts: Support, { to, name }: Receiver, operator: Operator) {
  if (to === 'nobody') return undefined
  if (to === 'me') return operator
  return (await parts.chat.operators()).find((one) => one.name === name) ?? 'unknown'
}

function answerRoutes(parts: Support): readonly OperatorRoute[] {
  return [
    handleOperator(getReadyAnswers, async () => ({
      answers: (await parts.answers.all()).map(({ number, title, texts }) => ({
        number,
        title,
        texts: writtenAnswer(texts),
      })),
    })),

    handleOperator(saveReadyAnswer, async ({ input, note }) => {
      const texts: Partial<Record<Language, string>> = {}
      for (const { language, text } of input.texts)
        if (cleanText(text) !== '') texts[language] = cleanText(text)
      if (texts.en === undefined) return refuse('englishMissing')
      const title = cleanLine(input.title)
      note({ subject: `ready answer ${title}`, after: texts })
      const number = await parts.answers.save(input.number, title, texts)
      if (number === undefined) return refuse('answerDoesNotExist')
      parts.platform.tellOperators('answers')
      return { number }
    }),

    handleOperator(removeReadyAnswer, async ({ input, note }) => {
      note({ subject: `ready answer ${input.number}` })
      const isRemoved =
        Number.isSafeInteger(input.number) && (await parts.answers.remove(input.number))
      if (!isRemoved) return refuse('answerDoesNotExist')
      parts.platform.tellOperators('answers')
      return {}
    }),
  ]
}
