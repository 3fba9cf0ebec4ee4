/** What two admins agree to give up with the NFTs of a member: which they are, and what their stakes still earn. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { UNIT } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import { itemIdOf, itemOf, nft } from './core/index.ts'
import { server } from './server.ts'

const ANN = 1

test('[NF29] NFTs are given up by name, and stakes with what they still earn', () => {
  const on = stage(nft)
  const mint = { kind: 'tidelines', seed: 7, size: 50, basePrice: 10n * UNIT } as const
  on.submit({ type: 'mintCollection', code: 'tidelines', ...mint })
  on.submit({ type: 'fundSandboxRewards', amount: 1_000n * UNIT })
  on.fund(ANN, 'USDT', 100_000n * UNIT)
  const buy = (number: number) => {
    const item = itemIdOf({ number: 1 }, number)
    const price = itemOf(on.state(), item)?.price ?? 0n
    const events = on.submit({ type: 'orderItem', member: ANN, item, price })
    const { id: order } = events.at(-1) as unknown as { id: number }
    on.submit({ type: 'confirmItemOrder', member: ANN, order })
    return item
  }
  const words = () => server.holdings?.(on.machine, ANN).obligations
  assert.deepEqual(words(), [])
  const first = buy(23)
  buy(4)
  assert.deepEqual(words(), ['2 NFTs (tidelines 4, tidelines 23)'])
  on.submit({ type: 'stakeItem', member: ANN, item: first, days: 7 })
  const [named, staked] = words() ?? []
  assert.equal(named, '2 NFTs (tidelines 4, tidelines 23)')
  const [stake] = [...on.state().stakes.values()]
  assert.ok(stake)
  const { daily } = stake
  assert.match(staked ?? '', /^1 stake, still to earn [0-9.]+ USDT$/)
  on.wait(6 * 86_400_000)
  const left = `${daily / UNIT}.${`${daily % UNIT}`.padStart(8, '0').replace(/0+$/, '')}`
  assert.equal(words()?.[1], `1 stake, still to earn ${left.replace(/\.$/, '')} USDT`)
  for (let number = 24; number < 42; number++) buy(number)
  assert.match(words()?.[0] ?? '', /^20 NFTs \(tidelines 4, .*, tidelines 41\)$/)
  buy(42)
  const many = words()?.[0]
  assert.match(many ?? '', /^21 NFTs \(sha256 [0-9a-f]{64}\)$/)
  buy(43)
  assert.notEqual(words()?.[0]?.slice(8), many?.slice(8))
})
