/** What stands at an address of the console, for whom, and where the navigation leads. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ConsolePage } from '@evenkeel/ui'
import { languages, mayOperate, operatorRoles } from '@evenkeel/wire'
import type { Client } from '@evenkeel/wire/client'
import {
  access,
  countsFor,
  entriesOf,
  findPage,
  firstPage,
  groups,
  type PageName,
  parts,
  safeReturn,
  standingAt,
} from './pages.ts'

const page = (name: string): ConsolePage<PageName> => ({
  operators: 'operator',
  name: name as PageName,
  load: async () => ({ default: () => null }),
})
const some = { '/members/:uid': page('one'), '/members/new': page('new'), '/a/:b/:c': page('two') }
const named = (path: string) => {
  const found = findPage(path, some)
  return found && [found.page.name, found.params]
}

test('an address names a page and its parameters; a plain one goes first', () => {
  assert.deepEqual(named('/members/7'), ['one', { uid: '7' }])
  assert.deepEqual(named('/members/new'), ['new', {}])
  assert.deepEqual(named('/a/x%20y/z'), ['two', { b: 'x y', c: 'z' }])
  for (const path of [
    '/members',
    '/members/',
    '/members/7/8',
    '/members/%',
    '/members/:uid/x',
    '/',
  ])
    assert.equal(named(path), undefined, path)
})

test('who is not signed in finds the way in, and nothing else', () => {
  assert.equal(standingAt(access.signIn, undefined).type, 'page')
  assert.equal(standingAt('/enrol', undefined).type, 'page')
  const signIn = { type: 'goTo', path: access.signIn, isSignIn: true }
  for (const path of ['/', '/operators', '/audit', '/sessions', '/nowhere'])
    assert.deepEqual(standingAt(path, undefined), signIn, path)
})

test('each role finds its own pages: the others say that they are for another', () => {
  for (const role of ['support', 'reviewer', 'finance'] as const) {
    assert.equal(standingAt('/operators', role).type, 'notAllowed')
    assert.equal(standingAt('/audit', role).type, 'notAllowed')
    assert.equal(standingAt('/settings', role).type, 'notAllowed')
    assert.equal(standingAt('/switches', role).type, 'page')
    const terms = role === 'finance' ? 'page' : 'notAllowed'
    assert.equal(standingAt('/terms', role).type, terms)
    assert.equal(standingAt('/sessions', role).type, 'page')
  }
  for (const path of ['/operators', '/audit', '/system', '/sessions', '/switches', '/settings'])
    assert.equal(standingAt(path, 'admin').type, 'page')
  for (const [path, role, other] of [
    ['/queues/deposits', 'finance', 'reviewer'],
    ['/queues/withdrawals', 'finance', 'reviewer'],
    ['/queues/identities', 'reviewer', 'finance'],
  ] as const) {
    assert.equal(standingAt(path, role).type, 'page')
    assert.equal(standingAt(path, 'admin').type, 'page')
    assert.equal(standingAt(path, other).type, 'notAllowed')
    assert.equal(standingAt(path, 'support').type, 'notAllowed')
  }
  for (const path of ['/queues/feedback', '/chats', '/notices', '/articles']) {
    assert.equal(standingAt(path, 'support').type, 'page')
    assert.equal(standingAt(path, 'finance').type, 'notAllowed')
  }
  assert.equal(standingAt('/nowhere', 'admin').type, 'notFound')
})

test('every role begins somewhere, and the navigation has what it may open alone', () => {
  for (const role of operatorRoles) {
    const first = firstPage(role)
    assert.equal(standingAt(first, role).type, 'page')
    assert.deepEqual(standingAt('/', role), { type: 'goTo', path: first })
    assert.deepEqual(standingAt(access.signIn, role), { type: 'goTo', path: first })
    const entries = groups.flatMap((group) => entriesOf(group, role))
    for (const { path } of entries) {
      const policy = findPage(path)?.page.operators ?? []
      assert.ok(mayOperate(policy, role), `${role} at ${path}`)
    }
  }
  const admin = entriesOf('system', 'admin').map(({ path }) => path)
  assert.deepEqual(admin, ['/operators', '/audit', '/system', '/account', '/sessions'])
  assert.deepEqual(
    entriesOf('system', 'support').map(({ path }) => path),
    ['/account', '/sessions'],
  )
})

test('what waits is counted beside the pages of those who decide it', async () => {
  const queues = ['deposits', 'withdrawals', 'identities', 'feedback'].map((name) => ({
    name,
    waiting: 3,
  }))
  const client = { call: async () => ({ queues, waiting: 2, notices: [] }) } as unknown as Client
  for (const role of ['support', 'reviewer', 'finance', 'admin'] as const) {
    const all = await Promise.all(
      countsFor(role).map(({ read }) => read(client, new AbortController().signal)),
    )
    const counted = Object.keys(Object.assign({}, ...all))
    const own = entriesOf('work', role).map(({ path }) => path)
    assert.notEqual(own.length, 0)
    assert.deepEqual(
      own.filter((path) => !counted.includes(path)),
      [],
      role,
    )
  }
})

for (const [address, expected] of [
  ['/audit', '/audit'],
  ['/audit?operator=x', '/audit?operator=x'],
  ['/nowhere', '/queues/feedback'],
  ['/sign-in', '/queues/feedback'],
  ['/enrol', '/queues/feedback'],
  ['//evil.example', '/queues/feedback'],
  ['https://evil.example', '/queues/feedback'],
  ['javascript:alert(1)', '/queues/feedback'],
  ['', '/queues/feedback'],
  [undefined, '/queues/feedback'],
] as const)
  test(`[X8] after a sign-in ${address} leads to ${expected}`, () =>
    assert.equal(safeReturn(address, 'support'), expected))

test('every page is named in every language', async () => {
  for (const { names, pages } of parts)
    for (const language of languages) {
      const texts = (await names?.(language))?.default ?? {}
      for (const [path, { name }] of Object.entries(pages))
        assert.ok(texts[name], `${path} in ${language}`)
    }
})
