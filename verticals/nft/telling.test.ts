/** How often what changes of items is told to everybody, by a clock that is moved by hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { type AnyCore, EXCHANGE } from '@evenkeel/kernel'
import { givenExchange } from '@evenkeel/kernel/testing'
import { nft } from './core/index.ts'
import { tellOfItems } from './telling.ts'

test('[NF24] the first change is told at once, and what comes within 250 ms of a telling together', async (t) => {
  const { exchange, machine, world } = await givenExchange({ core: nft as AnyCore })
  const submit = (command: { readonly type: string }) =>
    exchange.submit(nft, command as never, { realm: 'real', actor: EXCHANGE })
  const minted = { type: 'mintCollection', kind: 'keelfolk', seed: 5, size: 10 } as const
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const told: (readonly string[])[] = []
  const stop = tellOfItems({
    exchange,
    machine,
    now: () => world.now,
    push: () => undefined,
    pushToAll: (_, news) =>
      void told.push((news as { collections: readonly string[] }).collections),
  })
  t.after(stop)
  const mint = async (code: string) => {
    await submit({ ...minted, code, basePrice: 1_000_000_000n } as never)
    await turn()
  }
  await mint('first')
  assert.deepEqual(told, [['first']])
  await mint('second')
  t.mock.timers.tick(249)
  await mint('third')
  assert.equal(told.length, 1)
  t.mock.timers.tick(1)
  assert.deepEqual(told, [['first'], ['second', 'third']])
})
