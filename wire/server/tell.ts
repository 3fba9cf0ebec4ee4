/** What a vertical tells members of their own accord: for each channel, what is news on it. */
import type { MemberId, Notice } from '@evenkeel/kernel'
import type { AnyChannel, Channel, Published } from '../channel.ts'
import { type Encode, encoderOf } from './encode.ts'
import type { PublicIds } from './handle.ts'

/** What one or several commands change for a member, put together. */
export type Gathering<News = unknown> = {
  /** Looks at a change, right after the command that made it. */
  add(notice: Notice): void
  /** What the changes come to, while the state is what the last of them left; if any of them is news. */
  news(): News | undefined
}

export type Teller = {
  readonly channel: AnyChannel
  /** Writes the news as JSON. */
  readonly encode: Encode
  gather(member: MemberId, ids: PublicIds): Gathering
}

export function tell<C extends Channel>(
  channel: C,
  gather: (member: MemberId, ids: PublicIds) => Gathering<Published<C>>,
): Teller {
  return { channel, encode: encoderOf(channel.data), gather }
}
