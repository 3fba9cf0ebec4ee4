/** Sources of deposits in final blocks, for ever: a fingerprint of 64 bits each, in a flat table. Rule W66: README.md. */
import type { Codec } from '@evenkeel/kernel'

export type Settled = {
  readonly size: number
  has(source: string): boolean
  add(source: string): void
  /** As pairs of words of 32 bits, in order. */
  fingerprints(): readonly (readonly [number, number])[]
}

const SMALLEST = 16

export function noneSettled(): Settled {
  return settledOf([])
}

function settledOf(known: readonly (readonly [number, number])[]): Settled {
  /** Two words a slot; a slot of zeros is empty. */
  let slots = new Uint32Array(2 * SMALLEST)
  let size = 0

  function place(high: number, low: number): number {
    const mask = slots.length / 2 - 1
    for (let at = low & mask; ; at = (at + 1) & mask) {
      const [one, other] = [slots[2 * at], slots[2 * at + 1]]
      if ((one === high && other === low) || (one === 0 && other === 0)) return 2 * at
    }
  }

  function put(high: number, low: number): void {
    const at = place(high, low)
    if (slots[at] === high && slots[at + 1] === low) return
    slots[at] = high
    slots[at + 1] = low
    size++
    // At most half of it is taken, so that a look is short.
    if (4 * size > slots.length) grow()
  }

  function grow(): void {
    const before = slots
    slots = new Uint32Array(2 * before.length)
    size = 0
    for (let at = 0; at < before.length; at += 2) {
      const [high = 0, low = 0] = [before[at], before[at + 1]]
      if (high !== 0 || low !== 0) put(high, low)
    }
  }

  for (const [high, low] of known) put(high, low)
  return {
    get size() {
      return size
    },
    has(source) {
      const [high, low] = fingerprintOf(source)
      const at = place(high, low)
      return slots[at] === high && slots[at + 1] === low
    },
    add: (source) => put(...fingerprintOf(source)),
    fingerprints() {
      const all: [number, number][] = []
      for (let at = 0; at < slots.length; at += 2) {
        const [high = 0, low = 0] = [slots[at], slots[at + 1]]
        if (high !== 0 || low !== 0) all.push([high, low])
      }
      return all.sort(([a, b], [c, d]) => a - c || b - d)
    },
  }
}

/** Sources are hashes already; this cuts them to 64 bits. Nothing comes out as zeros. */
function fingerprintOf(source: string): [high: number, low: number] {
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
    return settledOf(all)
  },
}
