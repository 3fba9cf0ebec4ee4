/** The figures of what is a member's own: words beside a line at the edge of the pane are whole. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { OwnLine, Placed } from './own.ts'
import { axisFigures, lineFigures, type OwnLook } from './ownFigures.ts'

const plot = { width: 300, height: 100 }
const look = {
  palette: { back: '#000', up: '#0f0', down: '#f00', caution: '#ff0' },
  sizes: { unit: 1, letter: 10, family: 'sans-serif' },
  price: (value: number) => value.toFixed(2),
  width: (text: string) => text.length * 6,
} as unknown as OwnLook
const lineAt = (y: number): Placed => {
  const line = { id: `${y}`, kind: 'order', side: 'down', price: '100', tag: 'Sell 1' }
  return { line: line as unknown as OwnLine, y }
}

type Box = { readonly y: number; readonly height: number }
type Stroke = { readonly coordinates: readonly { readonly y: number }[] }
const heights = ({ attrs }: { attrs?: unknown }) =>
  (attrs as Stroke).coordinates.map((end) => end.y)
const boxes = (figures: ReturnType<typeof lineFigures>) =>
  figures.filter(({ type }) => type === 'rect').map(({ attrs }) => attrs as Box)

for (const y of [0, 3, 50, 97, 100])
  test(`a line at ${y} of 100 has its words and its price within the pane, and stays where it is`, () => {
    const figures = lineFigures([lineAt(y)], plot, look)
    const [tag] = boxes(figures)
    const [price] = boxes(axisFigures([lineAt(y)], { ...plot, lastY: -200 }, look))
    for (const box of [tag, price]) {
      assert.ok(box !== undefined)
      assert.ok(box.y >= 0 && box.y + box.height <= plot.height, JSON.stringify(box))
    }
    const strokes = figures.filter(({ type }) => type === 'line')
    assert.deepEqual(strokes.flatMap(heights), [y, y])
  })

test('two lines at the edge do not lie over each other: the words of the second stand beside', () => {
  const [one, other] = boxes(lineFigures([lineAt(0), lineAt(2)], plot, look)) as unknown as {
    readonly x: number
    readonly width: number
  }[]
  assert.ok(one && other && other.x >= one.x + one.width)
})
