/** Work is done as long as more of it is asked for, and not without end. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { proofAt, withProof } from './proving.ts'

const more = new Error('more work')

/** A server that asks for this many bits, one after the other; and whoever solves what is asked. */
function given(...wanted: number[]) {
  let proofs = 0
  const ask = async (captcha: string | undefined) => {
    if (Number(captcha ?? 0) >= (wanted[0] ?? 0)) return 'in'
    throw more
  }
  const prove = async () => {
    proofs++
    const bits = wanted[0] ?? 0
    // Meanwhile somebody else was wrong.
    if (wanted.length > 1) wanted.shift()
    return String(bits)
  }
  const isWanted = (error: unknown) => error === more
  return { ask, prove, isWanted, proofs: () => proofs }
}

test('[E7] nothing is proven where nothing is asked for; always, where it always is', async () => {
  const free = given(0)
  assert.equal(await withProof({ ...free, always: false }), 'in')
  assert.equal(free.proofs(), 0)
  assert.equal(await withProof({ ...free, always: true }), 'in')
  assert.equal(free.proofs(), 1)
})

test('[E7] [E9] when the work has grown meanwhile, it is done again, up to the hardest', async () => {
  const growing = given(16, 17, 18, 19, 20, 21, 22)
  assert.equal(await withProof({ ...growing, always: false }), 'in')
  assert.equal(growing.proofs(), 7)
})

test('[E7] who asks for ever more is not believed, and other refusals are passed on', async () => {
  const endless = given(...Array.from({ length: 100 }, (_, nth) => nth + 1))
  await assert.rejects(withProof({ ...endless, always: true }), more)
  assert.equal(endless.proofs(), 7)
  const others = given(16)
  const wrong = new Error('wrong password')
  const ask = () => Promise.reject(wrong)
  await assert.rejects(withProof({ ...others, ask, always: false }), wrong)
  assert.equal(others.proofs(), 0)
})

test('a long proof says so from 20 bits on, and how far it is', () => {
  assert.deepEqual(proofAt(19), { percent: 0, isHard: false })
  assert.deepEqual(proofAt(20, 0.509), { percent: 50, isHard: true })
})
