/** The height of a chart, shared out. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  fittedSubHeight,
  heightsOf,
  marginsOf,
  scaleOf,
  scaleRoom,
  subHeightOf,
  wholeHeightOf,
} from './layout.ts'

/** The two charts of the app: beside a form, and on a page of its own; the legend takes 20 of each. */
for (const height of [154, 340])
  for (const subs of [0, 1, 2, 3, 4])
    test(`a chart of ${height} with ${subs} panes below leaves the candles what they had with one`, () => {
      const shared = (count: number) =>
        heightsOf(wholeHeightOf(height, count, 1) - 20, count, subHeightOf(height, count), 1)
      const { main, sub, axis } = shared(subs)
      assert.equal(main + subs * (sub + 1) + axis, wholeHeightOf(height, subs, 1) - 20)
      assert.ok(main >= shared(1).main, `${main} for the candles`)
      assert.ok(main >= height / 2)
    })

test('every pane of several has room for words of its own; a small one alone has none', () => {
  const isRoomy = (height: number, subs: number) =>
    heightsOf(height, subs, subHeightOf(height, subs), 1).roomy
  assert.equal(isRoomy(154, 1), false)
  for (const subs of [2, 3, 4]) assert.equal(isRoomy(154, subs), true)
  assert.equal(isRoomy(340, 1), true)
})

test('a further row of the legend takes nothing from the drawing', () => {
  assert.equal(wholeHeightOf(154, 1, 0), 154)
  assert.equal(wholeHeightOf(154, 1, 1), 154)
  assert.ok(wholeHeightOf(154, 1, 3) >= 154 + 2 * 15)
})

test('margins leave as many pixels free as they say', () => {
  const { top, bottom } = marginsOf(100, 15, 10)
  const between = 100 / (1 + top + bottom)
  assert.ok(Math.abs(between * top - 15) < 1e-9)
  assert.ok(Math.abs(between * bottom - 10) < 1e-9)
  assert.ok(marginsOf(20, 30, 30).top < 1)
})

test('a line that is far away stretches a small scale by hardly anything, a large one by a quarter', () => {
  const small = scaleRoom(90)
  const large = scaleRoom(220)
  assert.deepEqual(scaleOf([100, 200], [20, 205], small.reach), [94, 205])
  assert.deepEqual(scaleOf([100, 200], [20, 205], large.reach), [75, 205])
  const [least, most] = scaleOf([100, 200], [0, 900], small.reach)
  assert.ok((200 - 100) / (most - least) > 0.85, 'the candles have the picture')
})

test('a chart that keeps its height leaves the candles about half of it, whatever stands below', () => {
  for (const height of [250, 340, 700])
    for (const subs of [1, 2, 3, 4]) {
      const sub = fittedSubHeight(height, subs)
      const { main } = heightsOf(height, subs, sub, 1)
      assert.ok(main >= height * 0.45, `${main} of ${height} with ${subs} panes`)
    }
  assert.equal(fittedSubHeight(152, 1), subHeightOf(152, 1))
})
