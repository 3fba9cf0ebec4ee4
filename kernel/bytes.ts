/** Bytes out and in: the writer and the reader under every record of the journal. */
import { assert } from './assert.ts'
import { amountOf, unitsOf } from './units.ts'

const TWO_28 = 268_435_456
const TWO_64 = 18_446_744_073_709_551_616n
const TWO_128 = TWO_64 * TWO_64
/** Stands before an amount that is too large for a uint. */
const LARGE = Number.MAX_SAFE_INTEGER
const INTERNED = 1024

export class Writer {
  #bytes: Uint8Array
  #view: DataView
  #length = 0

  constructor(room = 1024) {
    this.#bytes = new Uint8Array(room)
    this.#view = new DataView(this.#bytes.buffer)
  }

  get length(): number {
    return this.#length
  }

  /** What was written so far; valid until the next write or clear. */
  view(): Uint8Array {
    return this.#bytes.subarray(0, this.#length)
  }

  copy(): Uint8Array {
    return this.#bytes.slice(0, this.#length)
  }

  clear(): void {
    this.#length = 0
  }

  /** Leaves so many bytes free, to be filled once what stands behind them is known. */
  leave(bytes: number): void {
    this.#room(bytes)
    this.#length += bytes
  }

  /** Puts bytes right before a place; answers with them and all that follows, valid as a view is. */
  fill(place: number, bytes: Uint8Array): Uint8Array {
    const from = place - bytes.length
    assert(from >= 0 && place <= this.#length, 'what was left free has room for it')
    this.#bytes.set(bytes, from)
    return this.#bytes.subarray(from, this.#length)
  }

  u8(value: number): void {
    this.#room(1)
    this.#bytes[this.#length++] = value
  }

  i32(value: number): void {
    this.#room(4)
    this.#view.setInt32(this.#length, value)
    this.#length += 4
  }

  /** Any whole number from 0 to 2^53 - 1; small ones take one byte. */
  uint(value: number): void {
    // Most are small: this much is compiled into whoever calls it.
    if (value >= 0 && value < 128 && (value | 0) === value) this.u8(value)
    else this.#largeUint(value)
  }

  #largeUint(value: number): void {
    this.#room(8)
    const bytes = this.#bytes
    let at = this.#length
    let rest = value
    if ((value | 0) !== value || value < 0)
      assert(value >= 0 && Number.isSafeInteger(value), 'a uint is a safe whole number')
    // Four bytes of a large number at once, all on 32-bit integers: a remainder of doubles is slow.
    while (rest >= TWO_28) {
      const high = (rest / TWO_28) | 0
      const part = (rest - high * TWO_28) | 0
      bytes[at] = (part & 127) | 128
      bytes[at + 1] = ((part >>> 7) & 127) | 128
      bytes[at + 2] = ((part >>> 14) & 127) | 128
      bytes[at + 3] = (part >>> 21) | 128
      at += 4
      rest = high
    }
    let small = rest | 0
    for (; small >= 128; small >>>= 7) bytes[at++] = (small & 127) | 128
    bytes[at] = small
    this.#length = at + 1
  }

  /** A bigint of either sign below 2^128; an everyday amount takes nine bytes. */
  big(value: bigint): void {
    this.#room(17)
    const size = value < 0n ? -value : value
    assert(size < TWO_128, 'a big fits in 128 bits')
    const wide = size >= TWO_64
    this.#bytes[this.#length++] = (value < 0n ? 1 : 0) + (wide ? 2 : 0)
    if (wide) {
      this.#view.setBigUint64(this.#length, size / TWO_64)
      this.#length += 8
    }
    this.#view.setBigUint64(this.#length, size)
    this.#length += 8
  }

  /** An amount that is not below zero; an everyday one takes six or seven bytes. */
  amount(value: bigint): void {
    const units = unitsOf(value)
    if (units < LARGE) {
      this.uint(units)
      return
    }
    this.uint(LARGE)
    this.big(value)
  }

  /** A short ASCII word: a name, an asset, a reason. */
  word(value: string): void {
    assert(value.length < 256, 'a word is short')
    this.#room(value.length + 1)
    const bytes = this.#bytes
    let at = this.#length
    let codes = 0
    bytes[at++] = value.length
    for (let i = 0; i < value.length; i++) {
      const code = value.charCodeAt(i)
      codes |= code
      bytes[at++] = code
    }
    assert(codes < 128, 'a word is ASCII')
    this.#length = at
  }

  raw(bytes: Uint8Array): void {
    this.#room(bytes.length)
    this.#bytes.set(bytes, this.#length)
    this.#length += bytes.length
  }

  #room(more: number): void {
    if (this.#length + more <= this.#bytes.length) return
    const wider = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + more))
    wider.set(this.#bytes)
    this.#bytes = wider
    this.#view = new DataView(wider.buffer)
  }
}

/** Reads what a Writer wrote; anything that does not fit is damage and throws. */
export class Reader {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  #at = 0

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  get done(): boolean {
    return this.#at === this.#bytes.length
  }

  u8(): number {
    const value = this.#bytes[this.#at++]
    assert(value !== undefined, 'a record ends where it says')
    return value
  }

  i32(): number {
    const at = this.#at
    this.#at += 4
    return this.#view.getInt32(at)
  }

  uint(): number {
    let byte = this.u8()
    if (byte < 128) return byte
    let value = byte - 128
    for (let scale = 128; ; scale *= 128) {
      byte = this.u8()
      if (byte < 128) return value + byte * scale
      value += (byte - 128) * scale
    }
  }

  big(): bigint {
    const head = this.u8()
    const high = head & 2 ? this.#u64() : 0n
    const low = this.#u64()
    const size = high === 0n ? low : high * TWO_64 + low
    return head & 1 ? -size : size
  }

  amount(): bigint {
    const units = this.uint()
    return units === LARGE ? this.big() : amountOf(units)
  }

  /** The same word gives the same string object, so that a map finds it without hashing it again. */
  word(): string {
    const length = this.u8()
    const from = this.#at
    this.#at += length
    assert(this.#at <= this.#bytes.length, 'a record ends where it says')
    let hash = length
    for (let i = from; i < this.#at; i++)
      hash = Math.imul(hash ^ (this.#bytes[i] as number), 16777619)
    const place = (hash >>> 7) % INTERNED
    const known = interned[place]
    if (known !== undefined && this.#spells(known, from)) return known
    let word = ''
    for (let i = from; i < this.#at; i++) word += String.fromCharCode(this.#bytes[i] as number)
    interned[place] = word
    return word
  }

  raw(length: number): Uint8Array {
    const from = this.#at
    this.#at += length
    assert(this.#at <= this.#bytes.length, 'a record ends where it says')
    return this.#bytes.subarray(from, this.#at)
  }

  #spells(word: string, from: number): boolean {
    if (word.length !== this.#at - from) return false
    for (let i = 0; i < word.length; i++)
      if (word.charCodeAt(i) !== this.#bytes[from + i]) return false
    return true
  }

  #u64(): bigint {
    const at = this.#at
    this.#at += 8
    return this.#view.getBigUint64(at)
  }
}

const interned: (string | undefined)[] = new Array(INTERNED)
