/** The start path, and the only way back after a stop: the last snapshot, then the journal. */
import { assert } from './assert.ts'
import type { Journal, Snapshot } from './journal.ts'
import type { Machine } from './machine.ts'

/** Brings a machine to where a snapshot was cut. */
export async function restore(machine: Machine, { seq, pieces }: Snapshot): Promise<void> {
  await machine.restoreFrom(pieces)
  assert(machine.batch === seq, 'a snapshot holds the batches that it names')
}

/** Brings a machine from there, or from a snapshot, to where the journal ends. */
export async function recover(
  machine: Machine,
  journal: Pick<Journal, 'read'>,
  snapshot?: Snapshot,
): Promise<void> {
  if (snapshot !== undefined) await restore(machine, snapshot)
  for await (const batches of journal.read(machine.batch + 1))
    for (const { seq, payload } of batches) {
      assert(seq === machine.batch + 1, 'batches follow one another')
      machine.replay(payload)
    }
  machine.index()
}
