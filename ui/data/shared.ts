/** What several parts of a page read and follow alike: read once, for as long as any of them is there. */
import type { Answer, AnyCall, AnyChannel, News, Sent } from '@evenkeel/wire'
import type { Client, Stream } from '@evenkeel/wire/client'
import { createReading, type Reading, type ReadingState } from './reading.ts'

/** Whether a screen has to follow news. `before` is what was heard before it; nothing of the first. */
export type Concerns<N extends AnyChannel> = (news: News<N>, before: News<N> | undefined) => boolean

/** Declared once beside its call: who names the same one reads the same. */
export type SharedCall<C extends AnyCall, N extends AnyChannel> = {
  readonly call: C
  readonly channel: N
  /** What was read as the news leaves it; where nobody says so, it is read again, as `Reading.refresh` does. */
  take?(known: Answer<C>, news: News<N>): Answer<C>
  /** Whether news is about this; all of it is, where nobody says so. */
  readonly concerns?: Concerns<N>
}

export type Shared<Data> = {
  state(): ReadingState<Data>
  /** The first who follows has it read, the last who leaves ends it. */
  follow(listener: (isNews: boolean) => void): () => void
  reload(): void
  refresh(): void
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
    let before: News<N> | undefined
    const stops = [
      stream.onResume(() => void mine.reload()),
      stream.subscribe(channel, (news) => {
        const isConcern = concerns?.(news, before) !== false
        before = news
        if (!isConcern) return
        if (take === undefined) mine.refresh()
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
    refresh: () => reading?.refresh(),
    update: (change) => reading?.update(change),
  }
}
