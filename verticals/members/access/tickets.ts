/** Tickets: what is begun in one request and ended in another, by whoever holds the ticket, once. */
import { randomBytes } from 'node:crypto'
import type { Millis } from '@evenkeel/kernel'

export type Tickets<Held> = {
  /** Of one guest a few are open: more push out that guest's own oldest, and nobody else's. */
  give(held: Held, guest?: string): string
  /** What it stands for, without using it up. */
  look(ticket: string): Held | undefined
  /** What it stands for; it is used up. */
  take(ticket: string): Held | undefined
}

type Given<Held> = {
  readonly held: Held
  readonly until: Millis
  readonly guest: string | undefined
}

const LASTS_MS = 5 * 60_000
const OF_ONE_MOST = 20
/** The oldest go first: a flood of requests costs those who began long ago, not the memory. */
const MOST = 20_000

/** In memory: after a restart one begins again. */
export function createTickets<Held>(now: () => Millis, lastsMs = LASTS_MS): Tickets<Held> {
  const given = new Map<string, Given<Held>>()
  const ofGuests = new Map<string, Set<string>>()

  function look(ticket: string): Held | undefined {
    const found = given.get(ticket)
    return found !== undefined && found.until > now() ? found.held : undefined
  }

  function forget(ticket: string): void {
    const { guest } = given.get(ticket) ?? {}
    given.delete(ticket)
    if (guest === undefined) return
    const own = ofGuests.get(guest)
    own?.delete(ticket)
    if (own?.size === 0) ofGuests.delete(guest)
  }

  function note(ticket: string, guest: string): void {
    const own = ofGuests.get(guest) ?? new Set()
    ofGuests.set(guest, own.add(ticket))
    const [oldest] = own.size > OF_ONE_MOST ? own : []
    if (oldest !== undefined) forget(oldest)
  }

  return {
    give(held, guest) {
      for (const [ticket, { until }] of given) {
        if (until > now() && given.size < MOST) break
        forget(ticket)
      }
      const ticket = randomBytes(32).toString('base64url')
      given.set(ticket, { held, until: now() + lastsMs, guest })
      if (guest !== undefined) note(ticket, guest)
      return ticket
    },
    look,
    take(ticket) {
      const held = look(ticket)
      forget(ticket)
      return held
    },
  }
}
