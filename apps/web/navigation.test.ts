/** Going from place to place: the page and its data first; what fails leaves one where one was. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ImportStuck } from './importing.ts'
import { createNavigation, type Loader, type Navigation, type Page } from './navigation.ts'
import type { Router } from './router.ts'

const pageOf = (name: string): Page => Object.assign(() => null, { displayName: name })

/** A router in memory, and pages that come when the test says so. */
function given(loaders: Record<string, Loader>, start = '/home') {
  const listeners = new Set<() => void>()
  const steps = [start]
  const path = () => steps.at(-1) ?? ''
  const arrive = () => {
    for (const listener of [...listeners]) listener()
  }
  const pathOf = (address: string) => address.split('?')[0] ?? ''
  const router = {
    place: () => ({
      path: path(),
      query: new URLSearchParams('symbol=btcusdt'),
      depth: steps.length - 1,
      step: steps.length,
    }),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    go(address) {
      steps.push(pathOf(address))
      arrive()
    },
    replace(address) {
      steps.splice(-1, 1, pathOf(address))
      arrive()
    },
    back() {
      steps.pop()
      arrive()
    },
  } as Router
  const failures: string[] = []
  const reloadedAt: string[] = []
  const navigation = createNavigation({
    router,
    loaderOf: (asked) => loaders[asked],
    onFailure: (error, at) => failures.push(`${at}: ${(error as Error).message}`),
    reload: () => reloadedAt.push(path()),
  })
  return { navigation, router, failures, steps, reloadedAt }
}

const home = pageOf('home')
const market = pageOf('market')
const loaded = (page: Page): Loader => ({ load: async () => ({ default: page }) })
const seen = (navigation: Navigation) => {
  const { place, page, isLeaving } = navigation.shown()
  return { path: place.path, page, isLeaving }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

test('a page is shown when it has come, and the last one until then', async () => {
  const { navigation, router } = given({ '/home': loaded(home), '/market': loaded(market) })
  assert.equal(navigation.shown().isLeaving, true)
  await settled()
  assert.deepEqual(seen(navigation), { path: '/home', page: home, isLeaving: false })
  router.go('/market')
  assert.deepEqual(seen(navigation), { path: '/home', page: home, isLeaving: true })
  await settled()
  assert.deepEqual(seen(navigation), { path: '/market', page: market, isLeaving: false })
})

test('the step before a page gets its query, and is done before the page shows', async () => {
  let asked = ''
  let done = () => {}
  const before = (query: URLSearchParams) => {
    asked = query.get('symbol') ?? ''
    return new Promise<void>((resolve) => {
      done = resolve
    })
  }
  const slow = { load: async () => ({ default: market, before }) }
  const { navigation, router } = given({ '/home': loaded(home), '/market': slow })
  await settled()
  router.go('/market')
  await settled()
  assert.equal(asked, 'btcusdt')
  assert.equal(seen(navigation).path, '/home')
  done()
  await settled()
  assert.equal(seen(navigation).path, '/market')
})

for (const [what, failing] of [
  ['page', { load: async () => Promise.reject(new Error('no such chunk')) }],
  [
    'step',
    {
      load: async () => ({
        default: market,
        before: async () => {
          throw new Error('no data')
        },
      }),
    },
  ],
] as const)
  test(`a ${what} that fails is told, and one stays where one was`, async () => {
    const { navigation, router, failures, steps, reloadedAt } = given({
      '/home': loaded(home),
      '/market': failing as Loader,
    })
    await settled()
    router.go('/market')
    await settled()
    assert.equal(failures.length, 1)
    assert.deepEqual(steps, ['/home'])
    assert.deepEqual(seen(navigation), { path: '/home', page: home, isLeaving: false })
    assert.equal(navigation.shown().cancelled, 1)
    router.go('/market')
    await settled()
    assert.equal(navigation.shown().cancelled, 2)
    assert.deepEqual(steps, ['/home'])
    router.replace('/market')
    await settled()
    assert.deepEqual(steps, ['/home'])
    assert.deepEqual(reloadedAt, [])
  })

test('[M2] a page that only a new document can import is reloaded when it is asked for again', async () => {
  const stuck = { load: () => Promise.reject(new ImportStuck('remembered')) }
  const { navigation, router, steps, reloadedAt } = given({
    '/home': loaded(home),
    '/market': stuck,
    '/assets': stuck,
  })
  await settled()
  for (const path of ['/market', '/assets']) {
    router.go(path)
    await settled()
    assert.deepEqual(steps, ['/home'])
    assert.deepEqual(seen(navigation), { path: '/home', page: home, isLeaving: false })
  }
  assert.deepEqual(reloadedAt, [])
  router.go('/market')
  await settled()
  assert.deepEqual(reloadedAt, ['/market'])
})

test('a first page that cannot be imported reloads nothing by itself', async () => {
  const stuck = { load: () => Promise.reject(new ImportStuck('remembered')) }
  const { router, reloadedAt } = given({ '/home': stuck, '/market': stuck })
  await settled()
  for (const path of ['/market', '/home', '/market']) {
    router.go(path)
    await settled()
  }
  assert.deepEqual(reloadedAt, [])
})

test('a first page that does not come is no step: it is told in its own place', async () => {
  const failing = { load: async () => Promise.reject(new Error('no such chunk')) }
  const { navigation, failures } = given({ '/home': failing })
  await settled()
  assert.equal(failures.length, 1)
  assert.deepEqual(seen(navigation), { path: '/home', page: undefined, isLeaving: false })
  assert.equal(navigation.shown().cancelled, 0)
})

test('whoever goes on before a page has come never sees it', async () => {
  let late = () => {}
  const slow: Loader = {
    load: () =>
      new Promise((resolve) => {
        late = () => resolve({ default: market })
      }),
  }
  const { navigation, router } = given({ '/home': loaded(home), '/market': slow })
  await settled()
  router.go('/market')
  router.go('/home')
  late()
  await settled()
  assert.deepEqual(seen(navigation), { path: '/home', page: home, isLeaving: false })
})

test('who may not go back to where they stood is told that the page did not come, once', async () => {
  const { navigation, router, failures } = given(
    {
      '/my': loaded(home),
      '/login': { load: () => Promise.reject(new Error('away')) },
    },
    '/my',
  )
  await settled()
  // As a shell does whose member has signed out: what is a member's own leads to the sign-in.
  router.subscribe(() => {
    if (router.place().path === '/my') router.replace('/login')
  })
  router.replace('/login')
  await settled()
  assert.deepEqual(seen(navigation), { path: '/login', page: undefined, isLeaving: false })
  assert.equal(failures.length, 2)
})
