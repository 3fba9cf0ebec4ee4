/** Answers about the market that hold until something changes in it: read and written once, for all who ask the same. */
import type { Exchange, Millis, Refused } from '@evenkeel/kernel'
import type { Call } from '@evenkeel/wire'
import { handle, type Route } from '@evenkeel/wire/server'
import { nft } from './core/index.ts'

/** `until`: from when on it may read otherwise, though nothing was decided. */
export type Made = { readonly text: string; readonly until: Millis }

type Make = (asOf: Millis) => Promise<Made | Refused>

export type Kept = {
  /** The answer that holds, or the one that is made as of now. A refusal is kept for nobody. */
  answer(question: string, make: Make): Promise<string | Refused>
  stop(): void
}

type Parts = { readonly exchange: Pick<Exchange, 'watchAll'>; readonly now: () => Millis }
type Reading = { readonly made: Promise<Made | Refused>; until: Millis }

/** In letters, of all answers together. */
const LENGTH_MAX = 8_000_000

export function createKept({ exchange, now }: Parts, lengthMax = LENGTH_MAX): Kept {
  const kept = new Map<string, Reading>()
  let length = 0
  /** Changes that are decided and not durable: the tables do not hold them. */
  let undurable = 0

  function forget(): void {
    kept.clear()
    length = 0
  }

  const unwatch = exchange.watchAll((realm, events) => {
    if (realm !== 'real' || !events.some(({ type }) => Object.hasOwn(nft.events, type)))
      return undefined
    undurable++
    forget()
    return () => {
      undurable--
      forget()
    }
  })

  function read(question: string, make: Make, asOf: Millis): Reading {
    const reading: Reading = { made: make(asOf), until: Number.POSITIVE_INFINITY }
    kept.set(question, reading)
    const isCurrent = () => kept.get(question) === reading
    reading.made.then(
      (made) => {
        if (!isCurrent()) return
        if ('refusal' in made) return void kept.delete(question)
        reading.until = made.until
        length += question.length + made.text.length
        if (length > lengthMax) forget()
      },
      () => isCurrent() && kept.delete(question),
    )
    return reading
  }

  return {
    async answer(question, make) {
      const known = kept.get(question)
      const asOf = now()
      const isGood = known !== undefined && asOf < known.until
      const made = await (isGood
        ? known.made
        : undurable > 0
          ? make(asOf)
          : read(question, make, asOf).made)
      return 'refusal' in made ? made : made.text
    },
    stop() {
      unwatch()
      forget()
    },
  }
}

type Answer<C extends Call> = Parameters<typeof handle<C>>[1]
type Asked<C extends Call> = Parameters<Answer<C>>[0] & { readonly asOf: Millis }
type Outcome<C extends Call> = Awaited<ReturnType<Answer<C>>>

/**
 * Binds a call whose answer is the same for everybody. `kept` is there once the market is open. An answer is of the moment `asOf`, and
 * so is `untilOf`: while it is read, time passes.
 */
export function handleKept<C extends Call>(
  kept: () => Kept,
  call: C,
  answer: (asked: Asked<C>) => ReturnType<Answer<C>>,
  untilOf: (outcome: Outcome<C>, asOf: Millis) => Millis = () => Number.POSITIVE_INFINITY,
): Route {
  const route = handle(call, answer as Answer<C>)
  return {
    ...route,
    encode: (text) => text as string,
    answer(context) {
      const question = `${call.path} ${JSON.stringify(context.input)}`
      return kept().answer(question, async (asOf) => {
        const asked: typeof context & { readonly asOf: Millis } = { ...context, asOf }
        const outcome = await route.answer(asked)
        if (isRefused(outcome)) return outcome
        const until = untilOf(outcome as Outcome<C>, asOf)
        return { text: route.encode(outcome) as string, until }
      })
    },
  }
}

function isRefused(outcome: unknown): outcome is Refused {
  return (outcome as Partial<Refused> | undefined)?.ok === false
}
