/** What fingers, a mouse and a wheel do to a chart. */
import assert from 'node:assert/strict'
import { afterEach, beforeEach, mock, test } from 'node:test'
import { attachGestures } from './gestures.ts'
import { givenGlobals } from './testing/globals.ts'

let element: EventTarget
let done: (string | number)[][]
let isPointing: boolean
let isTaken: boolean
let scale = 1
let detach: () => void
let time = 0

givenGlobals({ requestAnimationFrame: () => 0, cancelAnimationFrame: () => 0 })
beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout'] })
  element = Object.assign(new EventTarget(), {
    getBoundingClientRect: () => ({ left: 10, top: 100, width: 300 * scale }),
    offsetWidth: 300,
    setPointerCapture: () => undefined,
  })
  done = []
  isPointing = false
  isTaken = false
  scale = 1
  detach = attachGestures(element as HTMLElement, {
    pan: (distance) => void done.push(['pan', distance]),
    zoom: (scale, x) => void done.push(['zoom', Math.round(scale * 100) / 100, x]),
    tap(x, y) {
      if (isTaken) done.push(['tap', x, y])
      return isTaken
    },
    point(x, y) {
      isPointing = true
      done.push(['point', x, y])
    },
    unpoint() {
      isPointing = false
      done.push(['unpoint'])
    },
    isPointing: () => isPointing,
    mayGlide: () => false,
  })
})
afterEach(() => {
  detach()
  mock.timers.reset()
})

type Fields = Record<string, unknown>

function send(type: string, x: number, y: number, more: Fields = {}): Event {
  const event = new Event(type, { cancelable: true })
  time += 16
  const place = { clientX: x + 10, clientY: y + 100, pointerId: 1, button: 0 }
  const fields = { ...place, pointerType: 'touch', ...more }
  for (const [name, value] of Object.entries(fields)) Object.defineProperty(event, name, { value })
  Object.defineProperty(event, 'timeStamp', { value: time })
  element.dispatchEvent(event)
  return event
}

test('a finger that goes sideways moves the candles with it', () => {
  send('pointerdown', 100, 50)
  send('pointermove', 104, 50)
  send('pointermove', 110, 51)
  send('pointermove', 130, 51)
  send('pointerup', 130, 51)
  assert.deepEqual(done, [['unpoint'], ['pan', 6], ['pan', 20]])
})

test('a tap points at a candle, the next one lets go of it', () => {
  for (const x of [60, 200]) {
    send('pointerdown', x, 50)
    send('pointerup', x, 50)
  }
  assert.deepEqual(done, [['point', 60, 50], ['unpoint']])
})

test('a tap that something of the member is about points at no candle, with a finger or a mouse', () => {
  isTaken = true
  for (const pointerType of ['touch', 'mouse']) {
    send('pointerdown', 60, 50, { pointerType })
    send('pointerup', 60, 50, { pointerType })
  }
  assert.deepEqual(done, [
    ['tap', 60, 50],
    ['tap', 60, 50],
  ])
  done = []
  send('pointerdown', 60, 50)
  send('pointermove', 90, 50)
  send('pointerup', 90, 50)
  assert.deepEqual(done, [['unpoint'], ['pan', 30]])
})

test('where a chart is drawn smaller than it is measured, places are its own', () => {
  scale = 0.5
  send('pointerdown', 60, 50)
  send('pointerup', 60, 50)
  assert.deepEqual(done, [['point', 120, 100]])
})

test('a finger that rests points, may then go anywhere, and holds the page', () => {
  send('pointerdown', 60, 50)
  assert.equal(send('touchmove', 60, 50).defaultPrevented, false)
  mock.timers.tick(320)
  send('pointermove', 80, 20)
  assert.equal(send('touchmove', 80, 20).defaultPrevented, true)
  send('pointerup', 80, 20)
  assert.deepEqual(done, [
    ['point', 60, 50],
    ['point', 80, 20],
  ])
})

test('a finger that scrolls the page leaves nothing behind', () => {
  send('pointerdown', 60, 50)
  send('pointercancel', 60, 40)
  mock.timers.tick(1_000)
  send('pointerdown', 100, 50)
  send('pointermove', 120, 50)
  send('pointerup', 120, 50)
  assert.deepEqual(done, [['unpoint'], ['pan', 20]])
})

test('two fingers zoom at the place between them', () => {
  send('pointerdown', 100, 50)
  send('pointerdown', 200, 50, { pointerId: 2 })
  send('pointermove', 300, 50, { pointerId: 2 })
  send('pointerup', 300, 50, { pointerId: 2 })
  send('pointerup', 100, 50)
  assert.deepEqual(done, [
    ['pan', 50],
    ['zoom', 2, 200],
  ])
})

test('a mouse points where it is and drags the candles; leaving lets go', () => {
  const mouse = { pointerType: 'mouse' }
  send('pointermove', 60, 50, mouse)
  send('pointerdown', 60, 50, mouse)
  send('pointermove', 80, 50, mouse)
  send('pointerup', 80, 50, mouse)
  send('pointerleave', 400, 50, mouse)
  assert.deepEqual(done, [['point', 60, 50], ['pan', 20], ['point', 80, 50], ['unpoint']])
})

test('a wheel scrolls the page, unless it goes sideways or zooms', () => {
  assert.equal(
    send('wheel', 60, 50, { deltaX: 0, deltaY: 90, ctrlKey: false }).defaultPrevented,
    false,
  )
  assert.deepEqual(done, [])
  assert.equal(
    send('wheel', 60, 50, { deltaX: 30, deltaY: 0, ctrlKey: false }).defaultPrevented,
    true,
  )
  assert.equal(
    send('wheel', 60, 50, { deltaX: 0, deltaY: -100, ctrlKey: true }).defaultPrevented,
    true,
  )
  assert.deepEqual(done, [
    ['pan', -30],
    ['zoom', 2.72, 60],
  ])
})

test('when it ends nothing is heard any more', () => {
  detach()
  send('pointermove', 60, 50, { pointerType: 'mouse' })
  assert.deepEqual(done, [])
})
