/** Pushes what is due to the devices of its member: each at most once, and nothing that they did not allow. */
import type { MemberId, Millis } from '@evenkeel/kernel'
import type { Language } from '@evenkeel/wire'
import type { Metrics, Tables } from '@evenkeel/wire/server'
import { type Choices, isUrgent } from '../choices.ts'
import { isQuiet } from '../quiet.ts'
import type { Kept, Saying } from '../saying.ts'
import { encrypt, type Sender } from './encrypting.ts'
import { endpointOf, type Post } from './endpoint.ts'
import type { Device, Subscriptions } from './subscriptions.ts'

type Options = {
  readonly tables: Tables
  readonly choices: Choices
  readonly saying: Saying
  readonly subscriptions: Subscriptions
  readonly sender: Sender
  readonly post: Post
  readonly allowsLoopback: boolean
  readonly metrics: Metrics
  readonly now: () => Millis
  languageOf(member: MemberId): Promise<Language>
  onFailure(error: unknown): void
}

type Due = Kept & { readonly id: number; readonly member: number; readonly at: number } & {
  readonly kind_group: Parameters<typeof isUrgent>[0]
}

const AT_ONCE = 50
/** News that is older is in the list; nobody's phone rings for it. */
const FRESH_MS = 3_600_000
const HOUR_MS = 3_600_000
/** NC9: of one member in an hour. */
const HOURLY_MAX = 30
const TOKEN_SECONDS = 12 * 3_600
const KEPT_SECONDS = 24 * 3_600
const RETRIES_MS = [500, 3_000]

/** Resolves with how many were due. */
export function createPushing(options: Options): () => Promise<number> {
  const { tables, now } = options
  const lately = new Map<MemberId, number[]>()

  function isTooMuch(member: MemberId): boolean {
    const times = (lately.get(member) ?? []).filter((at) => at > now() - HOUR_MS)
    lately.set(member, [...times, now()])
    return times.length >= HOURLY_MAX
  }

  return async () => {
    // Marked before it is sent: after a crash it is in the list, and nobody is told twice.
    const due = await tables.rows<Due>(
      `update notification set push = 'done' where id in (
         select id from notification where push = 'due' order by id limit ${AT_ONCE})
       returning id::float8 as id, member::float8 as member, kind, kind_group, figures, link,
         about_kind, about::float8 as about, at::float8 as at`,
      [],
    )
    const choiceOf = await options.choices.ofAll(due.map(({ member }) => member))
    const told = due.filter(({ member, at, kind_group: group }) => {
      const { quiet, zone } = choiceOf(member)
      const isHeld = !isUrgent(group) && isQuiet(now(), zone, quiet)
      return !isHeld && at > now() - FRESH_MS && !isTooMuch(member)
    })
    await Promise.all(
      told.map((one) =>
        pushOne(options, one, choiceOf(one.member).showsDetails).catch(options.onFailure),
      ),
    )
    return due.length
  }
}

async function pushOne(options: Options, due: Due, showsDetails: boolean): Promise<void> {
  const devices = await options.subscriptions.of(due.member)
  if (devices.length === 0) return
  const { title, body } = await options.saying.say(due, await options.languageOf(due.member))
  const link = options.saying.linkOf(due)
  const message = { title, ...(showsDetails && { body }), link, tag: String(due.id) }
  const bytes = Buffer.from(JSON.stringify(message))
  await Promise.all(devices.map((device) => send(options, device, bytes)))
}

async function send(options: Options, device: Device, message: Buffer): Promise<void> {
  const { subscriptions, metrics, allowsLoopback } = options
  const url = endpointOf(device.endpoint, allowsLoopback)
  for (const delayMs of [0, ...RETRIES_MS]) {
    if (delayMs > 0) await new Promise((resume) => setTimeout(resume, delayMs).unref())
    const status = url === undefined ? 410 : await posted(options, url, device, message)
    if (status >= 200 && status < 300) {
      metrics.count('notifications_sent_total', { way: 'push' })
      return
    }
    if (status === 404 || status === 410) await subscriptions.drop(device.id)
    // Whoever refuses it for good is not asked again.
    if (status !== undefined && status < 500 && status !== 429 && status !== 0) break
  }
  metrics.count('notifications_failed_total', { way: 'push' })
}

/** The status, or 0 where nobody answered. */
async function posted(
  { sender, post, now }: Options,
  url: URL,
  device: Device,
  message: Buffer,
): Promise<number> {
  const expiresAt = Math.floor(now() / 1_000) + TOKEN_SECONDS
  const headers = {
    authorization: sender.authorization(url.origin, expiresAt),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(KEPT_SECONDS),
    urgency: 'normal',
  }
  try {
    return (await post(url, headers, encrypt(device, message))).status
  } catch {
    return 0
  }
}
