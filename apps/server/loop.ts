/** The event loop: whether this thread keeps up, and since when what it handles now may have waited. */

export type Loop = {
  /** Turns of the loop have been long, one after another, or this one is far too long: what can wait should come later. */
  isLate(): boolean
  /** What is handled now was not there before this moment: nobody knows how long it then waited to be read. */
  heardSince(): number
  stop(): void
}

const LOOK_MS = 50
/** A machine that stands still for a moment is not busy: for seconds, every turn is late. */
const LATE_MS = 250
const LATE_LOOKS = 8
const FAR_TOO_LATE_MS = 2_500

export function watchLoop(now: () => number): Loop {
  let last = now()
  // Between two looks the loop has read what had come before the first of them.
  let before = last
  let lateLooks = 0
  const timer = setInterval(() => {
    const at = now()
    lateLooks = at - last > LOOK_MS + LATE_MS ? lateLooks + 1 : 0
    before = last
    last = at
  }, LOOK_MS)
  return {
    isLate: () => lateLooks >= LATE_LOOKS || now() - last > FAR_TOO_LATE_MS,
    heardSince: () => before,
    stop: () => clearInterval(timer),
  }
}
