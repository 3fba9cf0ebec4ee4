/** Who may be where: visitors, members of either realm, and whoever comes by a link. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createGuard } from './guard.ts'
import type { Router } from './router.ts'
import type { Kept } from './session.ts'
import type { ShellState, SiteConfig } from './shellState.ts'
import { createStore } from './shellStore.ts'

const TOKEN = 'a-token-of-sixteen-letters'

function given(address: string, now: Partial<ShellState> = {}) {
  let at = address
  let back: string | undefined
  const entered: string[] = []
  const place = () => {
    const [path = '', query] = at.split('?')
    return { path, query: new URLSearchParams(query), depth: 0, step: 0 }
  }
  const router = {
    place,
    replace(to: string) {
      at = to
    },
  } as unknown as Router
  const kept = {
    keepReturn(to: string) {
      back = to
    },
    takeReturn() {
      const taken = back
      back = undefined
      return taken
    },
  } as Kept
  const store = createStore({ signedIn: false, demo: false, ...now } as ShellState)
  const enter = (token: string) => void entered.push(token)
  const guard = createGuard({ kept, router, store, ready: Promise.resolve(), enter })
  return {
    guard,
    store,
    entered,
    at: () => at,
    back: () => back,
    go(to: string) {
      at = to
      guard.check()
    },
  }
}
const demo = { signedIn: true, demo: true }

test('a visitor is sent from a place of members to the sign-in, and may be led back', () => {
  const visitor = given('/transfer?coin=BTC')
  visitor.guard.check()
  assert.deepEqual([visitor.at(), visitor.back()], ['/login', '/transfer?coin=BTC'])
  visitor.go('/market')
  assert.deepEqual([visitor.at(), visitor.back()], ['/market', undefined])
})

test('whoever is inside is led from the entrances and the root to the first page', () => {
  for (const path of ['/login', '/register', '/']) {
    const member = given(path, { signedIn: true })
    member.guard.check()
    assert.equal(member.at(), '/home', path)
  }
})

test('[I8] the demo realm stays where it stood, and is asked about what the real one has', () => {
  const member = given('/market', demo)
  member.guard.check()
  member.go('/share-code')
  assert.equal(member.at(), '/market')
  assert.deepEqual(member.store.state().asked, { about: 'realOnly', address: '/share-code' })
  assert.equal(member.guard.isBlocked('/share-code?from=home'), true)
  member.store.become({ demo: false })
  assert.equal(member.guard.isBlocked('/share-code'), false)
})

test('[I8] where one stood before the realm was known is no place to be sent back to', () => {
  const member = given('/secure-center', { signedIn: true })
  member.guard.check()
  assert.equal(member.at(), '/secure-center')
  member.store.become({ demo: true })
  member.guard.check()
  assert.equal(member.at(), '/home')
})

for (const [isSandbox, expected] of [
  [true, { entered: [TOKEN], at: '/home', refused: undefined }],
  [false, { entered: [], at: '/login', refused: true }],
] as const)
  test(`a link with a token ${isSandbox ? 'enters a sandbox' : 'is refused outside of a sandbox'}, and leaves the address at once`, async () => {
    const config = { is_sandbox: isSandbox } as SiteConfig
    const visitor = given(`/enter?token=${TOKEN}`, { config })
    visitor.guard.check()
    assert.equal(visitor.at(), '/home')
    await new Promise((done) => setImmediate(done))
    const { entered, store } = visitor
    assert.deepEqual({ entered, at: visitor.at(), refused: store.state().refused }, expected)
  })

test('a page of the real realm waits for word of the realm, and no other does', async () => {
  const member = given('/home', { signedIn: true })
  await member.guard.mayOpen('/transfer')
  let isOpen = false
  const opened = member.guard.mayOpen('/share-code').then(() => {
    isOpen = true
  })
  await new Promise((done) => setImmediate(done))
  assert.equal(isOpen, false)
  member.guard.tellRealm()
  await opened
})
