/** The one place where a member hears that support has answered: what is to be told elsewhere as well is told from here. Rule H10. */
import type { MemberId } from '@evenkeel/kernel'
import type { Push } from '@evenkeel/wire/server'
import type { Chat } from './chat/chat.ts'
import { supportChannel } from './contract/feedback.ts'
import type { FeedbackTable } from './feedback/feedback.ts'

export type Answered = 'feedback' | 'chat'

type Options = {
  readonly push: Push
  readonly feedback: Pick<FeedbackTable, 'unread'>
  readonly chat: Pick<Chat, 'unread'>
  /** There is something new to be notified of. */
  wake(): void
  onFailure(error: unknown): void
}

/** `answered`: a reply or an answer is durable. `moved`: what was not read has changed, as by the member's other device. */
export type Telling = {
  answered(member: MemberId, about: Answered): void
  moved(member: MemberId, about: Answered): void
}

export function createTelling({ push, feedback, chat, wake, onFailure }: Options): Telling {
  async function tell(member: MemberId, about: Answered): Promise<void> {
    const unread = { feedback: await feedback.unread(member), chat: await chat.unread(member) }
    push(supportChannel, member, { about, ...unread })
  }
  const told = (member: MemberId, about: Answered) => void tell(member, about).catch(onFailure)
  return {
    answered(member, about) {
      told(member, about)
      wake()
    },
    moved: told,
  }
}
