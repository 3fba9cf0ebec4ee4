/** Sockets when maintenance begins: all are cut off; who comes back hears of its end, and of nothing else. Threat O5. */
import type { Client } from './client.ts'

/** 1012: the service restarts. */
const RESTART = 1012

/** What tells them of it goes out first. */
const TOLD_MS = 300

/** Looks whether a maintenance has begun since it looked last. */
export function createClosing(
  clients: Iterable<Client>,
  maintainedSince: () => number | undefined,
): (now: number) => void {
  let before = maintainedSince()
  return (now) => {
    const since = maintainedSince()
    if (since === before || (since !== undefined && now - since < TOLD_MS)) return
    before = since
    if (since === undefined) return
    for (const { line } of clients) line.close(RESTART, 'under maintenance')
  }
}
