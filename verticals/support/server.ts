/** Support, as the server knows it: what the exchange tells about itself, notices, help, feedback and the chat. */
import { vertical, withSubjects } from '@evenkeel/wire/server'
import { supportChannel } from './contract/feedback.ts'
import { noticesChannel } from './contract/notices.ts'
import { siteChannel } from './contract/site.ts'
import { migrations } from './migrations.ts'
import { notified } from './notified/notified.ts'
import type { Support } from './open.ts'
import * as texts from './texts.ts'

export const server = vertical<Support>({
  name: 'support',
  idKinds: { notice: 38, article: 39, feedback: 40, chat: 41 },
  migrations,
  channels: [siteChannel, noticesChannel, supportChannel],
  notifications: notified,
  texts: Object.values(texts),
  open: async (platform) => (await import('./open.ts')).open(platform),
  async routes(parts) {
    const { siteRoutes } = await import('./routes/site.ts')
    const { noticeRoutes } = await import('./routes/notices.ts')
    const { feedbackRoutes } = await import('./routes/feedback.ts')
    const { chatRoutes } = await import('./routes/chat.ts')
    const { helpRoutes } = await import('./routes/help.ts')
    return [siteRoutes, noticeRoutes, feedbackRoutes, chatRoutes, helpRoutes].flatMap((routes) =>
      routes(parts),
    )
  },
  async consoleRoutes(parts) {
    const { consoleRoutes } = await import('./routes/console.ts')
    const { consoleChatRoutes } = await import('./routes/consoleChat.ts')
    const { subjectsOf } = await import('./routes/subjects.ts')
    const routes = [...consoleRoutes(parts), ...consoleChatRoutes(parts)]
    return withSubjects(routes, subjectsOf(parts))
  },
  offers: ({ site, queue, recorded }) => ({
    tellSite: () => site.tell(),
    queues: { feedback: queue },
    recorded: { support: recorded },
  }),
  forget: (parts, member) => parts.forget(member),
  close: (parts) => parts.stop(),
})
