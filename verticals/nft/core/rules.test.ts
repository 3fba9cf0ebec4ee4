/** What the screens foresee is what the core does. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formatAmount } from '@evenkeel/kernel'
import {
  dailyReward,
  firstTerms,
  isLess,
  priceFault,
  priceLimits,
  rewardFigures,
  type StakeTerm,
  saleFigures,
  saleOf,
  stakeTerms,
} from './rules.ts'

test('[NF22] what a sale leaves on the screen is what the core pays out', () => {
  for (const units of [1_00000000n, 77_77777777n, 9_999_999_99999999n]) {
    const { fee, royalty, proceeds } = saleOf(units, firstTerms)
    const must = {
      fee: formatAmount(fee),
      royalty: formatAmount(royalty),
      gets: formatAmount(proceeds),
    }
    assert.deepEqual(saleFigures(formatAmount(units), firstTerms), must)
  }
  assert.equal(saleFigures('', firstTerms), undefined)
  assert.equal(saleFigures('0', firstTerms), undefined)
})

test('[NF22] what a stake pays on the screen is what the core promises', () => {
  for (const term of stakeTerms) {
    const daily = dailyReward(33_00000000n, term)
    const { daily: shown, total } = rewardFigures('33', term)
    assert.deepEqual([shown, total], [formatAmount(daily), formatAmount(daily * BigInt(term.days))])
  }
  assert.equal(rewardFigures('1', stakeTerms[0] as StakeTerm).daily, '0.0004')
})

test('[NF3] [NF22] the bounds of a price are those of the core', () => {
  assert.deepEqual(priceLimits, { least: '1', most: '10000000' })
  assert.equal(priceFault(1_00000000n), undefined)
  assert.equal(priceFault(99_999_999n), 'itemPriceTooLow')
  assert.ok(isLess('1.5', '2') && !isLess('2', '2') && !isLess('', '2'))
})
