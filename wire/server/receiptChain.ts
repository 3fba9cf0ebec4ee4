/** How products bring what they settled into the receipt chain, and what they get for a receipt. */
import type { Id, Millis } from '@evenkeel/kernel'
import {
  factsText,
  type ReceiptRecord,
  type ReceiptSignature,
  signedBytes,
} from '../proof/index.ts'
import type { Encode } from './encode.ts'
import type { Platform } from './platform.ts'

/** A place in the order of the journal: an entry, and what it settled. */
export type JournalPlace = { readonly seq: number; readonly id: Id }

/** Something that is over for good, with the facts that its receipt states. */
export type SettledFacts = JournalPlace & { readonly at: Millis; readonly facts: string }

export type ReceiptSource = {
  /** A word of the code, kept with every leaf: `option`. */
  readonly product: string
  /** What was settled after a place and before a moment, in the order of the journal; at most so many. */
  after(
    platform: Pick<Platform, 'history' | 'ids' | 'machine'>,
    place: JournalPlace,
    before: Millis,
    most: number,
  ): Promise<readonly SettledFacts[]>
}

export type ReceiptChain = {
  /** Where these facts are recorded; `undefined` until their minute is published. */
  recordOf(product: string, id: Id, facts: string): Promise<ReceiptRecord | undefined>
  sign(bytes: Uint8Array): ReceiptSignature
}

/** The facts of a receipt that is not written yet. */
export const factsIn = (write: Encode, receipt: object): string =>
  factsText(written(write, receipt))

/** A receipt with its record, signed as it is written. */
export async function signReceipt<Receipt extends object>(
  receipt: Receipt,
  write: Encode,
  chain: ReceiptChain,
  { product, id }: { readonly product: string; readonly id: Id },
) {
  const found = await chain.recordOf(product, id, factsIn(write, receipt))
  const record = found && { ...found, path: [...found.path] }
  const whole = { ...receipt, record }
  return { ...whole, signature: chain.sign(signedBytes(written(write, whole))) }
}

const written = (write: Encode, value: object): object => JSON.parse(write(value) ?? '')
