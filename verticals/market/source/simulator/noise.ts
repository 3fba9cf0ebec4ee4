/**
 * The noise that prices are made of: endless rows of random blocks, each block a function of the seed, the row's name and its place.
 *
 * A block is its place, enciphered with AES-256 under the row's key; the keys come from the seed by HMAC-SHA-256. So whoever has seen
 * any number of prices, and could even read all the blocks behind them, knows nothing of the blocks to come.
 */
import { createCipheriv, createHmac } from 'node:crypto'
import { assert } from '@evenkeel/kernel'

/** Words of 32 bits in a block. */
export const WORDS = 4
const SEED_BYTES = 32
const WORD_BYTES = 4

/** The words of so many blocks of a row, from this place on. */
export type Noise = (place: number, blocks: number) => Uint32Array

export function noiseOf(seed: Uint8Array): (row: string) => Noise {
  assert(seed.length === SEED_BYTES, 'the seed of the simulator has 32 bytes')
  return (row) => openRow(createHmac('sha256', seed).update(`simulator ${row}`).digest())
}

function openRow(key: Uint8Array): Noise {
  // We count, not the cipher: so one cipher does for all places, and a new one costs more than the noise of a day.
  const cipher = createCipheriv('aes-256-ecb', key, null)
  let places = new DataView(new ArrayBuffer(0))
  return (place, blocks) => {
    const bytes = blocks * WORDS * WORD_BYTES
    if (places.byteLength < bytes) places = new DataView(new ArrayBuffer(bytes))
    for (let nth = 0; nth < blocks; nth++) {
      const at = nth * WORDS * WORD_BYTES
      places.setUint32(at, (place + nth) / 2 ** 32)
      places.setUint32(at + WORD_BYTES, place + nth)
    }
    const noise = cipher.update(new Uint8Array(places.buffer, 0, bytes))
    return new Uint32Array(noise.buffer, noise.byteOffset, blocks * WORDS)
  }
}
