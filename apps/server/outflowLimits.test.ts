/** The first limits on what leaves, for every coin of every vertical. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { instruments } from '@evenkeel/verticals/market/instruments.ts'
import { outflowMax } from '@evenkeel/verticals/operators/core.ts'
import { firstNetworks } from '@evenkeel/verticals/wallet/firstNetworks.ts'

test('[O3] every coin that can leave, or is quoted, has a limit without anybody setting it', () => {
  const coins = instruments.filter((one) => one.class === 'crypto')
  const assets = new Set([
    ...firstNetworks.map(({ asset }) => asset),
    ...coins.flatMap(({ base, quote }) => [base, quote]),
  ])
  assert.equal(assets.size, 17)
  for (const asset of assets)
    assert((outflowMax({ parameters: new Map() }, asset) ?? 0n) > 0n, asset)
})
