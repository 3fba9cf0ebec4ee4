/** Who listens to which channel, and hears what is new on it. */
import type { AnyChannel, News } from '../channel.ts'
import type { ChannelNews } from '../envelope.ts'

export class Channels {
  readonly #listeners = new Map<string, Set<(news: never) => void>>()

  subscribe<C extends AnyChannel>({ name }: C, listener: (news: News<C>) => void): () => void {
    const ofChannel = this.#listeners.get(name) ?? new Set()
    this.#listeners.set(name, ofChannel.add(listener))
    return () => ofChannel.delete(listener)
  }

  tell(news: readonly ChannelNews[]): void {
    for (const { channel, data } of news)
      for (const listener of [...(this.#listeners.get(channel) ?? [])]) listener(data as never)
  }
}
