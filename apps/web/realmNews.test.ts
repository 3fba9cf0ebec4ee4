/** A change of the realm is told once, and the first realm is none. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isNewRealm } from './realmNews.ts'

test('[I8] a change of the realm is news, the first realm and the same one again are not', () => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
  const told = ['real', 'real', 'demo', undefined, 'demo', 'real'].map((realm) =>
    isNewRealm(storage, realm),
  )
  assert.deepEqual(told, [false, false, true, false, false, true])
})
