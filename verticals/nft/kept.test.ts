/** Lists of the market that are kept: for as long as nothing changes, and never longer. */
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { type AnyCore, EXCHANGE, type Millis, refuse } from '@evenkeel/kernel'
import { givenExchange, soFar } from '@evenkeel/kernel/testing'
import { nft } from './core/index.ts'
import { createKept } from './kept.ts'

const FOREVER = Number.POSITIVE_INFINITY

async function given(t: TestContext, lengthMax?: number) {
  const { exchange, journal, world, submit } = await givenExchange({ core: nft as AnyCore })
  const kept = createKept({ exchange, now: () => world.now }, lengthMax)
  t.after(kept.stop)
  let made = 0
  return {
    journal,
    world,
    submit,
    kept,
    made: () => made,
    ask: (question = 'items', until: Millis = FOREVER) =>
      kept.answer(question, async () => ({ text: `${question} ${++made}`, until })),
    mint: (code: string, realm: 'real' | 'demo' = 'real') => {
      const minted = { type: 'mintCollection', code, kind: 'keelfolk', seed: 5, size: 10 }
      const command = { ...minted, basePrice: 1_000_000_000n } as never
      return exchange.submit(nft, command, { realm, actor: EXCHANGE })
    },
  }
}

test('[NF31] what was read is told to all who ask the same, until something changes in the market', async (t) => {
  const { ask, mint } = await given(t)
  assert.deepEqual([await ask(), await ask()], ['items 1', 'items 1'])
  assert.equal(await ask('others'), 'others 2')
  assert.equal((await mint('first')).ok, true)
  assert.equal(await ask(), 'items 3')
  assert.equal(await ask(), 'items 3')
  await mint('second', 'demo')
  assert.equal(await ask(), 'items 3', 'the market is in the real realm alone')
})

test('[NF31] those who ask while it is read wait for the same reading', async (t) => {
  const { ask, made } = await given(t)
  assert.deepEqual(await Promise.all([ask(), ask(), ask()]), ['items 1', 'items 1', 'items 1'])
  assert.equal(made(), 1)
})

test('[NF31] from a decision on until it is durable nothing is kept', async (t) => {
  const { ask, mint, journal } = await given(t)
  assert.equal(await ask(), 'items 1')
  journal.hold()
  const minted = mint('first')
  assert.equal(await soFar(minted), 'pending')
  assert.deepEqual([await ask(), await ask()], ['items 2', 'items 3'])
  journal.release()
  await minted
  assert.deepEqual([await ask(), await ask()], ['items 4', 'items 4'])
})

test('[NF31] a reading that a change overtakes is told to those who waited, and kept for nobody', async (t) => {
  const { kept, ask, mint } = await given(t)
  const read = Promise.withResolvers<{ text: string; until: Millis }>()
  const early = kept.answer('items', () => read.promise)
  await mint('first')
  const later = ask()
  read.resolve({ text: 'before it', until: FOREVER })
  assert.deepEqual([await early, await later, await ask()], ['before it', 'items 1', 'items 1'])
})

test('[NF31] what time alone changes is read again then', async (t) => {
  const { ask, world } = await given(t)
  const until = world.now + 1_000
  assert.equal(await ask('items', until), 'items 1')
  world.now = until - 1
  assert.equal(await ask('items', until), 'items 1')
  world.now = until
  assert.equal(await ask('items', until), 'items 2')
})

test('[NF31] refusals and failures are kept for nobody', async (t) => {
  const { kept, ask } = await given(t)
  const refused = refuse('collectionDoesNotExist')
  assert.deepEqual(await kept.answer('items', async () => refused), refused)
  await assert.rejects(
    kept.answer('items', async () => Promise.reject(new Error('no database'))),
    /no database/,
  )
  assert.equal(await ask(), 'items 1')
})

test('[NF31] a flood of different questions does not fill the memory', async (t) => {
  const { ask, made } = await given(t, 100)
  for (let nth = 0; nth < 50; nth++) await ask(`question ${nth}`)
  assert.equal(made(), 50)
  await ask('question 0')
  assert.equal(made(), 51)
})
