/** What the kernel tells about other processes, and how one of them is ended. */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** When the process started, in ticks since boot; undefined when it is gone. */
export function startedAt(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name before the last parenthesis may itself hold spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie answers signals, yet runs no more: in a container nobody may ever reap it.
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19]
  } catch {
    return undefined
  }
}

/** Asks for a fast shutdown of a postmaster, waits, and asks harder when it takes too long. */
export async function endPostmaster(pid: number) {
  const started = startedAt(pid)
  if (started === undefined) return
  for (const [signal, patienceMs] of shutdowns) {
    if (!send(pid, signal)) return
    const deadline = performance.now() + patienceMs
    while (performance.now() < deadline) {
      if (startedAt(pid) !== started) return
      await pause(10)
    }
  }
  throw new Error(`The database process ${pid} does not end.`)
}

const shutdowns = [
  ['SIGINT', 10_000],
  ['SIGQUIT', 10_000],
  ['SIGKILL', 5_000],
] as const

function send(pid: number, signal: NodeJS.Signals) {
  try {
    return process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
    throw error
  }
}
