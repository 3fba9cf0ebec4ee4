/** Where the tag of a liquidation beyond sight stands: never over the lowest price that the chart writes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OwnLine } from './own.ts'
import { edgeTag, extremeBox, type OwnLook } from './ownFigures.ts'

const look = {
  palette: { back: '#000', caution: '#fa0', up: '#0f0', down: '#f00' },
  sizes: { unit: 1, letter: 10, family: 'sans' },
  price: String,
  width: (text: string) => 6 * text.length + 8,
} as unknown as OwnLook
type Plate = Record<'x' | 'y' | 'width' | 'height', number>
const plot = { width: 320, height: 200 }
const line: OwnLine = {
  id: 'liquidation p',
  kind: 'liquidation',
  side: 'up',
  price: '50000.12',
  title: 'Long',
  tag: 'Liq.',
  figures: [],
}
/** Where it stands when the lowest price in sight is written from this place on. */
const tagBeside = (x: number, y: number) => {
  const low = extremeBox({ x, y }, '59000.12', false, plot.width, look)
  const { hit, figures } = edgeTag({ line, y: 900 }, plot, look, [low])
  const [plate] = figures
  assert.ok(plate)
  const { x: left, y: top, width, height } = plate.attrs as Plate
  return { hit, low, left, top, right: left + width, bottom: top + height }
}

test('it stands at the edge, beside the axis, and makes room for the lowest price', () => {
  const far = tagBeside(300, 100)
  assert.deepEqual([far.right, far.bottom], [319, 199])
  for (let x = 0; x <= plot.width; x += 8)
    for (let y = 150; y <= plot.height; y += 5) {
      const { low, left, right, top, bottom, hit } = tagBeside(x, y)
      const isOver = left < low.right && low.left < right && top < low.bottom && low.top < bottom
      assert.equal(isOver, false, `the lowest price at ${x} ${y}`)
      assert.ok(left >= 0 && right <= plot.width && bottom <= plot.height)
      assert.deepEqual(hit.ids, [line.id])
      assert.ok(hit.left <= left && hit.right >= right)
    }
})
