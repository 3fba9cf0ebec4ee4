/** A channel: news that the server sends without being asked, defined once for both sides. */
import type * as z from 'zod/mini'

export type Channel<Data extends z.ZodMiniType = z.ZodMiniType> = {
  readonly name: string
  readonly summary: string
  /** Who may hear it: anybody, members, or members whose session is in the real realm. */
  readonly policy: 'public' | 'member' | 'realMember'
  readonly data: Data
}

export function channel<Data extends z.ZodMiniType>(definition: Channel<Data>): Channel<Data> {
  return definition
}

// biome-ignore lint/suspicious/noExplicitAny: a list of channels forgets what each one carries
export type AnyChannel = Channel<any>

/** What a subscriber reads: the values as they are on the wire. */
export type News<C extends AnyChannel> = z.input<C['data']>
/** What the server publishes: amounts are bigints. */
export type Published<C extends AnyChannel> = z.output<C['data']>
