/** A group: commands that were decided one after another and go to the journal together. */
import { Writer } from './bytes.ts'
import type { Decision, Millis, Typed } from './decision.ts'
import type { Entry, EntryCodec, Realm } from './entry.ts'
import { isSameKey, type RequestKey } from './requestKey.ts'

/** Tells the sender of a request what came of each of its commands. */
export type Answer = (decisions: readonly Decision<Typed>[]) => void
type Tell = () => void

/** From this size on a group waits for no others. */
const LARGE_BYTES = 1 << 15
/** Past this size a group takes no more. */
const FULL_BYTES = 1 << 20
/** More than the head of a batch ever takes. */
const HEAD_ROOM = 32
const head = new Writer(HEAD_ROOM)

export class Group {
  readonly batch: number
  readonly at: Millis
  readonly #codec: EntryCodec
  readonly #bytes: Writer
  readonly #entries: Entry[] = []
  readonly #answers: Answer[] = []
  readonly #decisions: (readonly Decision<Typed>[])[] = []
  readonly #after: Tell[] = []

  /** Writes into `bytes`, which is nobody else's until this group is durable. */
  constructor(codec: EntryCodec, bytes: Writer, batch: number, at: Millis) {
    this.#codec = codec
    this.#bytes = bytes
    bytes.clear()
    bytes.leave(HEAD_ROOM)
    this.batch = batch
    this.at = at
  }

  get count(): number {
    return this.#entries.length
  }

  get isLarge(): boolean {
    return this.#bytes.length >= LARGE_BYTES
  }

  get isFull(): boolean {
    return this.#bytes.length >= FULL_BYTES
  }

  add(entry: Entry): void {
    this.#codec.writeEntry(this.#bytes, entry, this.at)
    this.#entries.push(entry)
  }

  /** For the sender of a request that is in this group as a whole. */
  answer(answer: Answer, decisions: readonly Decision<Typed>[]): void {
    this.#answers.push(answer)
    this.#decisions.push(decisions)
  }

  /** For whoever saw this group's effects: told when they are durable, and not before. */
  after(tell: Tell): void {
    this.#after.push(tell)
  }

  /** Gives the answer to a request of this group once more when it is durable, if it is one of it. */
  answersAgain(realm: Realm, key: RequestKey, answer: Answer): boolean {
    const decisions = findAnswers(this.#entries, realm, key)
    if (decisions !== undefined) this.#after.push(() => answer(decisions))
    return decisions !== undefined
  }

  /** What goes into the journal; it lies in the group's bytes. */
  payload(): Uint8Array {
    const first = (this.#entries[0] as Entry).seq
    head.clear()
    this.#codec.writeHead(head, { first, at: this.at, count: this.count })
    return this.#bytes.fill(HEAD_ROOM, head.view())
  }

  /** It is durable: everybody gets their answer. */
  tellAll(): void {
    for (const [nth, answer] of this.#answers.entries())
      answer(this.#decisions[nth] as readonly Decision<Typed>[])
    for (const tell of this.#after) tell()
  }
}

/** What came of each command of the request with this key, in order. */
export function findAnswers(
  entries: readonly Entry[],
  realm: Realm,
  wanted: RequestKey,
): Decision<Typed>[] | undefined {
  const first = entries.findIndex(({ realm: on, key }) => on === realm && isSameKey(key, wanted))
  if (first < 0) return undefined
  const decisions = [(entries[first] as Entry).decision]
  // Due work may stand between two commands of a request; another request does not.
  for (const { key, continues, decision } of entries.slice(first + 1)) {
    if (key !== undefined) break
    if (continues) decisions.push(decision)
  }
  return decisions
}
