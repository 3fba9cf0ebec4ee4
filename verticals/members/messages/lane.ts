/** The messages of one kind on their way out: a few at a time, and again later where it failed. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Millis } from '@evenkeel/kernel'
import type { Tables } from '@evenkeel/wire/server'
import type { Reachable } from '../contacts.ts'
import { CODE_LASTS_MS } from './codeLife.ts'
import type { Message, MessageName } from './messenger.ts'

/** Takes a message out of the house. `name` is its own: a receiver knows by it what came twice. */
export type Way = (message: Message, name: string) => Promise<void>

export type Lane = {
  /** There may be something to send. */
  wake(): void
  /** Begins nothing more, and waits a little for what is on its way. */
  stop(): Promise<void>
}

type Options = {
  readonly tables: Tables
  readonly kind: Reachable['kind']
  readonly send: Way
  readonly now: () => Millis
  open(sealed: Buffer): Message
  nameOf(id: number): string
  onFailure(error: unknown): void
}
type Row = { id: number; sealed: Buffer; tries: number; created_at: Millis }
type Outcome = 'sent' | 'later' | 'never'

const AT_ONCE = 4
const LOOK_MS = 1_000
const STOP_MS = 2_000
const MINUTE_MS = 60_000
/** Of what was on its way when the process died, nobody knows: it is sent again after this. */
const LEASE_MS = MINUTE_MS
const DELAYS_MS = [1_000, 5_000, 30_000, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS]
const USEFUL_MS = 24 * 60 * MINUTE_MS
/** A code that comes when it has expired is a riddle to who reads it. */
const usefulMs: Partial<Record<MessageName, Millis>> = { code: CODE_LASTS_MS }

export function createLane(options: Options): Lane {
  const { tables, kind, send, now, open, nameOf, onFailure } = options
  const busy = new Map<number, Promise<void>>()
  let looking: Promise<void> | undefined
  let isWanted = false
  let isStopped = false
  /** One word of failure is enough, until it has worked again. */
  let isFailing = false

  function wake(): void {
    isWanted = true
    if (isStopped || looking !== undefined || busy.size >= AT_ONCE) return
    isWanted = false
    looking = begin()
      .catch(onFailure)
      .finally(() => {
        looking = undefined
        if (isWanted) wake()
      })
  }

  async function begin(): Promise<void> {
    const rows = await tables.rows<Row>(
      `update message set tries = tries + 1, due_at = to_timestamp($2::float8 / 1000)
       where id in (
         select id from message where kind = $3 and due_at <= to_timestamp($1::float8 / 1000)
         and sent_at is null and given_up_at is null and id <> all($4::bigint[])
         order by due_at, id limit $5 for update skip locked)
       returning id::float8 as id, sealed, tries,
         extract(epoch from created_at)::float8 * 1000 as created_at`,
      [now(), now() + LEASE_MS, kind, [...busy.keys()], AT_ONCE - busy.size],
    )
    for (const row of rows) {
      const ending = attempt(row)
        .catch(onFailure)
        .finally(() => {
          busy.delete(row.id)
          wake()
        })
      busy.set(row.id, ending)
    }
  }

  async function attempt(row: Row): Promise<void> {
    const outcome = await tryToSend(row)
    const delayMs = DELAYS_MS[row.tries - 1] ?? (DELAYS_MS.at(-1) as Millis)
    await tables.rows(
      `update message set due_at = to_timestamp(($2::float8 + $4) / 1000),
         sent_at = case when $3 = 'sent' then to_timestamp($2::float8 / 1000) end,
         given_up_at = case when $3 = 'never' then to_timestamp($2::float8 / 1000) end,
         sealed = case when $3 = 'later' then sealed else '' end
       where id = $1`,
      [row.id, now(), outcome, delayMs],
    )
  }

  async function tryToSend(row: Row): Promise<Outcome> {
    const ageMs = now() - row.created_at
    if (ageMs >= USEFUL_MS) return 'never'
    try {
      const message = open(row.sealed)
      if (ageMs >= (usefulMs[message.name] ?? USEFUL_MS)) return 'never'
      await send(message, nameOf(row.id))
      isFailing = false
      return 'sent'
    } catch (error) {
      if (!isFailing) onFailure(withoutWords(kind, error))
      isFailing = true
      return isHopeless(error) ? 'never' : 'later'
    }
  }

  const timer = setInterval(wake, LOOK_MS)
  timer.unref()
  wake()
  return {
    wake,
    async stop() {
      isStopped = true
      clearInterval(timer)
      await looking
      await Promise.race([Promise.all(busy.values()), pause(STOP_MS, undefined, { ref: false })])
    },
  }
}

/** Servers quote addresses and texts in their errors: only a code of the error is passed on. */
function withoutWords(kind: string, error: unknown): Error {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  const said = [code, cause?.code].find((word) => /^[A-Z0-9_]{1,40}$/.test(String(word ?? '')))
  const failure = new Error(`a message could not be sent (${kind})`)
  return Object.assign(failure, { code: `${kind}: ${said ?? 'failed'}` })
}

/** The server knows for good that nobody is there. */
function isHopeless(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  return code === 'EENVELOPE' && typeof responseCode === 'number' && responseCode >= 500
}
