/** Sources of deposits in final blocks, for ever: a fingerprint of 64 bits each, in a flat table. Rule W66: README.md. */
import type { Codec } from '@evenkeel/kernel'

type Fingerprint = readonly [high: number, low: number]

const SMALLEST = 16

export class Settled {
  /** Two words of 32 bits a slot; a slot of zeros is empty. */
  #slots = new Uint32Array(2 * SMALLEST)
  #size = 0

  constructor(known: readonly Fingerprint[] = []) {
    for (const [high, low] of known) this.#put(high, low)
  }

  get size(): number {
    return this.#size
  }

  has(source: string): boolean {
    const [high, low] = fingerprintOf(source)
    return this.#isAt(this.#place(high, low), high, low)
  }

  add(source: string): void {
    this.#put(...fingerprintOf(source))
  }

  /** In order, so that the same sources are written in the same bytes. */
  fingerprints(): readonly Fingerprint[] {
    const all: Fingerprint[] = []
    for (let at = 0; at < this.#slots.length; at += 2) {
      const [high = 0, low = 0] = [this.#slots[at], this.#slots[at + 1]]
      if (low !== 0) all.push([high, low])
    }
    return all.sort(([a, b], [c, d]) => a - c || b - d)
  }

  #isAt(at: number, high: number, low: number): boolean {
    return this.#slots[at] === high && this.#slots[at + 1] === low
  }

  #place(high: number, low: number): number {
    const mask = this.#slots.length / 2 - 1
    for (let slot = low & mask; ; slot = (slot + 1) & mask)
      if (this.#isAt(2 * slot, high, low) || this.#isAt(2 * slot, 0, 0)) return 2 * slot
  }

  #put(high: number, low: number): void {
    const at = this.#place(high, low)
    if (this.#isAt(at, high, low)) return
    this.#slots[at] = high
    this.#slots[at + 1] = low
    this.#size++
    // At most half of it is taken, so that a look is short.
    if (4 * this.#size <= this.#slots.length) return
    const all = this.fingerprints()
    this.#slots = new Uint32Array(2 * this.#slots.length)
    this.#size = 0
    for (const one of all) this.#put(...one)
  }
}

export function noneSettled(): Settled {
  return new Settled()
}

/** Sources are hashes already; this cuts them to 64 bits. Nothing comes out as zeros. */
function fingerprintOf(source: string): Fingerprint {
  let [high, low] = [0x811c9dc5, 0x9e3779b9]
  for (let at = 0; at < source.length; at++) {
    const code = source.charCodeAt(at)
    high = Math.imul(high ^ code, 0x01000193)
    low = Math.imul(low ^ code, 0x85ebca6b)
    low = (low << 13) | (low >>> 19)
  }
  high = Math.imul(high ^ (low >>> 15), 0x2c1b3c6d)
  low = Math.imul(low ^ (high >>> 12), 0x297a2d39)
  return [(high ^ (high >>> 16)) >>> 0, ((low ^ (low >>> 15)) | 1) >>> 0]
}

export const settledCodec: Codec<Settled> = {
  write(out, settled) {
    const all = settled.fingerprints()
    out.uint(all.length)
    for (const [high, low] of all) {
      out.uint(high)
      out.uint(low)
    }
  },
  read(input) {
    const count = input.uint()
    const all: [number, number][] = []
    for (let nth = 0; nth < count; nth++) all.push([input.uint(), input.uint()])
    return new Settled(all)
  },
}
