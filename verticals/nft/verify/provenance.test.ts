/** The chain of owners, checked as anybody would. */
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { brokenLink, chained, type Link } from './provenance.ts'
import { sha256 } from './sha256.ts'

const links = chained([
  { item: 'tidelines#1', nth: 0, at: 1, owner: 'house', price: '0' },
  { item: 'tidelines#1', nth: 1, at: 5, owner: '0xaa', price: '20.5' },
  { item: 'tidelines#1', nth: 2, at: 9, owner: '0xbb', price: '31' },
])

test('[NF17] the hash is SHA-256, for texts of every length', () => {
  for (let length = 0; length < 200; length++) {
    const text = 'é|x語'.repeat(length).slice(0, length)
    assert.equal(sha256(text), createHash('sha256').update(text).digest('hex'))
  }
})

test('[NF17] a chain that is whole holds, and any change in it is found', () => {
  assert.equal(brokenLink('tidelines#1', links), undefined)
  assert.equal(brokenLink('tidelines#2', links), 0)
  assert.equal(brokenLink('tidelines#1', links.slice(1)), 0)
  const changes: Partial<Link>[] = [
    { owner: '0xcc' },
    { price: '1' },
    { at: 6 },
    { hash: '0'.repeat(64) },
  ]
  for (const change of changes) {
    const forged = links.map((link, nth) => (nth === 1 ? { ...link, ...change } : link))
    assert.equal(brokenLink('tidelines#1', forged), 1)
  }
  assert.equal(brokenLink('tidelines#1', [links[0], links[2]] as Link[]), 1)
})
