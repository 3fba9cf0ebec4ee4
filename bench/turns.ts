/** The turns of this thread's event loop: how much processor time it used, and the longest time for which it let nobody else in. */

export type Turns = {
  /** Processor time since the last look, in microseconds. */
  readonly cpu: number
  /** Processor time of the longest turn since the last look, in microseconds. */
  readonly longest: number
  /** How many turns were longer than 2 ms. */
  readonly long: number
}

/** A turn is what runs between two chances of this timer. */
const EVERY_MS = 1
const LONG_US = 2_000

/** Processor time, since the machine may stand still in the middle of a turn. Returns a look at what was since the last. */
export function watchTurns(): () => Turns {
  let last = used()
  let cpu = 0
  let longest = 0
  let long = 0
  const end = () => {
    const now = used()
    const turn = now - last
    last = now
    cpu += turn
    longest = Math.max(longest, turn)
    if (turn > LONG_US) long++
  }
  setInterval(end, EVERY_MS).unref()
  return () => {
    end()
    const turns = { cpu, longest, long }
    cpu = 0
    longest = 0
    long = 0
    return turns
  }
}

/** Of this thread. Linux counts a running thread's time up to its last tick, unless the process is asked first. */
function used(): number {
  process.cpuUsage()
  const { user, system } = process.threadCpuUsage()
  return user + system
}
