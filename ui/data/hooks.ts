/** How a screen reads, submits, listens and speaks. */
import {
  type Answer,
  type AnyCall,
  type AnyChannel,
  fill,
  type News,
  type Sent,
} from '@evenkeel/wire'
import {
  startTransition,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { KitKey } from '../format/catalogue.ts'
import { unbroken } from '../format/unbroken.ts'
import { useToast } from '../kit/Toast.tsx'
import { type Session, useClient } from './context.ts'
import { createReading, type Reading, type ReadingState } from './reading.ts'
import { createSubmission, type Outcome } from './submission.ts'

type Figures = Readonly<Record<string, string | number>>
export type Text<Key extends string> = (key: Key | KitKey, figures?: Figures) => string

/** `useText<WalletKey>()` knows the wallet's keys beside the kit's own. */
export function useText<Key extends string = never>(): Text<Key> {
  const { texts, language } = useClient()
  return useCallback(
    (key, figures) => unbroken(fill(texts[key] ?? key, language, figures)),
    [texts, language],
  )
}

export function useSession(): Session {
  return useClient().session
}

/** Where the reader is, and how to go elsewhere. */
export function usePlace() {
  const { place, go, back } = useClient()
  return { ...place, go, back }
}

export type Called<Data> = ReadingState<Data> & {
  reload(): void
  /** Reads again for news, as `Reading.refresh` does. */
  refresh(): void
  /** Applies news to what was read. */
  update(change: (data: Data) => Data): void
}

/** Reads when the screen opens, when its input changes, and each time the stream becomes live. */
export function useCall<C extends AnyCall>(
  definition: C,
  input: Sent<C> = {} as Sent<C>,
): Called<Answer<C>> {
  const { client } = useClient()
  const written = JSON.stringify(input)
  const read = useCallback(
    (signal: AbortSignal) => client.call(definition, JSON.parse(written) as Sent<C>, { signal }),
    [client, definition, written],
  )
  return useReading(read)
}

/** `read` is kept by `useCallback`: another one is another question. */
export function useReading<Data>(read: (signal: AbortSignal) => Promise<Data>): Called<Data> {
  const { stream } = useClient()
  const [state, setState] = useState<ReadingState<Data>>(unread)
  const reading = useRef<Reading<Data>>(undefined)
  useEffect(() => {
    // What an answer opens may be much, and is drawn in small steps; what news changes is drawn at once.
    const mine = createReading(read, (next, isNews) => {
      if (isNews) setState(next)
      else startTransition(() => setState(next))
    })
    reading.current = mine
    void mine.reload()
    const unsubscribe = stream.onResume(() => void mine.reload())
    return () => {
      unsubscribe()
      mine.stop()
    }
  }, [read, stream])
  return useMemo(
    () => ({
      ...state,
      reload: () => void reading.current?.reload(),
      refresh: () => reading.current?.refresh(),
      update: (change) => reading.current?.update(change),
    }),
    [state],
  )
}

const unread = { data: undefined, error: undefined, loading: true }

export function useChannel<C extends AnyChannel>(channel: C, listener: (news: News<C>) => void) {
  const { stream } = useClient()
  const hear = useEffectEvent(listener)
  useEffect(() => stream.subscribe(channel, (news) => hear(news)), [stream, channel])
}

export type Submit<C extends AnyCall> = {
  (input: Sent<C>): Promise<Outcome<C>>
  readonly busy: boolean
}

export type SubmitWish<C extends AnyCall> = {
  readonly done?: string
  /** What was asked stays open, and says itself that no answer came: that is not told twice. */
  readonly staysOpen?: boolean
  onDone?(answer: Answer<C>): void
}

/** Submits once at a time, and toasts the success or the reason of the refusal. */
export function useSubmit<C extends AnyCall>(
  definition: C,
  { done, staysOpen = false, onDone }: SubmitWish<C> = {},
): Submit<C> {
  const { client } = useClient()
  const text = useText()
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const { submit } = useMemo(
    () => createSubmission(client, definition, setBusy),
    [client, definition],
  )

  async function send(input: Sent<C>) {
    const outcome = await submit(input)
    if (outcome.type === 'done') {
      if (done !== undefined) toast(done, 'success')
      onDone?.(outcome.answer)
    } else if (outcome.type === 'refused') toast(outcome.message, 'failure')
    else if (outcome.type === 'unknown' && !staysOpen) toast(text('ui.outcomeUnknown'), 'failure')
    return outcome
  }
  return Object.assign(send, { busy })
}
