/** The bill as a CSV file: looks at how things stand, and has the thread of files write it from there. */
import { type MemberId, refuse } from '@evenkeel/kernel'
import type { Catalogue, Language, Texts } from '@evenkeel/wire'
import type { Context, FileAnswer, Platform } from '@evenkeel/wire/server'
import { dateOf } from '../worth/days.ts'
import { heldNow } from './balances.ts'
import type { ExportWork } from './exportWorker.ts'
import { pendingRows } from './pending.ts'
import { oldestOf, type Wanted } from './rows.ts'

/** Of one member at once. */
const RUNNING_MAX = 2
const WORKER = new URL('./exportWorker.ts', import.meta.url)
/** The words that it is written in. */
const OF_FILE = /^(csv|account|bill\.(reason|tab|status))\./

type Export = Wanted & {
  readonly zone: string
  readonly language: Language
}
type Parts = Pick<Platform, 'billKinds' | 'billSources' | 'billDeals' | 'makeFile' | 'now'>
type Asking = Pick<Context<unknown>, 'member' | 'history' | 'exchange'>

export type Exports = {
  open(asking: Asking, wanted: Export): Promise<FileAnswer | ReturnType<typeof busy>>
}

/** `texts`: those that have words of the file. */
export function createExports(platform: Parts, texts: readonly Texts[]): Exports {
  const { billKinds, billSources, billDeals, now } = platform
  const begin = countRunning()
  const wordsIn = createWords(texts)

  async function fileOf(asking: Asking, wanted: Export, end: () => void): Promise<FileAnswer> {
    const { member, history, exchange } = asking
    const bill = { tables: history, sources: billSources }
    const words = await wordsIn(wanted.language)
    const { pending, seq, held } = await exchange.read((machine) => ({
      pending: pendingRows(machine, member, wanted),
      ...heldNow(machine, member),
    }))
    // Asked of the history after that, which waits for the rows up to then: the thread of files does not.
    const oldest = (await oldestOf(bill, member, wanted)) ?? pending.at(-1)?.at ?? now()
    const since = wanted.from ?? oldest
    const until = Math.min(wanted.to === undefined ? now() : wanted.to - 1, now())
    const dates = [since, Math.max(since, until)].map((at) => dateOf(wanted.zone, at))
    const { zone: _, language: __, ...rows } = wanted
    const { id, realm } = member
    const made = { whose: { id, realm }, wanted: rows, pending, seq, held, words }
    const work: ExportWork = { ...made, billKinds, billSources, billDeals }
    return {
      name: `evenkeel-bill-${dates.join('-')}.csv`,
      type: 'text/csv; charset=utf-8',
      parts: endingWith(platform.makeFile(WORKER, work), end),
    }
  }

  return {
    // Counted from here on, before anything is awaited: many that come at once are no more either.
    async open(asking, wanted) {
      const end = begin(asking.member.id)
      if (end === undefined) return busy()
      try {
        return await fileOf(asking, wanted, end)
      } catch (error) {
        end()
        throw error
      }
    },
  }
}

/** Put together once a language. */
function createWords(texts: readonly Texts[]): (language: Language) => Promise<Catalogue> {
  const known = new Map<Language, Catalogue>()
  return async (language) => {
    const words = known.get(language)
    if (words !== undefined) return words
    const all = await Promise.all(texts.map((one) => one(language)))
    const entries = all.flatMap((one) => Object.entries(one.default))
    const found: Catalogue = Object.fromEntries(entries.filter(([key]) => OF_FILE.test(key)))
    known.set(language, found)
    return found
  }
}

/** Counts one more of a member, until what it answers is called; nothing, where there are too many. */
function countRunning(): (member: MemberId) => (() => void) | undefined {
  const running = new Map<MemberId, number>()
  return (member) => {
    const now = running.get(member) ?? 0
    if (now >= RUNNING_MAX) return undefined
    running.set(member, now + 1)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const left = (running.get(member) ?? 1) - 1
      if (left === 0) running.delete(member)
      else running.set(member, left)
    }
  }
}

/** The same parts; `end` is called when they are over, fail, or are not wanted any more, even if none was asked for. */
function endingWith(parts: AsyncIterable<Uint8Array>, end: () => void): AsyncIterable<Uint8Array> {
  const made = parts[Symbol.asyncIterator]()
  const own: AsyncIterator<Uint8Array> = {
    async next() {
      try {
        const part = await made.next()
        if (part.done === true) end()
        return part
      } catch (error) {
        end()
        throw error
      }
    },
    async return() {
      end()
      return (await made.return?.()) ?? { done: true, value: undefined }
    },
  }
  return { [Symbol.asyncIterator]: () => own }
}

const busy = () => refuse('exportRunning')
