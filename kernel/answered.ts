/** Which keyed commands were answered, and in which batch of the journal the answer stands. */
import { assert } from './assert.ts'
import { Reader, Writer } from './bytes.ts'
import type { Millis } from './decision.ts'
import type { Fingerprint } from './fingerprint.ts'
import { keyTime, type RequestKey } from './requestKey.ts'

/** Where an answered request stands: the batch holds the answer itself. */
export type AnsweredAt = { readonly batch: number; readonly fingerprint: Fingerprint }

/** A key is good for this long after its own time: then it is refused, so it need not be kept. */
export const KEY_LIFE_MS = 24 * 3_600_000
/** Clocks differ: a key may come from so much later than now. */
export const KEY_AHEAD_MS = 3_600_000
/** Of one owner in one span of time; what the rate limits let through in that time is less. */
const KEYS_MAX = 1_000_000
const SPAN_MS = 6 * 3_600_000

export type KeyFault = 'keyExpired' | 'keyFromFuture' | 'tooManyKeys'

/** Keys by the span of time that they say they are from: a span that has expired is forgotten whole. */
export class Answered {
  readonly #salt: number
  #spans = new Map<number, Keys>()

  /** The salt decides only where keys lie in memory, so that nobody can choose keys that collide. */
  constructor(salt: number) {
    this.#salt = salt
  }

  find(key: RequestKey): AnsweredAt | undefined {
    return this.#spans.get(spanOf(key))?.find(key)
  }

  /** Why a request may not be made under this key, if it was not made already. */
  faultOf(key: RequestKey, now: Millis): KeyFault | undefined {
    const time = keyTime(key) ?? 0
    if (time < now - KEY_LIFE_MS) return 'keyExpired'
    if (time > now + KEY_AHEAD_MS) return 'keyFromFuture'
    const used = this.#spans.get(spanOf(key))?.usedBy(key.owner) ?? 0
    return used < KEYS_MAX ? undefined : 'tooManyKeys'
  }

  /** Makes the next look-up as quick as the ones after it. */
  index(): void {
    for (const keys of this.#spans.values()) keys.index()
  }

  /** A key that nobody may use again, as in journals of older versions, is not kept. */
  add(key: RequestKey, fingerprint: Fingerprint, batch: number, at: Millis): void {
    const time = keyTime(key)
    if (time === undefined || time < at - KEY_LIFE_MS || time > at + KEY_AHEAD_MS) return
    const span = spanOf(key)
    let keys = this.#spans.get(span)
    if (keys === undefined) {
      for (const older of this.#spans.keys())
        if ((older + 1) * SPAN_MS <= at - KEY_LIFE_MS) this.#spans.delete(older)
      keys = new Keys(this.#salt)
      this.#spans.set(span, keys)
    }
    keys.add(key, fingerprint, batch)
  }

  /** All keys, as many at a time as a chunk holds, behind a piece that tells how many there are. */
  *pieces(): Generator<Uint8Array> {
    const spans = [...this.#spans].sort(([one], [other]) => one - other)
    const out = new Writer()
    out.uint(spans.length)
    for (const [span, { count }] of spans) {
      out.uint(span)
      out.uint(count)
    }
    yield out.view()
    for (const [, keys] of spans) yield* keys.rows()
  }

  static *reading(salt: number): Generator<void, Answered, Uint8Array> {
    const answered = new Answered(salt)
    const head = new Reader(yield)
    for (let left = head.uint(); left > 0; left--) {
      const keys = new Keys(salt)
      answered.#spans.set(head.uint(), keys)
      for (let rows = head.uint(); rows > 0; rows -= CHUNK) keys.load(yield)
    }
    return answered
  }
}

function spanOf(key: RequestKey): number {
  const time = keyTime(key) ?? 0
  return (time - (time % SPAN_MS)) / SPAN_MS
}

// A row is eight words: the owner, the key's four, the fingerprint's two, the batch.
const ROW = 8
const ROW_BYTES = 32
const TWO_31 = 2_147_483_648
const CHUNK_BITS = 14
const CHUNK = 1 << CHUNK_BITS
const ROWS_FIRST = 1 << 7
const SLOTS_FIRST = 1 << 8
// A slot of the index is a row's number and its hash: who looks for a key reads no other key's row.
const SLOT = 2
const MOVED_PER_ADD = 16
const AT_ONCE = 1 << 12

/** Rows in the order of the journal, and an open-addressed index over them that grows bit by bit. */
class Keys {
  readonly #salt: number
  readonly #chunks: Int32Array[] = []
  #count = 0
  /** A replay only adds; so rows are indexed when somebody looks, and a replay takes half the time. */
  #indexed = 0
  #index = new Int32Array(SLOTS_FIRST * SLOT)
  /** The index before the last growth, emptied a few slots at a time so that no command waits for it. */
  #retiring: Int32Array | undefined
  #moved = 0
  /** How many of the indexed rows are whose. */
  readonly #byOwner = new Map<number, number>()

  constructor(salt: number) {
    this.#salt = salt
  }

  usedBy(owner: number): number {
    this.index()
    return this.#byOwner.get(owner) ?? 0
  }

  get count(): number {
    return this.#count
  }

  find(key: RequestKey): AnsweredAt | undefined {
    this.index()
    if (this.#count === 0) return undefined
    const hash = this.#hash(key.owner, key.a, key.b, key.c, key.d)
    const row = this.#search(this.#index, hash, key) || this.#search(this.#retiring, hash, key)
    if (row === 0) return undefined
    const chunk = this.#chunk(row - 1)
    const at = placeIn(row - 1)
    const fingerprint = { high: chunk[at + 5] as number, low: chunk[at + 6] as number }
    return { batch: chunk[at + 7] as number, fingerprint }
  }

  add(key: RequestKey, fingerprint: Fingerprint, batch: number): void {
    assert(batch < TWO_31 && key.owner < TWO_31, 'a batch and an owner fit in 31 bits')
    this.#makeRoom()
    const chunk = this.#chunk(this.#count)
    const at = placeIn(this.#count)
    chunk[at] = key.owner
    chunk[at + 1] = key.a
    chunk[at + 2] = key.b
    chunk[at + 3] = key.c
    chunk[at + 4] = key.d
    chunk[at + 5] = fingerprint.high
    chunk[at + 6] = fingerprint.low
    chunk[at + 7] = batch
    this.#count++
  }

  /** The first chunk grows, so that a span with few keys is small. */
  #makeRoom(): void {
    const last = this.#chunks[this.#chunks.length - 1]
    if (this.#count < CHUNK && last !== undefined) {
      if (this.#count * ROW < last.length) return
      const larger = new Int32Array(last.length * 2)
      larger.set(last)
      this.#chunks[0] = larger
    } else if (this.#count % CHUNK === 0)
      this.#chunks.push(new Int32Array((last === undefined ? ROWS_FIRST : CHUNK) * ROW))
  }

  /** Takes rows into the index that are not in it yet: one after a command, all after a replay. */
  index(): void {
    if (this.#count - this.#indexed > AT_ONCE) this.#indexAnew()
    while (this.#indexed < this.#count) {
      this.#insert(++this.#indexed)
      if (this.#indexed * 4 * SLOT > this.#index.length * 3) this.#grow()
      this.#retireSome()
    }
  }

  /** Every row from the first to the last, as bytes: what a snapshot keeps. */
  *rows(): Iterable<Uint8Array> {
    for (const [nth, chunk] of this.#chunks.entries()) {
      const rows = Math.min(CHUNK, this.#count - nth * CHUNK)
      yield new Uint8Array(chunk.buffer, 0, rows * ROW_BYTES)
    }
  }

  /** Takes the next rows of a snapshot. */
  load(rows: Uint8Array): void {
    const chunk = new Int32Array(CHUNK * ROW)
    new Uint8Array(chunk.buffer).set(rows)
    this.#chunks.push(chunk)
    this.#count += rows.length / ROW_BYTES
  }

  #chunk(nth: number): Int32Array {
    return this.#chunks[nth >>> CHUNK_BITS] as Int32Array
  }

  #search(index: Int32Array | undefined, hash: number, key: RequestKey): number {
    if (index === undefined) return 0
    const { owner, a, b, c, d } = key
    const mask = index.length - 1
    for (let slot = (hash * SLOT) & mask; ; slot = (slot + SLOT) & mask) {
      const row = index[slot] as number
      if (row === 0) return 0
      if (row === GONE || index[slot + 1] !== hash) continue
      const chunk = this.#chunk(row - 1)
      const at = placeIn(row - 1)
      if (
        chunk[at + 1] === a &&
        chunk[at + 2] === b &&
        chunk[at + 3] === c &&
        chunk[at + 4] === d &&
        chunk[at] === owner
      )
        return row
    }
  }

  #insert(row: number): void {
    const chunk = this.#chunk(row - 1)
    const at = placeIn(row - 1)
    const word = (nth: number) => chunk[at + nth] as number
    this.#byOwner.set(word(0), (this.#byOwner.get(word(0)) ?? 0) + 1)
    this.#put(row, this.#hash(word(0), word(1), word(2), word(3), word(4)))
  }

  #put(row: number, hash: number): void {
    const index = this.#index
    const mask = index.length - 1
    let slot = (hash * SLOT) & mask
    while ((index[slot] as number) !== 0) slot = (slot + SLOT) & mask
    index[slot] = row
    index[slot + 1] = hash
  }

  #indexAnew(): void {
    let slots = SLOTS_FIRST
    while (slots < this.#count * 2) slots *= 2
    this.#index = new Int32Array(slots * SLOT)
    this.#retiring = undefined
    this.#byOwner.clear()
    for (let row = 1; row <= this.#count; row++) this.#insert(row)
    this.#indexed = this.#count
  }

  #grow(): void {
    assert(this.#retiring === undefined, 'an index is emptied long before it is outgrown again')
    this.#retiring = this.#index
    this.#moved = 0
    this.#index = new Int32Array(this.#retiring.length * 4)
  }

  #retireSome(): void {
    const retiring = this.#retiring
    if (retiring === undefined) return
    const until = Math.min(this.#moved + MOVED_PER_ADD * SLOT, retiring.length)
    for (; this.#moved < until; this.#moved += SLOT) {
      const row = retiring[this.#moved] as number
      if (row === 0) continue
      this.#put(row, retiring[this.#moved + 1] as number)
      retiring[this.#moved] = GONE
    }
    if (this.#moved === retiring.length) this.#retiring = undefined
  }

  #hash(owner: number, a: number, b: number, c: number, d: number): number {
    let hash = this.#salt ^ owner
    hash = Math.imul(hash ^ a, 0xcc9e2d51)
    hash = Math.imul(hash ^ (hash >>> 15) ^ b, 0x1b873593)
    hash = Math.imul(hash ^ (hash >>> 15) ^ c, 0xcc9e2d51)
    hash = Math.imul(hash ^ (hash >>> 15) ^ d, 0x1b873593)
    return hash ^ (hash >>> 15)
  }
}

const GONE = -1
const placeIn = (nth: number) => (nth & (CHUNK - 1)) * ROW
