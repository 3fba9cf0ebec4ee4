/** Noise and what is drawn from it: the same wherever it is read, and spread as it should be. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { coarseNormal, exponential, grow, normal } from './draws.ts'
import { noiseOf, WORDS } from './noise.ts'

const row = noiseOf(Buffer.alloc(32, 8))

test('[Q2] a block is the same read alone or with others, today or far from now', () => {
  const noise = row('one')
  const many = noise(2 ** 32 - 50, 100)
  for (const nth of [0, 49, 50, 51, 99]) {
    const alone = noise(2 ** 32 - 50 + nth, 1)
    assert.deepEqual([...alone], [...many.subarray(nth * WORDS, (nth + 1) * WORDS)])
  }
  assert.deepEqual(row('one')(7, 3), noise(7, 3))
})

test('[Q2] no two blocks are the same, in one row or in two', () => {
  const blocks = [row('one')(0, 500), row('two')(0, 500), row('one')(2 ** 32, 500)]
  const seen = new Set<string>()
  for (const words of blocks)
    for (let nth = 0; nth < 500; nth++) seen.add(words.slice(nth * WORDS, (nth + 1) * WORDS).join())
  assert.equal(seen.size, 1_500)
})

test('[Q4] draws are spread as their names say', () => {
  const words = [...row('draws')(0, 20_000)]
  for (const draw of [normal, coarseNormal]) {
    const [middle, variance] = spread(words.map(draw))
    assert(Math.abs(middle) < 0.02 && Math.abs(variance - 1) < 0.03)
    const within = words.filter((word) => Math.abs(draw(word)) < 1).length / words.length
    assert(Math.abs(within - 0.6827) < 0.01)
  }
  const [middle, variance] = spread(words.map(exponential))
  assert(Math.abs(middle - 1) < 0.02 && Math.abs(variance - 1) < 0.05)
})

test('[Q4] growth is e to the power, near enough', () => {
  for (const power of [-3, -0.5, 0, 0.01, 1, 3])
    assert(Math.abs(grow(power) / Math.exp(power) - 1) < 0.01)
})

function spread(draws: readonly number[]): [mean: number, variance: number] {
  const mean = draws.reduce((sum, draw) => sum + draw, 0) / draws.length
  return [mean, draws.reduce((sum, draw) => sum + (draw - mean) ** 2, 0) / draws.length]
}
