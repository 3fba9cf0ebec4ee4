/** Tickets: what is begun in one request and ended in another, by whoever holds the ticket, once. */
import { randomBytes } from 'node:crypto'
import type { Millis } from '@evenkeel/kernel'

export type Tickets<Held> = {
  give(held: Held): string
  /** What it stands for, without using it up. */
  look(ticket: string): Held | undefined
  /** What it stands for; it is used up. */
  take(ticket: string): Held | undefined
}

const LASTS_MS = 5 * 60_000
/** The oldest go first: a flood of requests costs those who began long ago, not the memory. */
const MOST = 20_000

/** In memory: after a restart one begins again. */
export function createTickets<Held>(now: () => Millis, lastsMs = LASTS_MS): Tickets<Held> {
  const given = new Map<string, { readonly held: Held; readonly until: Millis }>()

  function look(ticket: string): Held | undefined {
    const found = given.get(ticket)
    return found !== undefined && found.until > now() ? found.held : undefined
  }

  return {
    give(held) {
      for (const [ticket, { until }] of given) {
        if (until > now() && given.size < MOST) break
        given.delete(ticket)
      }
      const ticket = randomBytes(32).toString('base64url')
      given.set(ticket, { held, until: now() + lastsMs })
      return ticket
    },
    look,
    take(ticket) {
      const held = look(ticket)
      given.delete(ticket)
      return held
    },
  }
}
