/** The mark on what an operator sees: it says who looks and why, is all over the picture, and cannot be missed. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { createDrawers } from './drawers.ts'
import { rowsOf } from './letters.ts'
import { touching } from './marking.ts'

const drawers = createDrawers({ isProduction: false, onBox: () => undefined })
after(() => drawers.stop())

const [width, height] = [800, 500]
const plain = (background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer()

async function marked(background: string, text: string): Promise<Buffer> {
  const drawn = await drawers.mark(await plain(background), text)
  assert(Buffer.isBuffer(drawn), String(drawn))
  return sharp(drawn).greyscale().raw().toBuffer()
}

/** How bright the picture is on average where such a mark has ink, has its edge, and has nothing. */
function brightness(pixels: Buffer, text: string) {
  const touch = touching(text, width, height)
  const sums = { ink: [0, 0], edge: [0, 0], none: [0, 0] }
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const sum = sums[touch(x, y)]
      sum[0] = (sum[0] as number) + (pixels[y * width + x] as number)
      sum[1] = (sum[1] as number) + 1
    }
  const of = ([sum = 0, count = 0]: number[]) => sum / count
  return { ink: of(sums.ink), edge: of(sums.edge), none: of(sums.none) }
}

test('[E25] [Z5] a picture is marked with the case and the operator, on light and on dark', async () => {
  const text = 'CASE 1042 Olga B.'
  const dark = brightness(await marked('#222', text), text)
  assert(dark.ink - dark.none > 60, JSON.stringify(dark))
  const light = brightness(await marked('#fff', text), text)
  assert(light.none - light.edge > 60, JSON.stringify(light))
  const other = brightness(await marked('#222', text), 'CASE 1043 Piet')
  assert(other.ink - other.none < (dark.ink - dark.none) / 2, 'the mark is that of another look')
})

test('[E25] no piece of a picture that shows anything is without a mark', () => {
  const touch = touching('CASE 7 Olga', width, height)
  const side = 125
  for (let top = 0; top < height; top += side)
    for (let left = 0; left < width - side; left += side) {
      let ink = 0
      for (let y = top; y < top + side; y++)
        for (let x = left; x < left + side; x++) if (touch(x, y) === 'ink') ink++
      assert(ink > 100, `${left}, ${top}: ${ink}`)
    }
})

test('every letter of a name has a shape of its own, and what has none is a box', () => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._- '
  const drawn = (letter: string) => JSON.stringify(rowsOf(letter))
  const shapes = new Set([...letters].map(drawn))
  assert.equal(shapes.size, letters.length)
  assert.equal(drawn('olga'), drawn('OLGA'))
  assert.equal(shapes.has(drawn('%')), false)
  const h = rowsOf('H').map((row) => row.map((ink) => (ink ? '#' : '.')).join(''))
  assert.deepEqual(h, ['#...#.', '#...#.', '#...#.', '#####.', '#...#.', '#...#.', '#...#.'])
})
