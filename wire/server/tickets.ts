/** Tickets: what is begun in one request and ended in another, by whoever holds the ticket, once. */
import { randomBytes } from 'node:crypto'
import type { Millis } from '@evenkeel/kernel'

export type Tickets<Held> = {
  /** Of one caller a few are open: more push out that caller's own oldest, and nobody else's. */
  give(held: Held, caller?: string): string
  /** What it stands for, without using it up. */
  look(ticket: string): Held | undefined
  /** What it stands for; it is used up. */
  take(ticket: string): Held | undefined
  /** The same for who may have to give it back. */
  borrow(ticket: string): Borrowed<Held> | undefined
}
export type Borrowed<Held> = {
  readonly held: Held
  /** It serves again, until the moment that was set when it was given. */
  giveBack(): void
}

type Given<Held> = {
  readonly held: Held
  readonly until: Millis
  readonly caller: string | undefined
}

const LASTS_MS = 5 * 60_000
const OF_ONE_MOST = 20
/** The oldest go first: a flood of requests costs those who began long ago, not the memory. */
const MOST = 20_000

/** In memory: after a restart one begins again. */
export function createTickets<Held>(now: () => Millis, lastsMs = LASTS_MS): Tickets<Held> {
  const given = new Map<string, Given<Held>>()
  const ofCallers = new Map<string, Set<string>>()

  function find(ticket: string): Given<Held> | undefined {
    const found = given.get(ticket)
    return found !== undefined && found.until > now() ? found : undefined
  }

  function forget(ticket: string): void {
    const { caller } = given.get(ticket) ?? {}
    given.delete(ticket)
    if (caller === undefined) return
    const own = ofCallers.get(caller)
    own?.delete(ticket)
    if (own?.size === 0) ofCallers.delete(caller)
  }

  function put(ticket: string, one: Given<Held>): void {
    given.set(ticket, one)
    const { caller } = one
    if (caller === undefined) return
    const own = ofCallers.get(caller) ?? new Set()
    ofCallers.set(caller, own.add(ticket))
    const [oldest] = own.size > OF_ONE_MOST ? own : []
    if (oldest !== undefined) forget(oldest)
  }

  function borrow(ticket: string): Borrowed<Held> | undefined {
    const found = find(ticket)
    forget(ticket)
    return found && { held: found.held, giveBack: () => put(ticket, found) }
  }

  return {
    give(held, caller) {
      for (const [ticket, { until }] of given) {
        if (until > now() && given.size < MOST) break
        forget(ticket)
      }
      const ticket = randomBytes(32).toString('base64url')
      put(ticket, { held, until: now() + lastsMs, caller })
      return ticket
    },
    look: (ticket) => find(ticket)?.held,
    take: (ticket) => borrow(ticket)?.held,
    borrow,
  }
}
