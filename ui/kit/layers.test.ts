/** Layers and the back button, against a history that steps back late, as browsers do. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createLayers } from './layers.ts'

type State = { depth?: number; layer?: number } | null

function browser() {
  const entries: { href: string; state: State }[] = [{ href: '/a', state: { depth: 0 } }]
  const capturing: ((event: Event) => void)[] = []
  const late: (() => void)[] = []
  const heard: string[] = []
  let at = 0
  const now = () => entries[at] ?? { href: '', state: null }
  function arrive() {
    let stopped = false
    const event = { stopImmediatePropagation: () => (stopped = true) } as unknown as Event
    for (const listener of capturing) listener(event)
    if (!stopped) heard.push(now().href)
  }
  const window = {
    location: {
      get href() {
        return now().href
      },
    },
    history: {
      get state() {
        return now().state
      },
      pushState(state: State, _: string, href: string) {
        entries.splice(at + 1)
        entries.push({ href, state })
        at += 1
      },
      back: () => void late.push(back),
    },
    addEventListener: (_: string, listener: (event: Event) => void) =>
      void capturing.push(listener),
    setTimeout: (action: () => void) => void late.push(action),
  }
  function back() {
    at -= 1
    arrive()
  }
  return {
    window: window as unknown as Window,
    /** What a router would have been told. */
    heard,
    back,
    /** As a plain link does, or whoever edits the address. */
    follow(href: string) {
      window.history.pushState(null, '', href)
      arrive()
    },
    next: () => late.shift()?.(),
    go: (href: string) => window.history.pushState({ depth: 1 }, '', href),
    settle() {
      for (let next = late.shift(); next; next = late.shift()) next()
    },
    steps: () => entries.slice(0, at + 1).map(({ href, state }) => `${href} ${state?.layer ?? 0}`),
  }
}

test('the back button closes the top layer alone, and the router hears nothing', () => {
  const { window, back, heard, steps } = browser()
  const layers = createLayers(window)
  const closed: string[] = []
  layers.open(() => closed.push('sheet'))
  layers.open(() => closed.push('dialog'))
  assert.deepEqual(steps(), ['/a 0', '/a 1', '/a 2'])
  assert.equal((window.history.state as State)?.depth, 0)
  back()
  assert.deepEqual(closed, ['dialog'])
  back()
  assert.deepEqual(closed, ['dialog', 'sheet'])
  assert.deepEqual([heard, steps()], [[], ['/a 0']])
})

test('closing otherwise takes the step away', () => {
  const { window, settle, heard, steps } = browser()
  createLayers(window)
    .open(() => assert.fail('it was not the back button'))
    .close()
  settle()
  assert.deepEqual([heard, steps()], [[], ['/a 0']])
})

test('a layer that opens as another closes takes over its step', () => {
  const { window, settle, back, steps } = browser()
  const layers = createLayers(window)
  layers.open(() => {}).close()
  let closed = false
  layers.open(() => {
    closed = true
  })
  settle()
  assert.deepEqual(steps(), ['/a 0', '/a 1'])
  back()
  assert.equal(closed, true)
})

test('a layer that opens while a step is taken back gets a step of its own', () => {
  const { window, settle, steps } = browser()
  const layers = createLayers(window)
  const first = layers.open(() => {})
  first.close()
  const opensLater = () => void layers.open(() => assert.fail('it was not the back button'))
  window.setTimeout(opensLater)
  settle()
  assert.deepEqual(steps(), ['/a 0', '/a 1'])
})

test('who closes a layer and goes on comes back to the page, not to the layer', () => {
  const { window, go, settle, back, heard, steps } = browser()
  createLayers(window)
    .open(() => {})
    .close()
  go('/b')
  settle()
  assert.deepEqual(steps(), ['/a 0', '/a 1', '/b 0'])
  back()
  settle()
  assert.deepEqual([heard, steps()], [['/a'], ['/a 0']])
})

test('a link that is followed while the step of a layer is taken back is not undone by it', () => {
  const { window, follow, next, settle, back, heard, steps } = browser()
  createLayers(window)
    .open(() => assert.fail('it was not the back button'))
    .close()
  next()
  follow('/b')
  settle()
  assert.deepEqual([heard, steps()], [['/b'], ['/a 0', '/a 1', '/b 0']])
  back()
  settle()
  assert.deepEqual([heard, steps()], [['/b', '/a'], ['/a 0']])
})

test('a page that is loaded anew on a step without its layer goes to the page below', () => {
  const { window, settle, heard, steps } = browser()
  window.history.pushState({ depth: 0, layer: 1 }, '', '/a')
  createLayers(window)
  settle()
  assert.deepEqual([heard, steps()], [[], ['/a 0']])
})

test('going elsewhere waits until a step has been taken back', () => {
  const { window, go, settle, steps } = browser()
  const layers = createLayers(window)
  layers.open(() => {}).close()
  window.setTimeout(() => layers.afterwards(() => go('/b')))
  settle()
  assert.deepEqual(steps(), ['/a 0', '/b 0'])
})

test('a held page is not left by a link before its reader was asked, nor by one that is not followed', () => {
  const { window } = browser()
  const layers = createLayers(window)
  const asked: (() => void)[] = []
  const gone: string[] = []
  const release = layers.hold((go) => void asked.push(go))
  layers.afterwards(() => gone.push('first'))
  assert.deepEqual([asked.length, gone], [1, []])
  release()
  layers.afterwards(() => gone.push('second'))
  asked[0]?.()
  assert.deepEqual(gone, ['second', 'first'])
})
