/** One of HTX's pages: its parameters are read in order, the first that is wrong is the answer. */
import type { CoinChain, Held, PlainPage, Query } from '@evenkeel/wire/server'
import { BUSY, type Fault, faultText, isFault, type Json, json } from '@evenkeel/wire/server/htx'
import { type Asker, TooManyQuestions } from '../candles/candles.ts'
import type { Market } from '../market.ts'
import type { Recent } from '../recent.ts'
import type { Reader, Value } from './parameters.ts'

/** What the pages of one market share. */
export type Desk = {
  readonly market: Market
  /** What operators hold up. */
  held(): Held | undefined
  /** On which chains a coin comes and goes. */
  chainsOf(asset: string): readonly CoinChain[]
  readonly recent: Recent<string>
  /** The parameter that names what is listed. */
  readonly symbol: Reader<string>
}

type Readers = Readonly<Record<string, Reader<Value>>>
type QueryOf<Of extends Readers> = {
  readonly [Name in keyof Of]: Exclude<ReturnType<Of[Name]>, Fault>
}
/** Text is JSON already. */
type Answer = string | { readonly [name: string]: Json } | Fault

/** `from`: the address that asks, where that is said. */
export type HtxPage = Omit<PlainPage, 'answer'> & {
  answer(query: Query, from?: string, isGone?: () => boolean): Promise<string> | string
}

const INVALID_FIELD = 2002

export function page<Of extends Readers>(
  { recent, market }: Desk,
  path: string,
  readers: Of,
  answer: (asked: QueryOf<Of>, asker: Partial<Asker>) => Answer | Promise<Answer>,
  cost: (asked: QueryOf<Of>) => number = () => 1,
): HtxPage {
  const say = (told: Answer) => {
    if (typeof told === 'string') return told
    if (!isFault(told)) return json(told)
    // The second version of HTX's paths has errors of its own.
    if (path.startsWith('/v2/')) return json({ code: INVALID_FIELD, message: told.message })
    return faultText(path, told, market.now())
  }
  return {
    path,
    policy: 'public',
    cost(query) {
      const asked = read(readers, query)
      return isFault(asked) ? 1 : cost(asked)
    },
    async answer(query, from, isGone) {
      const asked = read(readers, query)
      if (isFault(asked)) return say(asked)
      // Only what was understood names a question: what else stands in a query makes no new one.
      const question = [path, ...Object.values(asked)].join(' ')
      try {
        return await recent.answer(question, async () =>
          say(await answer(asked, { caller: from && `address ${from}`, isGone })),
        )
      } catch (error) {
        if (error instanceof TooManyQuestions) return say(BUSY)
        throw error
      }
    },
  }
}

/** A page that always says the same. */
export function fixed(path: string, answer: Json): HtxPage {
  const text = json(answer)
  return { path, policy: 'public', answer: () => text }
}

function read<Of extends Readers>(readers: Of, query: Query): QueryOf<Of> | Fault {
  const asked: Record<string, Value> = {}
  for (const [name, reader] of Object.entries(readers)) {
    const value = reader(query[name])
    if (isFault(value)) return value
    asked[name] = value
  }
  return asked as QueryOf<Of>
}
