/** Ids come from the journal's sequence, so that a replay gives the same ones. */
import { assert } from './assert.ts'

/** A number that names one thing for ever; members see it masked. */
export type Id = number

export const IDS_PER_COMMAND = 1024

/** The nth id that the command at this place of the journal may give out. */
export function idAt(seq: number, nth: number): Id {
  assert(nth < IDS_PER_COMMAND, 'a command makes fewer things than its ids can name')
  return seq * IDS_PER_COMMAND + nth
}

/** The place of the journal whose command gave out an id. */
export function seqOf(id: Id): number {
  return (id - (id % IDS_PER_COMMAND)) / IDS_PER_COMMAND
}
