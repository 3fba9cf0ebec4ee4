/** SHA-256 of a text, in plain code: the same in the browser, whatever it offers, and on the server. */

const ROUND = roots(64, 3)
const START = roots(8, 2)

/** As 64 hexadecimal digits. */
export function sha256(text: string): string {
  const words = padded(utf8(text))
  const hash = Uint32Array.from(START)
  const w = new Uint32Array(64)
  for (let block = 0; block < words.length; block += 16) {
    for (let t = 0; t < 64; t++) w[t] = t < 16 ? at(words, block + t) : extended(w, t)
    mix(hash, w)
  }
  return [...hash].map((word) => word.toString(16).padStart(8, '0')).join('')
}

function extended(w: Uint32Array, t: number): number {
  const [far, near] = [at(w, t - 15), at(w, t - 2)]
  const first = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
  const second = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
  return (at(w, t - 16) + first + at(w, t - 7) + second) >>> 0
}

function mix(hash: Uint32Array, w: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = [...hash] as Eight
  for (let t = 0; t < 64; t++) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)
    const one = (h + high + ((e & f) ^ (~e & g)) + at(ROUND, t) + at(w, t)) >>> 0
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)
    const two = (low + ((a & b) ^ (a & c) ^ (b & c))) >>> 0
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0]
  }
  for (const [nth, word] of [a, b, c, d, e, f, g, h].entries()) hash[nth] = at(hash, nth) + word
}

type Eight = [number, number, number, number, number, number, number, number]

/** In big-endian words, with the mark and the length in bits at the end. */
function padded(bytes: readonly number[]): Uint32Array {
  const words = new Uint32Array(((bytes.length + 8) >> 6) * 16 + 16)
  for (const [nth, byte] of [...bytes, 0x80].entries())
    words[nth >> 2] = at(words, nth >> 2) | (byte << (24 - (nth & 3) * 8))
  words[words.length - 1] = bytes.length * 8
  return words
}

function utf8(text: string): number[] {
  return [...encodeURIComponent(text).matchAll(/%(..)|(.)/g)].map(([, hex, plain]) =>
    hex === undefined ? (plain as string).charCodeAt(0) : Number.parseInt(hex, 16),
  )
}

/** The first 32 bits behind the point of the roots of the first primes: what the standard begins with. */
function roots(count: number, degree: 2 | 3): Uint32Array {
  const primes: bigint[] = []
  for (let one = 2n; primes.length < count; one++)
    if (primes.every((prime) => one % prime !== 0n)) primes.push(one)
  return Uint32Array.from(primes, (prime) =>
    Number(root(prime << BigInt(32 * degree), degree) & 0xffffffffn),
  )
}

function root(of: bigint, degree: 2 | 3): bigint {
  let [low, high] = [0n, 1n << 40n]
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (middle ** BigInt(degree) <= of) low = middle
    else high = middle
  }
  return low
}

const at = (words: Uint32Array, nth: number): number => words[nth] as number
const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))
