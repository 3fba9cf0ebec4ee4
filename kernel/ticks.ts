/** Which prices of one side have a level: a tree of bit sets that finds a tick, or the next one below it. */
import { assert } from './assert.ts'

const BITS = 5
const FAN = 1 << BITS
const LAYERS = 6
/** Ticks are below this. */
export const TICK_MAX = 2 ** (BITS * LAYERS)

// A node is its bit set and a place for each bit: a node of the layer below, or a level at the last.
const STRIDE = FAN + 1
const ROOT = 1
const NONE = 0
const NODES_FIRST = 32

export class Ticks {
  #nodes = new Int32Array(NODES_FIRST * STRIDE)
  #used = ROOT + 1
  #free = NONE
  /** The nodes on the way to the tick last looked for. */
  readonly #path = new Int32Array(LAYERS)

  /** The level at this tick; 0 for none. */
  get(tick: number): number {
    const nodes = this.#nodes
    let node = ROOT
    for (let shift = BITS * (LAYERS - 1); shift > 0; shift -= BITS) {
      node = nodes[node * STRIDE + 1 + ((tick >>> shift) & (FAN - 1))] as number
      if (node === NONE) return NONE
    }
    return nodes[node * STRIDE + 1 + (tick & (FAN - 1))] as number
  }

  set(tick: number, level: number): void {
    assert(tick > 0 && tick < TICK_MAX && level > 0, 'a level stands at a tick')
    let node = ROOT
    for (let shift = BITS * (LAYERS - 1); shift > 0; shift -= BITS) {
      const nth = (tick >>> shift) & (FAN - 1)
      const child = this.#nodes[node * STRIDE + 1 + nth] as number
      node = child === NONE ? this.#grow(node, nth) : child
    }
    this.#put(node, tick & (FAN - 1), level)
  }

  delete(tick: number): void {
    this.#walk(tick)
    for (let layer = LAYERS - 1; layer >= 0; layer--) {
      const node = this.#path[layer] as number
      const nth = (tick >>> (BITS * (LAYERS - 1 - layer))) & (FAN - 1)
      const at = node * STRIDE
      this.#nodes[at + 1 + nth] = NONE
      this.#nodes[at] = (this.#nodes[at] as number) & ~(1 << nth)
      if (this.#nodes[at] !== 0 || node === ROOT) return
      // An empty node waits for its next use, linked by its first place.
      this.#nodes[at + 1] = this.#free
      this.#free = node
    }
  }

  /** The level at the highest tick below this one; 0 for none. */
  below(tick: number): number {
    let layer = this.#walk(tick)
    for (; layer >= 0; layer--) {
      const at = (this.#path[layer] as number) * STRIDE
      const nth = (tick >>> (BITS * (LAYERS - 1 - layer))) & (FAN - 1)
      const lower = (this.#nodes[at] as number) & ((1 << nth) - 1)
      if (lower === 0) continue
      let found = this.#nodes[at + 1 + highest(lower)] as number
      for (let left = LAYERS - 1 - layer; left > 0; left--)
        found = this.#nodes[
          found * STRIDE + 1 + highest(this.#nodes[found * STRIDE] as number)
        ] as number
      return found
    }
    return NONE
  }

  /** Notes the nodes on the way to a tick; answers the last layer that has one. */
  #walk(tick: number): number {
    let node = ROOT
    for (let layer = 0; ; layer++) {
      this.#path[layer] = node
      if (layer === LAYERS - 1) return layer
      const nth = (tick >>> (BITS * (LAYERS - 1 - layer))) & (FAN - 1)
      node = this.#nodes[node * STRIDE + 1 + nth] as number
      if (node === NONE) return layer
    }
  }

  #put(parent: number, nth: number, child: number): void {
    const at = parent * STRIDE
    this.#nodes[at + 1 + nth] = child
    this.#nodes[at] = (this.#nodes[at] as number) | (1 << nth)
  }

  #grow(parent: number, nth: number): number {
    let node = this.#free
    if (node === NONE) {
      node = this.#used++
      if (this.#used * STRIDE > this.#nodes.length) {
        const wider = new Int32Array(this.#nodes.length * 2)
        wider.set(this.#nodes)
        this.#nodes = wider
      }
    } else {
      this.#free = this.#nodes[node * STRIDE + 1] as number
      this.#nodes[node * STRIDE + 1] = NONE
    }
    this.#put(parent, nth, node)
    return node
  }
}

function highest(bits: number): number {
  return FAN - 1 - Math.clz32(bits)
}
