/** What a client may say on a socket: to the exchange, and about topics of the stream. */
import { z } from '@evenkeel/wire'

/** Comes back with the answer. */
const id = z.union([z.int(), z.string().check(z.maxLength(64))])

export const eventMessage = z.discriminatedUnion('event', [
  z.object({ event: z.literal('link') }),
  z.object({ event: z.literal('ping') }),
  z.object({
    event: z.literal('auth'),
    /** Without a list, every channel is told. */
    params: z.object({ token: z.string(), channels: z.optional(z.array(z.string())) }),
  }),
  z.object({
    event: z.literal('call'),
    id,
    path: z.string(),
    key: z.optional(z.string()),
    /** Looked at by the call itself. */
    params: z.optional(z.custom<object>(isObject)),
  }),
])
type EventMessage = z.infer<typeof eventMessage>
export type AuthMessage = Extract<EventMessage, { event: 'auth' }>
export type CallMessage = Extract<EventMessage, { event: 'call' }>

/** How many topics a socket may listen to. */
export const TOPICS_MAX = 64

const topic = z.string().check(z.minLength(1), z.maxLength(128))
const topics = z.union([topic, z.array(topic).check(z.minLength(1), z.maxLength(TOPICS_MAX))])
/** Seconds since 1970, up to the year 5138. */
const seconds = z.int().check(z.minimum(0), z.maximum(99_999_999_999))

export const topicMessage = z.union([
  z.object({ sub: topics, id: z.optional(id) }),
  z.object({ unsub: topics, id: z.optional(id) }),
  z.object({
    req: topic,
    id: z.optional(id),
    from: z.optional(seconds),
    to: z.optional(seconds),
  }),
  z.object({ pong: z.number() }),
])
export type TopicMessage = z.infer<typeof topicMessage>
export type Id = z.infer<typeof id>

const TOPIC_WORDS = ['sub', 'unsub', 'req', 'pong']

/** Whether this is said about topics, rightly or not. */
export function isAboutTopics(value: unknown): boolean {
  return (
    isObject(value) && !hasOwn(value, 'event') && TOPIC_WORDS.some((word) => hasOwn(value, word))
  )
}

/** The id in what is otherwise no message, for the error that answers it. */
export function idIn(value: unknown): Id | undefined {
  if (!isObject(value) || !hasOwn(value, 'id')) return undefined
  return id.safeParse((value as { id: unknown }).id).data
}

/** As it came, not copied: a copy would take `__proto__` for more than a name. */
function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const hasOwn = (value: object, name: string) => Object.hasOwn(value, name)
