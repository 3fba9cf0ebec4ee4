/**
 * What noise becomes: normal and exponential draws, growth. All of it by sums, products and roots, which are exact to the last bit
 * on every machine; logarithms and powers are not, and a price must not depend on where it is asked for.
 */

const SIZE = 4096
const MASK = SIZE - 1
const SQRT_TAU = 2.5066282746310002

/** A normal draw, from the lower 24 bits of a word. */
export function normal(word: number): number {
  return (NORMAL[word & MASK]! + NORMAL[(word >>> 12) & MASK]!) * Math.SQRT1_2
}

/** A coarser one, from the lower 12 bits. */
export function coarseNormal(word: number): number {
  return NORMAL[word & MASK]!
}

/** An exponential draw of mean 1, from the lower 12 bits of a word. */
export function exponential(word: number): number {
  return EXPONENTIAL[word & MASK]!
}

/** How a trade's size compares to an ordinary one: 1 on average, now and then a multiple; from the lower 12 bits of a word. */
export function sizeOf(word: number): number {
  return SIZES[word & MASK]!
}

/** e^x, near enough. */
export function grow(x: number): number {
  let factor = 1 + x / 1024
  for (let nth = 0; nth < 10; nth++) factor *= factor
  return factor
}

/** The quantiles of the normal distribution, found by walking up from its middle. */
const NORMAL = (() => {
  const quantiles = new Float64Array(SIZE)
  const steps = 16
  const slope = (z: number) => SQRT_TAU * grow((z * z) / 2)
  let z = 0
  for (let nth = 0; nth < (SIZE / 2) * steps; nth++) {
    if (nth % steps === steps / 2) {
      const place = Math.floor(nth / steps)
      quantiles[SIZE / 2 + place] = z
      quantiles[SIZE / 2 - 1 - place] = -z
    }
    const step = 1 / (SIZE * steps)
    z += step * slope(z + (step / 2) * slope(z))
  }
  return quantiles
})()

/** Where so many exponential draws lie on average, in order. */
const EXPONENTIAL = (() => {
  const means = new Float64Array(SIZE)
  let sum = 0
  for (let nth = 0; nth < SIZE; nth++) {
    sum += 1 / (SIZE - nth)
    means[nth] = sum
  }
  return means
})()

const SIZE_SPREAD = 0.9
const SIZES = NORMAL.map((draw) => grow(SIZE_SPREAD * draw - (SIZE_SPREAD * SIZE_SPREAD) / 2))
