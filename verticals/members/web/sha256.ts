/** SHA-256 in its bare steps: a proof of work hashes one block a try, and nothing else may cost. */

export const BLOCK = 64

const ROUNDS = 64
const constants = new Int32Array(ROUNDS)
const beginning = new Int32Array(8)
const words = new Int32Array(ROUNDS)

/** The state before any block. */
export function freshState(): Int32Array {
  return beginning.slice()
}

/** Takes one block of 64 bytes into the state. */
export function compress(state: Int32Array, bytes: DataView, from: number): void {
  for (let i = 0; i < 16; i++) words[i] = bytes.getInt32(from + 4 * i)
  for (let i = 16; i < ROUNDS; i++) {
    const early = at(words, i - 15)
    const late = at(words, i - 2)
    const ofEarly = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3)
    const ofLate = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10)
    words[i] = at(words, i - 16) + ofEarly + at(words, i - 7) + ofLate
  }
  let a = at(state, 0)
  let b = at(state, 1)
  let c = at(state, 2)
  let d = at(state, 3)
  let e = at(state, 4)
  let f = at(state, 5)
  let g = at(state, 6)
  let h = at(state, 7)
  for (let i = 0; i < ROUNDS; i++) {
    const ofE = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const one = (h + ofE + ((e & f) ^ (~e & g)) + at(constants, i) + at(words, i)) | 0
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
  state[0] = at(state, 0) + a
  state[1] = at(state, 1) + b
  state[2] = at(state, 2) + c
  state[3] = at(state, 3) + d
  state[4] = at(state, 4) + e
  state[5] = at(state, 5) + f
  state[6] = at(state, 6) + g
  state[7] = at(state, 7) + h
}

function at(list: Int32Array, place: number): number {
  return list[place] as number
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits))
}

/** The standard takes them from the roots of the first primes: 32 bits behind the point. */
function fillConstants(): void {
  const primes: number[] = []
  for (let n = 2; primes.length < ROUNDS; n++) if (primes.every((p) => n % p !== 0)) primes.push(n)
  primes.forEach((prime, i) => {
    constants[i] = fraction(Math.cbrt(prime))
    if (i < 8) beginning[i] = fraction(Math.sqrt(prime))
  })
}

function fraction(root: number): number {
  return ((root % 1) * 2 ** 32) | 0
}

fillConstants()
