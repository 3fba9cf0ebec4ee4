/** The exchange's clock as this device knows it: what runs out, runs out there. */

export type ServerClock = {
  now(): number
  /** The time that something was sent with: the least late of the last few is the truest. */
  note(sentAt: number): void
}

const KEPT = 16

export function createServerClock(here: () => number): ServerClock {
  let aheadMs: readonly number[] = []
  return {
    now: () => here() + (aheadMs.length === 0 ? 0 : Math.max(...aheadMs)),
    note(sentAt) {
      aheadMs = [...aheadMs, sentAt - here()].slice(-KEPT)
    },
  }
}

/** Of this device, whichever page is open. */
export const serverClock = createServerClock(Date.now)
