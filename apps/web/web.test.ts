/** The shell's own logic: addresses, and what the browser keeps. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createRouter, safePath } from './router.ts'
import { createKept, readToken } from './session.ts'

function browser(hash = '') {
  const entries = [{ hash, state: null as unknown }]
  const listeners: (() => void)[] = []
  const now = () => entries.at(-1) ?? { hash: '', state: null }
  return {
    entries,
    location: {
      get hash() {
        return now().hash
      },
    },
    history: {
      get state() {
        return now().state
      },
      pushState: (state: unknown, _: string, to: string) => void entries.push({ hash: to, state }),
      replaceState: (state: unknown, _: string, to: string) =>
        void entries.splice(-1, 1, { hash: to, state }),
      back() {
        entries.pop()
        for (const listener of listeners) listener()
      },
    },
    addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
  }
}
const routerOf = (window: ReturnType<typeof browser>) => createRouter(window as unknown as Window)

test('an address is a path and a query, and nothing is the root', () => {
  assert.equal(routerOf(browser()).place().path, '/')
  const { path, query } = routerOf(browser('#/enter?token=abc')).place()
  assert.equal(path, '/enter')
  assert.equal(query.get('token'), 'abc')
})

test('replacing leaves no trace of the place before', () => {
  const window = browser('#/enter?token=abc')
  routerOf(window).replace('/transfer')
  assert.deepEqual(
    window.entries.map(({ hash }) => hash),
    ['#/transfer'],
  )
})

test('the way back is as long as the steps that were made here', () => {
  const window = browser('#/transfer')
  const router = routerOf(window)
  let heard = 0
  const unsubscribe = router.subscribe(() => heard++)
  router.go('/records')
  assert.equal(router.place().depth, 1)
  router.back()
  assert.deepEqual([router.place().path, router.place().depth, heard], ['/transfer', 0, 2])
  unsubscribe()
  router.go('/records')
  assert.equal(heard, 2)
})

test('who comes back is at the same step, and who goes there anew at another', () => {
  const router = routerOf(browser('#/market'))
  const { step } = router.place()
  router.go('/kline')
  assert.notEqual(router.place().step, step)
  router.back()
  assert.equal(router.place().step, step)
  router.go('/market')
  assert.notEqual(router.place().step, step)
})

for (const [path, expected] of [
  ['/transfer', '/transfer'],
  ['//evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/login', '/'],
  ['/enter', '/'],
  [undefined, '/'],
  [null, '/'],
] as const)
  test(`[X8] a stored way back ${path} leads to ${expected}`, () =>
    assert.equal(safePath(path), expected))

for (const [pasted, expected] of [
  ['abcdefghijklmnop', 'abcdefghijklmnop'],
  [' abcdefghijklmnop\n', 'abcdefghijklmnop'],
  ['http://127.0.0.1:8080/#/enter?token=abcdefghijklmnop', 'abcdefghijklmnop'],
  ['short', undefined],
  ['', undefined],
  ['two words of a sentence', undefined],
] as const)
  test(`pasting ${JSON.stringify(pasted)} gives ${expected}`, () =>
    assert.equal(readToken(pasted), expected))

test('what is kept is read back; a stranger gets the language of the browser', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  } as Storage
  const cookies: string[] = []
  const kept = createKept(storage, ['xx', 'pt-BR', 'en'], (cookie) => void cookies.push(cookie))
  assert.equal(kept.token(), undefined)
  assert.equal(kept.language(), 'pt')
  kept.keepLanguage('zh-TW')
  kept.keepToken('t')
  kept.keepReturn('/transfer')
  assert.equal(kept.language(), 'zh-TW')
  assert.match(cookies[0] ?? '', /^lang=zh-TW; path=\//)
  assert.equal(kept.token(), 't')
  assert.equal(stored.get('LOGIN_TOKEN'), 't')
  assert.equal(kept.takeReturn(), '/transfer')
  assert.equal(kept.takeReturn(), undefined)
  stored.set('LANGUAGE_KEY', 'klingon')
  assert.equal(kept.language(), 'pt')
  for (const wishes of [[], ['xx', 'tlh-KX']])
    assert.equal(createKept(storage, wishes, () => undefined).language(), 'en')
  assert.equal(kept.theme(), undefined)
  kept.keepTheme('light')
  assert.equal(kept.theme(), 'light')
})
