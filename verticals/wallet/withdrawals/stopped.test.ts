/** Payouts that were stopped, at the terminal and at the console: what is proven to be unpaid goes on, what is not stays. */
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { openTestTables } from '@evenkeel/server/testing/tables.ts'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { idleToken, silentToken } from '../chains/testing/contracts.ts'
import { startChain } from '../chains/testing/localChain.ts'
import { withdrawalDecider } from './decisions.ts'
import { createWithdrawalQueue } from './queue.ts'
import { createWithdrawalReview } from './review.ts'
import { givenPayouts, UNIT } from './testing/payoutStage.ts'
import { createTransactions } from './transactions.ts'

const tables = await openTestTables()
const chain = await startChain()
after(() => chain.stop())

const newAddress = () => privateKeyToAccount(generatePrivateKey()).address as string

/** A withdrawal whose payout was stopped, and the desk at which operators end it. */
async function given(code: string) {
  const contract = await chain.deploy(code)
  const stage = await givenPayouts(tables, chain, { contract, confirmations: 1 })
  await stage.fund()
  const payouts = stage.open({
    chain: (own) => ({
      ...own,
      // Whatever the token says now, the hot wallet seems to have some.
      balanceOf: (of, token, at) =>
        token !== undefined && at === undefined
          ? Promise.resolve(10n ** 9n)
          : own.balanceOf(of, token, at),
    }),
  })
  const id = await stage.approved('USDT', 5n * UNIT, newAddress())
  for (let nth = 0; nth < 3; nth++) await payouts.step()
  const transactions = createTransactions(tables)
  const review = createWithdrawalReview({
    tables,
    history: { rows: async () => [] },
    desk: () => ({
      seal: (text: string) => Buffer.from(text),
      read: (sealed: Buffer) => sealed.toString(),
      uidOf: async () => 10_000_001,
      levelOf: async () => 'basic',
    }),
    exchange: stage.exchange(),
    destinations: stage.destinations,
    transactions,
    isPaidBySigner: async () => true,
    costCoinOf: () => 'ETH',
    stuckOf: (of) => payouts.stuck().get(of),
    now: () => stage.clock.now,
  } as Parameters<typeof createWithdrawalReview>[0])
  const desk = withdrawalDecider(review)
  const decide = async (operator: string, decision: object) => {
    const number = operator.toLowerCase() === 'olga' ? 1 : 2
    const by = { id: number, name: operator, role: 'finance', session: number } as const
    const decided = await desk.decide(id, by, decision)
    if (decided.outcome === 'refused') return decided.reason
    return decided.needsAnother ? 'Noted' : 'Done'
  }
  const steps = async () => (await review.open()).find((one) => one.withdrawal.id === id)?.steps
  const [signed] = await transactions.of(id, 0)
  return { stage, decide, steps, payouts, id, transaction: signed?.tx ?? '' }
}

const reject = { verdict: 'reject', reason: 'Its token does not pay' }

test('[W52] what is not proven is offered as paid alone, by two, and by a transaction of the signer', async () => {
  const { stage, decide, steps, id, transaction } = await given(silentToken)
  assert.deepEqual(await steps(), ['paid'])
  for (const operator of ['Olga', 'Omar']) {
    assert.equal(await decide(operator, reject), 'payoutUnproven')
    assert.equal(await decide(operator, { verdict: 'unsent' }), 'payoutUnproven')
    assert.equal(await decide(operator, { verdict: 'begin' }), 'paidBySigner')
    const sent = { verdict: 'sent', transaction, cost: '0.1', coin: 'ETH' }
    assert.equal(await decide(operator, sent), 'paidBySigner')
  }
  const other = { verdict: 'paid', transaction: `0x${'ab'.repeat(32)}` }
  assert.equal(await decide('Olga', other), 'transactionNotSigned')
  assert.equal(await decide('Olga', { verdict: 'paid', transaction }), 'Noted')
  assert.equal(await decide('olga', { verdict: 'paid', transaction }), 'otherOperatorNeeded')
  assert.equal(stage.stateOf(id), 'stopped')
  assert.equal(await decide('Omar', { verdict: 'paid', transaction }), 'Done')
  assert.equal(stage.stateOf(id), 'over')
})

test('[W52] what is proven to be unpaid is sent again or rejected, by two', async () => {
  const { stage, decide, steps, payouts, id } = await given(idleToken)
  assert.deepEqual(await steps(), ['unsent', 'reject', 'paid'])
  assert.equal(await decide('Olga', { verdict: 'unsent' }), 'Noted')
  assert.equal(await decide('Omar', { verdict: 'unsent' }), 'Done')
  for (let nth = 0; nth < 3; nth++) await payouts.step()
  assert.equal(stage.stateOf(id), 'unpaid', 'it was sent once more, and stopped once more')
  assert.equal(await decide('Olga', reject), 'Noted')
  assert.equal(await decide('Omar', reject), 'Done')
  await payouts.step()
  assert.deepEqual([stage.stateOf(id), stage.has('USDT')], ['over', 1_000n * UNIT])
  const sent = await chain.call('eth_getTransactionCount', stage.hotWallet, 'latest')
  assert.equal(Number(sent), 2, 'it was sent twice, and nothing after it was rejected')
})

test('[W52] balances that nobody can tell prove nothing, until somebody can', async () => {
  const idle = await chain.deploy(idleToken)
  const stage = await givenPayouts(tables, chain, { contract: idle, confirmations: 1 })
  await stage.fund()
  let isForgetful = true
  const payouts = stage.open({
    chain: (own) => ({
      ...own,
      async balanceOf(of, contract, at) {
        if (contract !== undefined && at === undefined) return 10n ** 9n
        if (at !== undefined && isForgetful) throw new Error('the state of this block is gone')
        return own.balanceOf(of, contract, at)
      },
    }),
  })
  const id = await stage.approved('USDT', 5n * UNIT, newAddress())
  for (let nth = 0; nth < 3; nth++) await payouts.step()
  assert.equal(stage.stateOf(id), 'stopped')
  isForgetful = false
  await payouts.step()
  assert.equal(stage.stateOf(id), 'unpaid')
})

test('[W52] what is still being paid has no way out', async () => {
  const { stage, decide, payouts, id } = await given(idleToken)
  for (const operator of ['Olga', 'Omar']) await decide(operator, { verdict: 'unsent' })
  await payouts.step()
  assert.equal(stage.stateOf(id), 'paying')
  const [variant] = await createTransactions(tables).of(id, 1)
  assert.equal(await decide('Olga', { verdict: 'unsent' }), 'paidBySigner')
  assert.equal(await decide('Olga', reject), 'withdrawalNotOpen')
  const paid = { verdict: 'paid', transaction: variant?.tx }
  assert.equal(await decide('Olga', paid), 'withdrawalNotOpen')
})

test('[W52] at the console one that was stopped is said to be sent without its cost, which is known', async () => {
  const asked: unknown[] = []
  const queue = createWithdrawalQueue({
    ids: { read: () => ({ id: 7, nth: 0 }) },
    decider: {
      async decide(...all: unknown[]) {
        asked.push(all)
        return { outcome: 'done' }
      },
    },
  } as never)
  const olga = { name: 'Olga' } as never
  const transaction = 'cafe'.repeat(16)
  await queue.decide('x', { action: 'sent', answers: { transaction } } as never, olga)
  const answers = { transaction, cost: '0.1', costAsset: 'ETH' }
  await queue.decide('x', { action: 'sent', answers } as never, olga)
  assert.deepEqual(asked, [
    [7, olga, { verdict: 'paid', transaction }],
    [7, olga, { verdict: 'sent', transaction, cost: '0.1', coin: 'ETH' }],
  ])
})
