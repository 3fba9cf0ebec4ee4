/** Opens the notification centre: collects, tells, pushes and mails for as long as the server runs. */
import { type MemberId, realms } from '@evenkeel/kernel'
import type { MemberDesk, Platform } from '@evenkeel/wire/server'
import { createChoices } from './choices.ts'
import { openCollector } from './collector.ts'
import { notificationsChannel } from './contract.ts'
import { createListed } from './listed.ts'
import { mailAtOnce, mailDigests } from './mailing.ts'
import { createSender } from './push/encrypting.ts'
import { createPost } from './push/endpoint.ts'
import { createPushing } from './push/pushing.ts'
import { createSubscriptions } from './push/subscriptions.ts'
import { createSaying } from './saying.ts'
import type { NotificationSettings } from './settings.ts'

export type Centre = Awaited<ReturnType<typeof open>>

const CONNECTIONS = 2
const DELIVER_MS = 5_000
const DIGEST_MS = 60_000
const PRUNE_MS = 3_600_000

export async function open(platform: Platform, { allowsLoopback }: NotificationSettings) {
  const { machine, ids, keys, metrics, now, push, notified: sources, instruments } = platform
  const tables = platform.openTables(CONNECTIONS)
  const onFailure = platform.onFailure('notifications failed')
  const desk = () => deskOf(platform)
  const choices = createChoices(tables)
  const saying = createSaying({ sources, instruments, ids })
  const listed = createListed({ tables, saying, ids, now })
  const subscriptions = createSubscriptions({ tables, now, desk })
  const sender = createSender(keys.key('web push', 32), contactOf(platform))
  const shared = { tables, choices, saying, metrics, now, desk }
  const pushing = createPushing({
    ...{ ...shared, subscriptions, sender, allowsLoopback, onFailure },
    post: createPost(allowsLoopback),
    languageOf: (member) => desk().languageOf(member),
  })
  for (const way of ['push', 'mail']) {
    metrics.count('notifications_sent_total', { way }, 0)
    metrics.count('notifications_failed_total', { way }, 0)
  }

  async function tell(members: Iterable<MemberId>): Promise<void> {
    for (const member of members)
      for (const realm of realms)
        push(notificationsChannel, member, { realm, unread: await listed.unread(member, realm) })
  }

  const pushes = once(async () => void (await pushing()), onFailure)
  const mails = once(() => mailAtOnce(shared), onFailure)
  const digests = once(() => mailDigests(shared), onFailure)
  const prune = once(() => listed.prune(), onFailure)
  const collector = await openCollector(
    {
      ...{ tables, machine, sources, choices, now, onFailure },
      recorded: () => Object.values(platform.offered.recorded ?? {}),
      onNew(members) {
        tell(members).catch(onFailure)
        pushes.run()
        mails.run()
      },
    },
    machine.seq,
  )
  const timers = [
    setInterval(() => {
      pushes.run()
      mails.run()
    }, DELIVER_MS),
    setInterval(digests.run, DIGEST_MS),
    setInterval(prune.run, PRUNE_MS),
  ]
  for (const timer of timers) timer.unref()
  return {
    choices,
    listed,
    subscriptions,
    sender,
    allowsLoopback,
    sources,
    now,
    tell,
    collector,
    /** Mails what is due for the day now, for tests that do not wait a minute. */
    digest: () => mailDigests(shared),
    offered: {
      wake: () => collector.wake(),
      async wantsMail(member: MemberId, kind: string) {
        const group = sources.find(({ kinds }) => kind in kinds)?.kinds[kind]?.group
        return group === undefined || (await choices.of(member)).ways[group].mail === 'now'
      },
    },
    async forget(member: MemberId) {
      await subscriptions.forget(member)
      await listed.forget(member)
    },
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await collector.stop()
      await Promise.all([pushes.over(), mails.over(), digests.over(), prune.over()])
    },
  }
}

/** One at a time: what is asked for meanwhile is done once more afterwards. */
function once(work: () => Promise<void>, onFailure: (error: unknown) => void) {
  let running: Promise<void> | undefined
  let isWanted = false
  function run(): void {
    isWanted = running !== undefined
    running ??= work()
      .catch(onFailure)
      .finally(() => {
        running = undefined
        if (isWanted) run()
      })
  }
  return {
    run,
    async over() {
      isWanted = false
      await running
    },
  }
}

/** Whom a push service asks about what we send. */
function contactOf({ config }: Platform): string {
  return config.site ?? 'mailto:operator@localhost.invalid'
}

function deskOf({ offered }: Platform): MemberDesk {
  if (offered.memberDesk === undefined) throw new Error('no vertical keeps members')
  return offered.memberDesk
}
