/** How often what changes of products is told to everybody, by a clock that is moved by hand. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { type AnyCore, EXCHANGE } from '@evenkeel/kernel'
import { givenExchange } from '@evenkeel/kernel/testing'
import { portfolio } from './core/index.ts'
import { tellOfProducts } from './telling.ts'
import { PRODUCT } from './testing/givenPortfolio.ts'

test('[PF19] the first change is told at once, and a flood of them twice a second', async (t) => {
  const { exchange } = await givenExchange({ core: portfolio as AnyCore })
  t.mock.timers.enable({ apis: ['setTimeout'] })
  let told = 0
  const stop = tellOfProducts({
    exchange,
    pushToAll: () => void told++,
    onFailure: () => (error) => assert.fail(String(error)),
  })
  t.after(stop)
  const tellings: number[] = []
  for (let at = 0; at <= 2_000; at += 50) {
    const changed = { type: 'setProduct', ...PRODUCT, feeBps: at / 50 } as const
    await exchange.submit(portfolio, changed, { realm: 'real', actor: EXCHANGE })
    await turn()
    if (told > tellings.length) tellings.push(at)
    t.mock.timers.tick(50)
    await turn()
    if (told > tellings.length) tellings.push(at + 50)
  }
  assert.deepEqual(tellings, [0, 500, 1_000, 1_500, 2_000])
})
