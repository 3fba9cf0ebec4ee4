/** What the worker's cache is filled with while nobody waits. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type BuiltFiles, keepPages } from './keptPages.ts'

const built = {
  scripts: ['/assets/Home-1.js', '/assets/Market-1.js'],
  texts: {
    en: ['/assets/text-en-1.js'],
    de: ['/assets/text-de-1.js', '/assets/text-wallet-de-1.js'],
  },
  others: ['/assets/btc-1.svg'],
} as unknown as BuiltFiles

function given(paths: readonly string[], failing?: string) {
  const kept = new Set(paths)
  const url = (path: string) => `https://exchange.example${path}`
  const cache = {
    keys: async () => [...kept].map((path) => new Request(url(path))),
    delete: async (request: RequestInfo | URL) =>
      kept.delete(new URL((request as Request).url).pathname),
  }
  const fetch = async (path: string) => {
    if (path === failing) return new Response('', { status: 503 })
    kept.add(path)
    return new Response('')
  }
  let waits = 0
  const idle = async () => void waits++
  const fill = () => keepPages({ cache, built, language: 'de', fetch, idle })
  return { kept, fill, waits: () => waits }
}

test('every script is kept, and the texts of one language, each when the page is idle', async () => {
  const { kept, fill, waits } = given(['/', '/assets/Home-1.js'])
  await fill()
  const texts = ['/assets/text-de-1.js', '/assets/text-wallet-de-1.js']
  assert.deepEqual([...kept], ['/', ...built.scripts, ...texts])
  assert.equal(waits(), 3)
  await fill()
  assert.equal(waits(), 3, 'what is kept is not fetched again')
})

test('files of former builds are removed; the page and images of this build stay', async () => {
  const { kept, fill } = given(['/', '/assets/Home-0.js', '/assets/btc-1.svg', '/assets/btc-0.svg'])
  await fill()
  assert.deepEqual(
    [...kept].filter((path) => path.endsWith('-0.js') || !path.endsWith('.js')),
    ['/', '/assets/btc-1.svg'],
  )
})

test('a file that cannot be fetched ends it', async () => {
  const { kept, fill } = given(['/'], '/assets/Market-1.js')
  await fill()
  assert.deepEqual([...kept], ['/', '/assets/Home-1.js'])
})
