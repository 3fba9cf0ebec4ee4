/** Opens the notification centre: collects, tells, pushes and mails for as long as the server runs. */
import { type MemberId, realms } from '@evenkeel/kernel'
import type { MemberDesk, Platform, Tables } from '@evenkeel/wire/server'
import { createChoices } from './choices.ts'
import { type Added, openCollector } from './collector.ts'
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
  const { machine, now, notified: sources } = platform
  const tables = platform.openTables(CONNECTIONS)
  const onFailure = platform.onFailure('notifications failed')
  const parts = partsOf(platform, tables)
  const { choices, listed, subscriptions, sender } = parts
  const ways = startWays(platform, { ...parts, tables, allowsLoopback }, onFailure)

  /** Each once, however much is new, and each realm of its own count. */
  async function tell(added: readonly Added[]): Promise<void> {
    for (const realm of realms) {
      const here = added.filter((one) => one.realm === null || one.realm === realm)
      for (const member of new Set(here.map((one) => one.member))) {
        const unread = await listed.unread(member, realm)
        platform.push(notificationsChannel, member, { realm, unread }, realm)
      }
    }
  }
  const collector = await openCollector(
    {
      tables,
      machine,
      sources,
      choices,
      now,
      onFailure,
      recorded: () => Object.values(platform.offered.recorded ?? {}),
      onNew(added) {
        tell(added).catch(onFailure)
        ways.deliver()
      },
    },
    machine.seq,
  )
  return {
    choices,
    listed,
    subscriptions,
    sender,
    allowsLoopback,
    sources,
    tell,
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
      await collector.stop()
      await ways.stop()
    },
  }
}

function partsOf(platform: Platform, tables: Tables) {
  const { ids, keys, now, notified: sources, instruments } = platform
  const desk = () => deskOf(platform)
  const saying = createSaying({ sources, instruments, ids })
  return {
    desk,
    saying,
    choices: createChoices(tables),
    listed: createListed({ tables, saying, ids, now }),
    subscriptions: createSubscriptions({ tables, now, desk }),
    sender: createSender(keys.key('web push', 32), contactOf(platform)),
  }
}

type Parts = ReturnType<typeof partsOf> & {
  readonly tables: Tables
  readonly allowsLoopback: boolean
}

/** Pushes and mails, by the clock and whenever there is something new. */
function startWays({ metrics, now }: Platform, parts: Parts, onFailure: (error: unknown) => void) {
  const { allowsLoopback, desk, listed } = parts
  const mailing = { ...parts, metrics, now }
  const pushing = createPushing({
    ...mailing,
    onFailure,
    post: createPost(allowsLoopback),
    languageOf: (member) => desk().languageOf(member),
  })
  for (const way of ['push', 'mail']) {
    metrics.count('notifications_sent_total', { way }, 0)
    metrics.count('notifications_failed_total', { way }, 0)
  }
  const pushes = once(async () => void (await pushing()), onFailure)
  const mails = once(() => mailAtOnce(mailing), onFailure)
  const digests = once(() => mailDigests(mailing), onFailure)
  const prune = once(() => listed.prune(), onFailure)
  function deliver(): void {
    pushes.run()
    mails.run()
  }
  const timers = [
    setInterval(deliver, DELIVER_MS),
    setInterval(digests.run, DIGEST_MS),
    setInterval(prune.run, PRUNE_MS),
  ]
  for (const timer of timers) timer.unref()
  return {
    deliver,
    async stop() {
      for (const timer of timers) clearInterval(timer)
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
