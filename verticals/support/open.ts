/** Opens support on the server: its tables, who is told what, and the first content of a new exchange. */
import type { MemberId } from '@evenkeel/kernel'
import type { CaseQueue, MemberDesk, Platform, ReadRecorded } from '@evenkeel/wire/server'
import { createReadyAnswers, type ReadyAnswers } from './chat/answers.ts'
import { type Chat, createChat } from './chat/chat.ts'
import { noticesChannel } from './contract/notices.ts'
import { createFeedback, type FeedbackTable } from './feedback/feedback.ts'
import { createFeedbackQueue } from './feedback/queue.ts'
import { fillFirst } from './first/first.ts'
import { type Articles, createArticles } from './help/articles.ts'
import { createNotices, type Notices } from './notices/notices.ts'
import { createPublishing, type Publishing } from './notices/publishing.ts'
import { supportAnswers } from './notified/notified.ts'
import { createSite, type Site } from './site/site.ts'
import { createTelling, type Telling } from './telling.ts'

export type Support = {
  readonly platform: Platform
  readonly site: Site
  readonly notices: Notices
  readonly publishing: Publishing
  readonly articles: Articles
  readonly feedback: FeedbackTable
  readonly queue: CaseQueue
  readonly chat: Chat
  readonly answers: ReadyAnswers
  readonly telling: Telling
  readonly recorded: ReadRecorded
  desk(): MemberDesk
  /** Tells consoles and apps of a notice that came or went. */
  tellNotice(id: number, isShown: boolean): void
  forget(member: MemberId): Promise<void>
  stop(): Promise<void>
}

export async function open(platform: Platform): Promise<Support> {
  const { tables, now, ids, push, tellOperators } = platform
  const desk = () => deskOf(platform)
  const onFailure = platform.onFailure('support failed')
  const notices = createNotices(tables, now)
  const articles = createArticles(tables, now)
  const answers = createReadyAnswers(tables)
  const feedback = createFeedback({ tables, now, desk })
  const chat = createChat({ tables, now, desk })
  const wake = () => platform.offered.notifications?.wake()
  const telling = createTelling({ push, feedback, chat, wake, onFailure })
  const onReplied = (member: MemberId) => telling.answered(member, 'feedback')
  const queue = createFeedbackQueue({ tables, ids, feedback, desk, onReplied })
  function tellNotice(id: number, isShown: boolean): void {
    tellOperators('notices')
    platform.pushToAll(noticesChannel, { id: ids.of('notice', id), is_shown: isShown })
  }
  const tell = (id: number) => tellNotice(id, true)
  const publishing = createPublishing({ notices, now, onFailure, tell })
  await fillFirst({ tables, notices, articles, answers, now })
  await publishing.look()
  return {
    platform,
    notices,
    publishing,
    articles,
    feedback,
    queue,
    chat,
    answers,
    telling,
    recorded: supportAnswers(tables, now),
    site: openSite(platform),
    desk,
    tellNotice,
    async forget(member) {
      for (const part of [notices, articles, feedback, chat]) await part.forget(member)
    },
    async stop() {
      publishing.stop()
    },
  }
}

function openSite({ config, offered, now, tables, pushToAll, onFailure }: Platform): Site {
  return createSite({
    tables,
    pushToAll,
    now,
    isSandbox: !config.production,
    isSimulated: () => offered.isSimulated?.() === true,
    held: () => offered.switches?.now(),
    onFailure: onFailure('telling everybody about the exchange failed'),
  })
}

function deskOf({ offered }: Platform): MemberDesk {
  if (offered.memberDesk === undefined) throw new Error('no vertical keeps members')
  return offered.memberDesk
}
