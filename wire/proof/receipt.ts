/** What the receipts of all verticals have in common: ticks that are proven for a moment, and the minutes that must have been published. */
import { minuteHash, readMinute } from './minute.ts'
import { checkTickProof, type ProvenTick, type TickKind, type TickProof } from './tickProof.ts'

/** A tick as a receipt tells it: its price as a decimal. */
export type WrittenTick = { readonly price: string; readonly source: string; readonly at: number }

/** A minute of the chain that must have been published as it is here, by its number and hash. */
export type PublishedMinute = { readonly number: number; readonly hash: string }

/** Where a proof stands in the chain: a minute, when it begins, and how many blocks lead there. */
export type ChainPlace = PublishedMinute & { readonly since: number; readonly blocks: number }

/** A proof that holds. */
export type Proven = {
  readonly proof: TickProof
  readonly tick: ProvenTick
  /** Absent until the minute is over. */
  readonly minute: PublishedMinute | undefined
}

export type Verdict<Fault> =
  | { readonly fault: Fault; readonly minutes?: undefined; readonly proven?: undefined }
  | {
      readonly fault?: undefined
      /** What is left to be compared with what is published; one without a place is not published yet. */
      readonly minutes: readonly PublishedMinute[]
      readonly isPublished: boolean
      readonly proven: readonly Proven[]
    }

/** The proof is about this symbol and this moment, and holds; or nothing. */
export function provenTick(
  proof: TickProof | undefined,
  symbol: string,
  moment: number,
  kind: TickKind,
): Proven | undefined {
  if (proof === undefined || proof.symbol !== symbol) return undefined
  if (proof.moment !== moment || proof.kind !== kind) return undefined
  const { fault, tick, minute } = checkTickProof(proof)
  return fault === undefined ? { proof, tick, minute } : undefined
}

/** Whether a receipt tells a tick as the chain does. */
export function tellsTick(
  told: WrittenTick | undefined,
  { price, at, source }: ProvenTick,
): boolean {
  return told !== undefined && told.price === price && told.at === at && told.source === source
}

/** What holds, by the proofs that it rests on. */
export function verdictOf(proven: readonly Proven[]): Verdict<never> {
  const minutes = proven.flatMap(({ minute }) => minute ?? [])
  return { minutes, isPublished: minutes.length === proven.length, proven }
}

/** Where a proof says that it stands: to be shown, and to be asked for; nothing before its minute is over. */
export function placeOf(proof: TickProof | undefined): ChainPlace | undefined {
  const minute = proof?.place && readMinute(proof.place.minute)
  if (proof?.place === undefined || minute === undefined) return undefined
  const { number, since } = minute
  return { number, since, hash: minuteHash(proof.place.minute), blocks: proof.blocks.length }
}
