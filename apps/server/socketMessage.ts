/** What a client may say on the socket. */
import { z } from '@evenkeel/wire'

export const socketMessage = z.discriminatedUnion('event', [
  z.object({ event: z.literal('link') }),
  z.object({ event: z.literal('ping') }),
  z.object({
    event: z.literal('auth'),
    /** Without a list, every channel is told. */
    params: z.object({ token: z.string(), channels: z.optional(z.array(z.string())) }),
  }),
  z.object({
    event: z.literal('call'),
    /** Comes back with the answer. */
    id: z.union([z.int(), z.string().check(z.maxLength(64))]),
    path: z.string(),
    key: z.optional(z.string()),
    /** Looked at by the call itself. */
    params: z.optional(z.custom<object>(isObject)),
  }),
])
export type CallMessage = Extract<z.infer<typeof socketMessage>, { event: 'call' }>

/** As it came, not copied: a copy would take `__proto__` for more than a name. */
function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
