/** The thread that talks to the venues: whatever they or ccxt do there, the exchange goes on beside it. */
import { parentPort, workerData } from 'node:worker_threads'
import { type Library, loadLibrary, makeClient } from './client.ts'
import { createHistory } from './history.ts'
import { lastTrades } from './lastTrades.ts'
import type { Answer, Message, Question, Task } from './messages.ts'
import { createLanes } from './patience.ts'
import type { Report } from './priceIndex.ts'
import { openVenue, type Venue, type VenueEars } from './venue.ts'
import type { VenueSpec } from './venues.ts'

const FLUSH_MS = 50
/** As many reports of a venue as wait to be told, or twice that for a moment; the newest count. */
const REPORTS_MAX = 1_000
const HISTORIES_MAX = 4
const REASON_MAX = 200

const { venues: specs, instruments, timings } = workerData as Task
const reports = new Map<string, Report[]>()
const unreadable = new Map<string, number>()

// ccxt leaves some of its promises to nobody: a socket that closes while it is written to is no reason to end.
process.on('unhandledRejection', (error) => post({ type: 'failed', reason: reasonOf(error) }))

// Its own failure ends the thread; as a rejection that nobody takes, it would only be told.
start().catch((error) =>
  queueMicrotask(() => {
    throw error
  }),
)

async function start(): Promise<void> {
  const library = await load()
  if (library === undefined) return
  const venues = specs.map((spec) => open(library, spec))
  const history = createHistory(venues, timings.requestMs)
  const lanes = createLanes(HISTORIES_MAX)
  const told = async (question: Question): Promise<Answer> => {
    const named = 'wanted' in question ? question.wanted.symbol : question.traded
    const instrument = instruments.find(({ symbol }) => symbol === named)
    if (instrument === undefined) return []
    if ('wanted' in question) return history(instrument, question.wanted)
    return lastTrades(venues, instrument, question.most, timings.requestMs)
  }
  parentPort?.on('message', (question: Question) => void lanes(() => answer(told, question)))
  setInterval(flush, FLUSH_MS)
  post({ type: 'ready' })
}

async function load(): Promise<Library | undefined> {
  try {
    return await loadLibrary()
  } catch (error) {
    post({ type: 'unable', reason: reasonOf(error) })
    return undefined
  }
}

function open(library: Library, spec: VenueSpec): Venue {
  const { id } = spec
  const ears: VenueEars = {
    listed: (symbols) => post({ type: 'listed', venue: id, symbols }),
    heard(heard, wrong) {
      if (wrong > 0) unreadable.set(id, (unreadable.get(id) ?? 0) + wrong)
      const waiting = reports.get(id) ?? []
      for (const report of heard) waiting.push(report)
      if (waiting.length > 2 * REPORTS_MAX) waiting.splice(0, waiting.length - REPORTS_MAX)
      reports.set(id, waiting)
    },
    failed(feed, error) {
      const reason = reasonOf(error)
      post({ type: 'said', line: `Prices: ${id} fails to tell its ${feed}: ${reason}` })
      post({ type: 'failed', reason: `${id} ${feed}: ${reason}` })
    },
    mended: (feed) => post({ type: 'said', line: `Prices: ${id} tells its ${feed} again` }),
  }
  const make = () => makeClient(library, spec, timings.requestMs)
  return openVenue(id, make, instruments, timings, ears)
}

async function answer(
  told: (question: Question) => Promise<Answer>,
  question: Question,
): Promise<void> {
  const { number } = question
  try {
    post({ type: 'answered', number, answer: await told(question) })
  } catch (error) {
    post({ type: 'unanswered', number, reason: reasonOf(error) })
  }
}

function flush(): void {
  if (reports.size === 0 && unreadable.size === 0) return
  post({ type: 'heard', reports: [...reports.values()].flat(), unreadable })
  reports.clear()
  unreadable.clear()
}

function post(message: Message): void {
  parentPort?.postMessage(message)
}

/** In one short line: what a venue answers may hold anything. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error)
  return text.replace(/[^\x20-\x7e]+/g, ' ').slice(0, REASON_MAX)
}
