/** What several parts of a page read and follow alike: read once, for as long as any of them is there. */
import type { Answer, AnyCall, AnyChannel, News, Sent } from '@evenkeel/wire'
import type { Client, Stream } from '@evenkeel/wire/client'
import { createReading, type Reading, type ReadingState } from './reading.ts'

/** Declared once beside its call: who names the same one reads the same. */
export type SharedCall<C extends AnyCall, N extends AnyChannel> = {
  readonly call: C
  readonly channel: N
  /** What was read as the news leaves it; where nobody says so, it is read again. */
  take?(known: Answer<C>, news: News<N>): Answer<C>
  /** Whether news is about this; all of it is, where nobody says so. */
  concerns?(news: News<N>): boolean
}

export type Shared<Data> = {
  state(): ReadingState<Data>
  /** The first who follows has it read, the last who leaves ends it. */
  follow(listener: (isNews: boolean) => void): () => void
  reload(): void
  update(change: (data: Data) => Data): void
}

export type SharedParts = {
  readonly client: Pick<Client, 'call'>
  readonly stream: Pick<Stream, 'subscribe' | 'onResume'>
}

const unread = { data: undefined, error: undefined, loading: true }

export function createShared<C extends AnyCall, N extends AnyChannel>(
  { call, channel, take, concerns }: SharedCall<C, N>,
  input: Sent<C>,
  { client, stream }: SharedParts,
): Shared<Answer<C>> {
  const listeners = new Set<(isNews: boolean) => void>()
  let state: ReadingState<Answer<C>> = unread
  let reading: Reading<Answer<C>> | undefined
  let stop: (() => void) | undefined

  function start(): void {
    const mine = createReading<Answer<C>>(
      (signal) => client.call(call, input, { signal }),
      (next, isNews) => {
        state = next
        for (const listener of [...listeners]) listener(isNews)
      },
    )
    reading = mine
    const stops = [
      stream.onResume(() => void mine.reload()),
      stream.subscribe(channel, (news) => {
        if (concerns?.(news) === false) return
        if (take === undefined) void mine.reload()
        else mine.update((known) => take(known, news))
      }),
    ]
    stop = () => {
      for (const end of stops) end()
      mine.stop()
      state = unread
    }
    void mine.reload()
  }

  return {
    state: () => state,
    follow(listener) {
      listeners.add(listener)
      if (listeners.size === 1) start()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop?.()
      }
    },
    reload: () => void reading?.reload(),
    update: (change) => reading?.update(change),
  }
}
