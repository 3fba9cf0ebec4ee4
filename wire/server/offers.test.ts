/** What verticals offer is joined without one taking another's place. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { joinOffers } from './offers.ts'
import type { Offers } from './platform.ts'

const desk = { queue: 'one' } as never
const page = (path: string) => ({ path }) as never

test('lists of two verticals go on, and an empty offer changes nothing', () => {
  const offered: Offers = {}
  joinOffers(offered, { plainPages: [page('/a')], signedCalls: [page('/x')] }, 'spot')
  joinOffers(offered, { plainPages: [page('/b'), page('/c')] }, 'contracts')
  joinOffers(offered, { plainPages: undefined } as never, 'market')
  joinOffers(offered, {}, 'nft')
  assert.deepEqual(offered.plainPages, [page('/a'), page('/b'), page('/c')])
  assert.deepEqual(offered.signedCalls, [page('/x')])
})

test('what has names is put together, and a name is given once', () => {
  const offered: Offers = {}
  joinOffers(offered, { queues: { deposits: desk }, terms: { coins: desk } }, 'wallet')
  joinOffers(offered, { queues: { identities: desk } }, 'members')
  assert.deepEqual(Object.keys(offered.queues ?? {}), ['deposits', 'identities'])
  assert.deepEqual(Object.keys(offered.terms ?? {}), ['coins'])
  assert.throws(
    () => joinOffers(offered, { queues: { deposits: desk } }, 'nft'),
    /nft: queues has deposits already/,
  )
})

test('anything else is offered by one vertical alone', () => {
  const offered: Offers = {}
  const [first, second] = [() => true, () => false]
  joinOffers(offered, { isSimulated: first }, 'market')
  assert.throws(() => joinOffers(offered, { isSimulated: second }, 'spot'), /offered already/)
  assert.equal(offered.isSimulated, first)
})
