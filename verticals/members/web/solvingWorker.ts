/** Solves a proof of work in a thread of its own, so that the page stays quick. */
import { createSearch } from './proofOfWork.ts'
import type { Challenge, Told } from './solving.ts'

const STEP = 4_096

globalThis.addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  const { challenge, bits } = data
  const search = createSearch(challenge, bits)
  // Each step is a turn of its own: a worker that never comes up for air is slow to be ended.
  const { port1: turns, port2: next } = new MessageChannel()
  let from = 0
  turns.onmessage = () => {
    const found = search(from, STEP)
    if (found !== undefined) return tell({ solution: `${challenge}.${found}` })
    from += STEP
    tell({ tried: from })
    next.postMessage(undefined)
  }
  next.postMessage(undefined)
})

function tell(told: Told): void {
  globalThis.postMessage(told)
}
