/** What the screens foresee is what the core does. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatAmount, house, UNIT } from '@evenkeel/kernel'
import { stage } from '@evenkeel/kernel/testing'
import { itemOf, nft } from './index.ts'
import {
  firstTerms,
  isLess,
  priceFault,
  priceLimits,
  rewardFigures,
  type StakeTerm,
  saleFigures,
  stakeTerms,
} from './rules.ts'

const [ANN, BOB] = [1, 2] as const
const ITEM = 1_000_001
const DAY_MS = 86_400_000

/** Ann has the first item, and Bob the means to buy it. */
function given() {
  const on = stage(nft)
  const minted = { kind: 'fleet', seed: 5, size: 10, basePrice: 33n * UNIT } as const
  on.submit({ type: 'mintCollection', code: 'tests', ...minted })
  for (const member of [ANN, BOB]) on.fund(member, 'USDT', 20_000_000n * UNIT)
  const spot = (member: number) => on.available(member, 'spot', 'USDT')
  const at = (name: 'fees' | 'charity') => on.machine.balance('real', house(name), 'USDT')
  const buy = (member: number, price: bigint) => {
    const [order] = on.submit({ type: 'orderItem', member, item: ITEM, price })
    assert.ok(order?.type === 'itemOrdered')
    on.submit({ type: 'confirmItemOrder', member, order: order.id })
  }
  const mintPrice = itemOf(on.state(), ITEM)?.price ?? 0n
  buy(ANN, mintPrice)
  return { on, spot, at, buy, mintPrice }
}

test('[NF22] what a sale leaves on the screen is what the core pays out', () => {
  for (const price of [1_00000000n, 77_77777777n, 9_999_999_99999999n]) {
    const { on, spot, at, buy } = given()
    const before = [at('fees'), at('charity'), spot(ANN)] as const
    on.submit({ type: 'listItem', member: ANN, item: ITEM, price })
    buy(BOB, price)
    assert.deepEqual(saleFigures(formatAmount(price), firstTerms), {
      fee: formatAmount(at('fees') - before[0]),
      royalty: formatAmount(at('charity') - before[1]),
      gets: formatAmount(spot(ANN) - before[2]),
    })
  }
  const figures = { fee: '1.94444445', royalty: '3.88888889', gets: '71.94444443' }
  assert.deepEqual(saleFigures('77.77777777', firstTerms), figures)
  assert.equal(saleFigures('', firstTerms), undefined)
  assert.equal(saleFigures('0', firstTerms), undefined)
})

test('[NF22] what a stake pays on the screen is what the core promises', () => {
  for (const term of stakeTerms) {
    const { on, spot, mintPrice } = given()
    on.submit({ type: 'fundSandboxRewards', amount: 1_000n * UNIT })
    on.submit({ type: 'stakeItem', member: ANN, item: ITEM, days: term.days })
    const before = spot(ANN)
    const paid = () => formatAmount(spot(ANN) - before)
    on.wait(DAY_MS)
    const daily = paid()
    on.wait(term.days * DAY_MS)
    assert.deepEqual(rewardFigures(formatAmount(mintPrice), term), { daily, total: paid() })
  }
  assert.equal(rewardFigures('1', stakeTerms[0] as StakeTerm).daily, '0.0004')
})

test('[NF3] [NF22] the bounds of a price are those of the core', () => {
  assert.deepEqual(priceLimits, { least: '1', most: '10000000' })
  assert.equal(priceFault(1_00000000n), undefined)
  assert.equal(priceFault(99_999_999n), 'itemPriceTooLow')
  assert.ok(isLess('1.5', '2') && !isLess('2', '2') && !isLess('', '2'))
})
