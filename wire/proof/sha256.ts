/** SHA-256, written out: the same few lines hash on the server, in a member's browser and at a stranger's terminal. */

export const HASH_BYTES = 32

const BLOCK = 64
const constants = Int32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
)
const beginning = Int32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
)
// Made once: a tree is millions of hashes.
const words = new Int32Array(64)
const state = new Int32Array(8)
const tail = new Uint8Array(2 * BLOCK)

export function sha256(bytes: Uint8Array): Uint8Array {
  const out = new Uint8Array(HASH_BYTES)
  sha256Into(out, 0, bytes, bytes.length)
  return out
}

/** The hash of the first so many bytes, written where it is wanted. */
export function sha256Into(
  out: Uint8Array,
  outAt: number,
  bytes: Uint8Array,
  length: number,
): void {
  state.set(beginning)
  const whole = length - (length % BLOCK)
  for (let at = 0; at < whole; at += BLOCK) compress(bytes, at)
  const rest = length - whole
  tail.fill(0)
  for (let i = 0; i < rest; i++) tail[i] = bytes[whole + i] as number
  tail[rest] = 0x80
  const end = rest < BLOCK - 8 ? BLOCK : 2 * BLOCK
  writeLength(end, length)
  for (let at = 0; at < end; at += BLOCK) compress(tail, at)
  for (let i = 0; i < 8; i++) {
    const word = state[i] as number
    out[outAt + 4 * i] = word >>> 24
    out[outAt + 4 * i + 1] = word >>> 16
    out[outAt + 4 * i + 2] = word >>> 8
    out[outAt + 4 * i + 3] = word
  }
}

/** In bits, in the last eight bytes; what is hashed here is far below 2^32 bytes. */
function writeLength(end: number, length: number): void {
  const high = (length - (length % 2 ** 29)) / 2 ** 29
  tail[end - 5] = high
  const low = length << 3
  tail[end - 4] = low >>> 24
  tail[end - 3] = low >>> 16
  tail[end - 2] = low >>> 8
  tail[end - 1] = low
}

function compress(bytes: Uint8Array, from: number): void {
  for (let i = 0, at = from; i < 16; i++, at += 4)
    words[i] =
      ((bytes[at] as number) << 24) |
      ((bytes[at + 1] as number) << 16) |
      ((bytes[at + 2] as number) << 8) |
      (bytes[at + 3] as number)
  for (let i = 16; i < 64; i++) {
    const early = words[i - 15] as number
    const late = words[i - 2] as number
    const ofEarly = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const ofLate = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[i] = ((words[i - 16] as number) + ofEarly + (words[i - 7] as number) + ofLate) | 0
  }
  mix()
}

function mix(): void {
  let a = state[0] as number
  let b = state[1] as number
  let c = state[2] as number
  let d = state[3] as number
  let e = state[4] as number
  let f = state[5] as number
  let g = state[6] as number
  let h = state[7] as number
  for (let i = 0; i < 64; i++) {
    const ofE = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const chosen = (e & f) ^ (~e & g)
    const one = (h + ofE + chosen + (constants[i] as number) + (words[i] as number)) | 0
    const ofA = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const two = (ofA + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + one) | 0
    d = c
    c = b
    b = a
    a = (one + two) | 0
  }
  state[0] = (state[0] as number) + a
  state[1] = (state[1] as number) + b
  state[2] = (state[2] as number) + c
  state[3] = (state[3] as number) + d
  state[4] = (state[4] as number) + e
  state[5] = (state[5] as number) + f
  state[6] = (state[6] as number) + g
  state[7] = (state[7] as number) + h
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}
