/** What a vertical tells members of their own accord: for each channel, what is news on it. */
import type { MemberId, Notice } from '@evenkeel/kernel'
import type { AnyChannel, Channel, Published } from '../channel.ts'
import { type Encode, encoderOf } from './encode.ts'
import type { PublicIds } from './handle.ts'

export type Teller = {
  readonly channel: AnyChannel
  /** Writes the news as JSON. */
  readonly encode: Encode
  /** The news for this member in something that just became durable, if there is any. */
  news(notice: Notice, member: MemberId, ids: PublicIds): unknown
}

export function tell<C extends Channel>(
  channel: C,
  news: (notice: Notice, member: MemberId, ids: PublicIds) => Published<C> | undefined,
): Teller {
  return { channel, encode: encoderOf(channel.data), news }
}
