/** A camera reads what is drawn: the path as pixels, given to a decoder that knows nothing of the encoder. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import jsQR from 'jsqr'
import { qrPath } from './qrPath.ts'

const PIXELS = 4

/** As a camera sees it: light paper, dark squares. */
function scanned({ path, size }: ReturnType<typeof qrPath>): string | undefined {
  const width = size * PIXELS
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, left, top] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let y = 0; y < PIXELS; y++)
      for (let x = 0; x < PIXELS; x++) {
        const at = ((Number(top) * PIXELS + y) * width + Number(left) * PIXELS + x) * 4
        pixels.fill(0, at, at + 3)
      }
  return jsQR.default(pixels, width, width)?.data
}

const texts: readonly string[] = [
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  '0x52908400098527886E0F7030069857D2E4169EE7',
  'TJCnKsPa7y5okkXvQAidZBzqx3QyQ6sxMW',
  'otpauth://totp/Evenkeel:ann%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Evenkeel&period=30',
]

for (const value of texts)
  test(`a camera reads ${value.slice(0, 12)}… as it is`, () => {
    assert.equal(scanned(qrPath(value)), value)
  })

test('the control: a code without one of its corners is none', () => {
  const { path, size } = qrPath('0x52908400098527886E0F7030069857D2E4169EE7')
  const cut = path.replace(/M(\d+) (\d+)h1v1h-1z/g, (square, x, y) =>
    Number(x) < 10 && Number(y) < 10 ? '' : square,
  )
  assert.equal(scanned({ path: cut, size }), undefined)
})
