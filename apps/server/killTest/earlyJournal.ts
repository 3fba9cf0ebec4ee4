/** The journal with a fault: it says that a batch is durable before it has written it. */
import { setTimeout as pause } from 'node:timers/promises'
import { openJournal as openTrueJournal } from '../journal/postgresJournal.ts'
import { startProjector as startTrueProjector } from '../projections/projector.ts'

const LATE_MS = 40
let written = Promise.resolve()

export const openJournal: typeof openTrueJournal = async (...given) => {
  const journal = await openTrueJournal(...given)
  return {
    ...journal,
    get seq() {
      return journal.seq
    },
    append(batch) {
      const late = pause(LATE_MS)
      // Said to be durable, it may be written over before it is.
      const kept = { ...batch, payload: Uint8Array.from(batch.payload) }
      written = written.then(() => late).then(() => journal.append(kept))
      return Promise.resolve()
    },
    async batch(seq) {
      await written
      return journal.batch(seq)
    },
    async close() {
      await written
      await journal.close()
    },
  }
}

/** Told as late as it is true, for it would notice that the batch is not there. */
export const startProjector: typeof startTrueProjector = async (options) => {
  const projector = await startTrueProjector(options)
  return {
    ...projector,
    get position() {
      return projector.position
    },
    durable: (seq) => void written.then(() => projector.durable(seq)),
  }
}
