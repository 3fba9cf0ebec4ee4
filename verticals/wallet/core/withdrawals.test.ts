/** Withdrawals in the core: frozen at once, approved by whom it takes, paid once, or back with the member. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Amount, custody, house, type Id } from '@evenkeel/kernel'
import fc from 'fast-check'
import { given, olga, omar, withdrawal } from '../testing/given.ts'

const deposit = {
  type: 'creditDeposit',
  member: 1,
  asset: 'USDT',
  chain: 'ethereum',
  block: 7,
} as const
const paid = { transaction: 'f00d', cost: 0n, costAsset: 'ETH' } as const

function funded(amount: Amount = 10_000n) {
  const on = given()
  on.submit({ ...deposit, source: 'a1', amount })
  /** Asks for one, and tells its number. */
  const ask = (wish: Partial<Parameters<typeof on.submit>[0]> = {}): Id => {
    const [event] = on.submit({ ...withdrawal, ...wish } as typeof withdrawal)
    return (event as { id: Id }).id
  }
  const held = () => -on.machine.balance('real', custody('ethereum'), 'USDT')
  return { on, ask, held }
}

test('[W20] amount and fee are frozen at once, and nothing has left yet', () => {
  const { on, ask, held } = funded()
  ask()
  assert.equal(on.available(1, 'spot', 'USDT'), 9_978n)
  assert.equal(on.frozen(1, 'spot', 'USDT'), 22n)
  assert.equal(held(), 10_000n)
})

for (const [name, wrong, refusal] of [
  ['[W12] a coin on a chain where it is not listed', { chain: 'bitcoin' }, 'networkNotListed'],
  ['[W21] nothing', { amount: 0n }, 'amountIsZero'],
  ['[W21] less than nothing', { amount: -5n }, 'amountIsZero'],
  ['[W21] less than the minimum', { amount: 9n }, 'belowWithdrawalMinimum'],
  ['[W22] more than the day allows', { amount: 1_001n }, 'dailyLimitReached'],
  ['[W20] an account without funds', { account: 'trading' }, 'insufficientFunds'],
  ['[W20] a member without funds', { member: 2 }, 'insufficientFunds'],
] as const)
  test(`${name} is refused as ${refusal}`, () => {
    funded().on.refused({ ...withdrawal, ...wrong }, refusal)
  })

test('[W20] all of it is what is there less the fee, to the last unit', () => {
  const { on, ask } = funded(100n)
  on.refused({ ...withdrawal, amount: 99n }, 'insufficientFunds')
  ask({ amount: 98n })
  assert.equal(on.available(1, 'spot', 'USDT'), 0n)
})

test('[W22] a day has its limit, higher for who is verified further; what comes back counts no more', () => {
  const { on, ask } = funded()
  const id = ask({ amount: 600n })
  on.refused({ ...withdrawal, amount: 401n }, 'dailyLimitReached')
  ask({ amount: 400n })
  ask({ amount: 4_000n, level: 'advanced' })
  on.submit({ type: 'cancelWithdrawal', member: 1, id })
  on.refused({ ...withdrawal, amount: 10n }, 'dailyLimitReached')
  ask({ amount: 600n, level: 'advanced' })
  on.wait(24 * 3_600_000)
  ask({ amount: 1_000n })
})

test('[W22] the day begins at midnight UTC', () => {
  const { on, ask } = funded()
  ask({ amount: 1_000n })
  on.wait(Date.UTC(2023, 10, 15) - on.machine.now - 1)
  on.refused(withdrawal, 'dailyLimitReached')
  on.wait(1)
  ask({ amount: 1_000n })
})

test('[W23] the member takes it back until it is approved, and only their own', () => {
  const { on, ask } = funded()
  const id = ask()
  on.refused({ type: 'cancelWithdrawal', member: 2, id }, 'withdrawalDoesNotExist')
  on.submit({ type: 'cancelWithdrawal', member: 1, id })
  assert.equal(on.available(1, 'spot', 'USDT'), 10_000n)
  on.refused({ type: 'cancelWithdrawal', member: 1, id }, 'withdrawalDoesNotExist')
  const other = ask()
  on.submit({ type: 'approveWithdrawal', id: other }, olga)
  on.refused({ type: 'cancelWithdrawal', member: 1, id: other }, 'withdrawalNotOpen')
})

test('[W24] one operator approves up to the limit, above it two different ones do', () => {
  const { on, ask } = funded()
  const small = ask({ amount: 500n })
  on.refused({ type: 'approveWithdrawal', id: small }, 'operatorNeeded')
  on.refused({ type: 'approveWithdrawal', id: small }, 'operatorNeeded', { kind: 'member', id: 1 })
  on.submit({ type: 'approveWithdrawal', id: small }, olga)
  assert.equal(on.state().withdrawals.get(small)?.state, 'approved')
  const large = ask({ amount: 501n, level: 'advanced' })
  const approve = { type: 'approveWithdrawal', id: large } as const
  on.submit(approve, olga)
  assert.equal(on.state().withdrawals.get(large)?.state, 'endorsed')
  on.refused(approve, 'otherOperatorNeeded', olga)
  on.refused({ type: 'startPayout', id: large, nonce: 0 }, 'withdrawalNotOpen')
  on.wait(24 * 3_600_000)
  on.submit(approve, omar)
  assert.equal(on.state().withdrawals.get(large)?.state, 'endorsed', 'a word of yesterday is none')
  on.submit(approve, olga)
  assert.equal(on.state().withdrawals.get(large)?.state, 'approved')
})

test('[W25] rejected, the money is back, at any time before it is being paid', () => {
  const { on, ask } = funded()
  const id = ask()
  on.refused({ type: 'rejectWithdrawal', id }, 'operatorNeeded')
  on.submit({ type: 'approveWithdrawal', id }, olga)
  on.submit({ type: 'rejectWithdrawal', id }, omar)
  assert.equal(on.available(1, 'spot', 'USDT'), 10_000n)
  assert.equal(on.frozen(1, 'spot', 'USDT'), 0n)
  const other = ask()
  on.submit({ type: 'approveWithdrawal', id: other }, olga)
  on.submit({ type: 'startPayout', id: other, nonce: 0 })
  on.refused({ type: 'rejectWithdrawal', id: other }, 'withdrawalNotOpen', omar)
})

test('[W17] what was asked for before the chain took the money back is neither approved nor paid', () => {
  const { on, ask } = funded(500n)
  const [open, approved] = [ask({ amount: 198n }), ask({ amount: 298n })]
  on.submit({ type: 'approveWithdrawal', id: approved }, olga)
  on.submit({ type: 'reverseDeposit', source: 'a1' })
  on.refused({ type: 'approveWithdrawal', id: open }, 'debtOutstanding', olga)
  on.refused({ type: 'startPayout', id: approved, nonce: 0 }, 'debtOutstanding')
  on.submit({ ...deposit, source: 'b2', asset: 'ETH', amount: 900n })
  on.refused({ ...withdrawal, asset: 'ETH' }, 'debtOutstanding')
  on.submit({ type: 'rejectWithdrawal', id: approved }, olga)
  on.submit({ ...deposit, source: 'c3', amount: 500n })
  on.submit({ type: 'approveWithdrawal', id: open }, olga)
})

test('[W26] a payout has a number of its own, and is started and paid once', () => {
  const { on, ask, held } = funded()
  const [one, two] = [ask(), ask()]
  for (const id of [one, two]) on.submit({ type: 'approveWithdrawal', id }, olga)
  on.refused({ type: 'confirmPayout', id: one, ...paid }, 'withdrawalNotOpen')
  on.submit({ type: 'startPayout', id: one, nonce: 4 })
  on.refused({ type: 'startPayout', id: one, nonce: 5 }, 'withdrawalNotOpen')
  on.refused({ type: 'startPayout', id: two, nonce: 4 }, 'nonceUsed')
  on.submit({ type: 'startPayout', id: two, nonce: 5 })
  on.submit({ type: 'confirmPayout', id: one, ...paid })
  on.refused({ type: 'confirmPayout', id: one, ...paid }, 'withdrawalDoesNotExist')
  assert.equal(held(), 9_980n)
  assert.equal(on.machine.balance('real', house('fees'), 'USDT'), 2n)
  assert.equal(on.frozen(1, 'spot', 'USDT'), 22n)
})

test('[W27] a payout that failed for certain waits for the next, and the money stays frozen', () => {
  const { on, ask, held } = funded()
  const id = ask()
  on.submit({ type: 'approveWithdrawal', id }, olga)
  on.submit({ type: 'startPayout', id, nonce: 0 })
  on.submit({ type: 'failPayout', id, cost: 0n, costAsset: 'ETH' })
  on.refused({ type: 'startPayout', id, nonce: 0 }, 'nonceUsed')
  on.submit({ type: 'startPayout', id, nonce: 1 })
  assert.equal(on.frozen(1, 'spot', 'USDT'), 22n)
  on.submit({ type: 'confirmPayout', id, ...paid })
  assert.equal(held(), 9_980n)
})

test("[W28] what the chain takes is the treasury's to pay, and what that has not is owed to custody", () => {
  const { on, ask } = funded()
  on.submit({ type: 'fundTreasury', asset: 'ETH', chain: 'ethereum', amount: 3n }, olga)
  for (const cost of [2n, 2n]) {
    const id = ask()
    on.submit({ type: 'approveWithdrawal', id }, olga)
    on.submit({ type: 'startPayout', id, nonce: undefined })
    on.submit({ type: 'confirmPayout', id, ...paid, transaction: `f00d${id}`, cost }, olga)
  }
  assert.equal(on.machine.balance('real', house('treasury'), 'ETH'), 0n)
  assert.equal(on.machine.balance('real', custody('ethereum'), 'ETH'), 1n, 'the chain has taken 4')
  assert.equal(on.machine.balance('real', custody('receivable'), 'ETH'), -1n)
})

/** Approved, and begun to be paid by hand. */
function byHand(amount: Amount) {
  const { on, ask } = funded()
  const id = ask({ amount, level: 'advanced' })
  for (const by of amount > 500n ? [olga, omar] : [olga])
    on.submit({ type: 'approveWithdrawal', id }, by)
  on.submit({ type: 'startPayout', id, nonce: undefined })
  return { on, ask, id }
}

test('[W50] what is paid by hand is ended by an operator, above the limit by two who say the same', () => {
  const small = byHand(500n)
  small.on.refused({ type: 'confirmPayout', id: small.id, ...paid }, 'operatorNeeded')
  small.on.submit({ type: 'confirmPayout', id: small.id, ...paid }, olga)
  assert.equal(small.on.state().withdrawals.size, 0)
  const { on, id } = byHand(501n)
  const sent = { type: 'confirmPayout', id, ...paid } as const
  const unsent = { type: 'failPayout', id, cost: 0n, costAsset: 'ETH' } as const
  on.submit(sent, olga)
  on.refused(sent, 'otherOperatorNeeded', olga)
  for (const other of [unsent, { ...sent, transaction: 'beef' }, { ...sent, cost: 1n }])
    on.refused(other, 'figuresDiffer', omar)
  assert.equal(on.state().withdrawals.get(id)?.state, 'paying')
  // Who was mistaken says it anew, and then the other one's word is the second.
  on.submit(unsent, olga)
  on.refused(sent, 'figuresDiffer', omar)
  on.submit(unsent, omar)
  assert.equal(on.state().withdrawals.get(id)?.state, 'approved')
  on.submit({ type: 'startPayout', id, nonce: undefined })
  on.submit(sent, omar)
  on.wait(24 * 3_600_000)
  on.submit(sent, olga)
  assert.equal(on.state().withdrawals.get(id)?.state, 'paying', 'a word of yesterday is none')
  on.submit(sent, omar)
  assert.equal(on.state().withdrawals.size, 0)
  assert.equal(on.state().endorsed.size, 0)
})

test('[W50] the treasury is funded by one operator up to the limit, above it by two', () => {
  const on = given()
  const fund = { type: 'fundTreasury', asset: 'ETH', chain: 'ethereum', amount: 501n } as const
  const has = () => on.machine.balance('real', house('treasury'), 'ETH')
  on.submit({ ...fund, amount: 500n }, olga)
  assert.equal(has(), 500n)
  on.submit(fund, olga)
  on.refused(fund, 'otherOperatorNeeded', olga)
  on.refused({ ...fund, amount: 502n }, 'figuresDiffer', omar)
  assert.equal(has(), 500n)
  on.submit(fund, omar)
  assert.equal(has(), 1_001n)
  assert.equal(on.state().endorsed.size, 0)
})

test('[W51] a transaction pays one withdrawal, however it is typed', () => {
  const { on, id, ask } = byHand(20n)
  on.submit({ type: 'confirmPayout', id, ...paid, transaction: '0xF00D' }, olga)
  const other = ask()
  on.submit({ type: 'approveWithdrawal', id: other }, olga)
  on.submit({ type: 'startPayout', id: other, nonce: 0 })
  for (const transaction of ['0xF00D', '0xf00d', 'f00d'])
    on.refused({ type: 'confirmPayout', id: other, ...paid, transaction }, 'transactionUsed')
  on.submit({ type: 'confirmPayout', id: other, ...paid, transaction: 'beef' })
})

/** Begun by the signer, and on the chain without showing what was paid. */
function stopped(isUnmoved: boolean) {
  const { on, ask, held } = funded()
  on.submit({ type: 'fundTreasury', asset: 'ETH', chain: 'ethereum', amount: 9n }, olga)
  const id = ask()
  const stop = { type: 'stopPayout', id, isUnmoved, cost: 3n, costAsset: 'ETH' } as const
  on.refused(stop, 'withdrawalNotOpen')
  on.submit({ type: 'approveWithdrawal', id }, olga)
  on.refused(stop, 'withdrawalNotOpen')
  on.submit({ type: 'startPayout', id, nonce: 0 })
  on.submit(stop)
  const stateOf = () => on.state().withdrawals.get(id)?.state
  const spent = () => 9n - on.machine.balance('real', house('treasury'), 'ETH')
  const unsent = { type: 'failPayout', id, cost: 0n, costAsset: 'ETH' } as const
  return { on, id, held, stop, stateOf, spent, unsent }
}

test('[W52] what the chain does not prove to be unpaid is neither rejected nor sent again, by however many', () => {
  const { on, id, stop, unsent, stateOf, spent } = stopped(false)
  assert.equal(stateOf(), 'stopped')
  for (const by of [olga, omar]) {
    on.refused({ type: 'rejectWithdrawal', id }, 'payoutUnproven', by)
    on.refused(unsent, 'payoutUnproven', by)
  }
  on.refused({ type: 'startPayout', id, nonce: 1 }, 'withdrawalNotOpen')
  on.refused({ type: 'cancelWithdrawal', member: 1, id }, 'withdrawalNotOpen')
  on.refused(stop, 'withdrawalNotOpen')
  assert.deepEqual([stateOf(), on.frozen(1, 'spot', 'USDT'), spent()], ['stopped', 22n, 3n])
})

test('[W52] two operators who say the same end what has paid all the same, whatever the amount', () => {
  const { on, id, held, stateOf, spent } = stopped(false)
  const sent = { type: 'confirmPayout', id, ...paid } as const
  on.refused(sent, 'operatorNeeded', { kind: 'member', id: 1 })
  on.submit(sent, olga)
  on.refused(sent, 'otherOperatorNeeded', olga)
  on.refused({ ...sent, transaction: 'beef' }, 'figuresDiffer', omar)
  assert.equal(stateOf(), 'stopped')
  on.submit(sent, omar)
  assert.deepEqual([stateOf(), held(), spent()], [undefined, 9_980n, 3n])
  assert.equal(on.state().endorsed.size, 0)
})

test('[W52] two operators send again, or reject with the money back, what is proven to be unpaid', () => {
  const again = stopped(true)
  assert.equal(again.stateOf(), 'unpaid')
  again.on.submit(again.unsent, olga)
  again.on.refused({ type: 'rejectWithdrawal', id: again.id }, 'figuresDiffer', omar)
  again.on.submit(again.unsent, omar)
  assert.equal(again.stateOf(), 'approved')
  again.on.refused({ type: 'startPayout', id: again.id, nonce: 0 }, 'nonceUsed')
  again.on.submit({ type: 'startPayout', id: again.id, nonce: 1 })
  const { on, id, stateOf, held } = stopped(true)
  on.submit({ type: 'rejectWithdrawal', id }, olga)
  on.refused({ type: 'rejectWithdrawal', id }, 'otherOperatorNeeded', olga)
  assert.equal(stateOf(), 'unpaid')
  on.submit({ type: 'rejectWithdrawal', id }, omar)
  assert.equal(on.available(1, 'spot', 'USDT'), 10_000n)
  assert.deepEqual([stateOf(), held(), on.state().endorsed.size], [undefined, 10_000n, 0])
})

test('[W52] what the chain shows later ends it as well: that nothing has moved, or that it was paid', () => {
  const late = stopped(false)
  late.on.submit({ ...late.stop, isUnmoved: true })
  assert.deepEqual([late.stateOf(), late.spent()], ['unpaid', 3n])
  late.on.refused({ ...late.stop, isUnmoved: true }, 'withdrawalNotOpen')
  const shown = stopped(false)
  shown.on.submit({ type: 'confirmPayout', id: shown.id, ...paid })
  assert.deepEqual([shown.stateOf(), shown.held()], [undefined, 9_980n])
})

test('[W52] [W28] what a stopped payout took is paid for once, however often and by whomever it is told', () => {
  const cost = { cost: 3n, costAsset: 'ETH' } as const
  const twice = stopped(false)
  twice.on.submit({ ...twice.stop, isUnmoved: true })
  assert.deepEqual([twice.stateOf(), twice.spent()], ['unpaid', 3n])
  for (const by of [olga, omar]) twice.on.submit({ ...twice.unsent, ...cost }, by)
  assert.deepEqual([twice.stateOf(), twice.spent()], ['approved', 3n])
  const shown = stopped(false)
  shown.on.submit({ type: 'confirmPayout', id: shown.id, transaction: 'f00d', ...cost })
  assert.deepEqual([shown.stateOf(), shown.spent()], [undefined, 3n])
  const told = stopped(false)
  const sent = { type: 'confirmPayout', id: told.id, transaction: 'f00d', ...cost } as const
  for (const by of [olga, omar]) told.on.submit(sent, by)
  assert.deepEqual([told.stateOf(), told.spent()], [undefined, 3n])
})

test('[W52] a word that was given before the chain had shown more is none', () => {
  const { on, id, stop, stateOf } = stopped(false)
  const sent = { type: 'confirmPayout', id, ...paid } as const
  on.submit(sent, olga)
  on.submit({ ...stop, isUnmoved: true })
  on.submit(sent, omar)
  assert.equal(stateOf(), 'unpaid')
  on.submit(sent, olga)
  assert.equal(stateOf(), undefined)
})

test('[W52] how a payout of the signer ends, no operator says, as long as it has not been stopped', () => {
  const { on, ask } = funded()
  const id = ask()
  on.submit({ type: 'approveWithdrawal', id }, olga)
  on.submit({ type: 'startPayout', id, nonce: 0 })
  for (const by of [olga, omar]) {
    on.refused({ type: 'confirmPayout', id, ...paid }, 'paidBySigner', by)
    on.refused({ type: 'failPayout', id, cost: 0n, costAsset: 'ETH' }, 'paidBySigner', by)
    const stop = { type: 'stopPayout', id, isUnmoved: true, cost: 0n, costAsset: 'ETH' } as const
    on.refused(stop, 'paidBySigner', by)
  }
})

test('[W50] a cost above the limit of the chain’s own coin takes two operators as well', () => {
  const { on, id } = byHand(20n)
  const sent = { type: 'confirmPayout', id, transaction: 'f00d', costAsset: 'ETH' } as const
  on.submit({ ...sent, cost: 501n }, olga)
  assert.equal(on.state().withdrawals.get(id)?.state, 'paying')
  on.submit({ ...sent, cost: 500n }, olga)
  assert.equal(on.state().withdrawals.get(id), undefined)
})

test('[M1] of many withdrawals of one balance exactly as many go through as it covers', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 10, max: 90 }), { maxLength: 64 }), (amounts) => {
      const { on } = funded(200n)
      let left = 200n
      for (const amount of amounts.map(BigInt)) {
        const wish = { ...withdrawal, amount }
        if (amount + 2n > left) on.refused(wish, 'insufficientFunds')
        else {
          on.submit(wish)
          left -= amount + 2n
        }
      }
      assert.equal(on.available(1, 'spot', 'USDT'), left)
    }),
    { numRuns: 50 },
  )
})
